import type { TutorTools } from "@lexiquant/domain/tutor";

/** What the tutor computes with: see `checkRelations` and `plotExpression`. */
export interface ComputerAlgebra extends Pick<TutorTools, "check" | "plot"> {
  /** Loads the algebra system, which takes about a second, before it is asked for. */
  warmUp(): Promise<void>;
}

/** Over mathjs, which is loaded when it is first needed. */
export function createComputerAlgebra(): ComputerAlgebra {
  return {
    check: async (relations, given) => {
      const { checkRelations } = await import("./check-relation.ts");
      return checkRelations(relations, given);
    },
    plot: async (expression) => {
      const { plotExpression } = await import("./plot-expression.ts");
      return plotExpression(expression);
    },
    warmUp: async () => {
      await import("./check-relation.ts");
      await import("./plot-expression.ts");
    },
  };
}
