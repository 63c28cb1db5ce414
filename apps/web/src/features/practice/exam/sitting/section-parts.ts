import type { ReactNode } from "react";
import type { Section } from "./use-section.ts";
import type { SectionTools } from "./use-section-tools.ts";

/** What both kinds of section are given. */
export interface SectionParts {
  readonly section: Section;
  readonly tools: SectionTools;
  readonly title: string;
  readonly clock: ReactNode;
  readonly banner: ReactNode;
  /** Null where no break is left. */
  readonly takeBreak: { readonly open: boolean; readonly onUse: () => void } | null;
}
