import { History } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import type { EssayId } from "../essay-query.ts";
import { EarlierVersions } from "./earlier-versions.tsx";

interface VersionsToolProps {
  readonly essayId: EssayId;
  readonly draft: { readonly revision: number; readonly text: string };
  /** Puts a text in place of the present one, as an edit that can be undone. */
  readonly onBringBack: (text: string) => void;
}

/** While writing: finds what was deleted by mistake. */
export function VersionsTool({ essayId, draft, onBringBack }: VersionsToolProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    // An open dialog holds the focus, which belongs in the text afterward.
    if (open || wanted === null) return;
    setWanted(null);
    onBringBack(wanted);
  }, [open, wanted, onBringBack]);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <History aria-hidden size={16} />
        Earlier versions
      </Button>
      <Dialog
        wide
        open={open}
        onOpenChange={setOpen}
        title="Earlier versions"
        description="Bringing one back replaces your text as one edit. Undo takes it back."
      >
        <EarlierVersions
          essayId={essayId}
          now={draft}
          actions={({ text }) => (
            <Button
              look="primary"
              size="small"
              onClick={() => {
                setOpen(false);
                setWanted(text);
              }}
            >
              Bring this back
            </Button>
          )}
        />
      </Dialog>
    </>
  );
}
