import type { Dependencies } from "../../dependencies.ts";
import type { EssayDesk } from "../../history/essays/essay-desk.ts";

/** What essays need of the application. */
export interface EssayDependencies
  extends Pick<Dependencies, "clock" | "database" | "exams" | "library" | "newSeed"> {
  readonly essayDesk: EssayDesk;
}
