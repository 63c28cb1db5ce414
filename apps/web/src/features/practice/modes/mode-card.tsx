import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface ModeCardProps {
  readonly icon: LucideIcon;
  /** Of the icon: the part of the test, where it is about one. */
  readonly tone?:
    | "text-primary"
    | "text-verbal"
    | "text-quantitative"
    | "text-writing"
    | "text-vocabulary";
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** One way to practice: what it is, and how it begins. */
export function ModeCard({ icon: Icon, tone, title, text, children }: ModeCardProps) {
  return (
    <article aria-label={title} className="sheet flex h-full flex-col p-5 sm:p-6">
      <Icon aria-hidden size={26} strokeWidth={1.6} className={tone ?? "text-primary"} />
      <h3 className="mt-3 text-18">{title}</h3>
      <p className="mt-1.5 flex-1 text-15 text-soft-ink">{text}</p>
      <div className="mt-5 flex flex-wrap items-center gap-2">{children}</div>
    </article>
  );
}
