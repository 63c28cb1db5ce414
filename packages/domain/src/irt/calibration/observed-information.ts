import { type SymmetricMatrix, zeroMatrix } from "./cholesky.ts";
import { completeInformations, type Solution } from "./complete-information.ts";
import { logCurves, posteriorOfPattern } from "./expectation.ts";
import { type ItemScores, itemScores } from "./item-scores.ts";
import { STATE_WIDTH } from "./item-state.ts";
import type { ResponsePattern } from "./response-patterns.ts";
import { addAt, at } from "./vector.ts";

/**
 * Which unknown each item's slope, intercept and logit of c is: a row of three per item, null where it is no
 * unknown. A shared slope has the same number in every row.
 */
export interface Layout {
  readonly size: number;
  readonly positions: readonly (readonly (number | null)[])[];
}

/** A candidate is as good as never at a node with less weight than this. */
const NEGLIGIBLE = 1e-12;

/**
 * Negative second derivatives of the marginal log posterior in the layout's unknowns [Louis1982]: what the
 * complete data would tell, less what is lost because abilities are not seen,
 *
 *     I = −E[ ∂²ℓ ] − Σ Cov(∂ℓ | answers of a candidate)
 */
export function observedInformation(solution: Solution, layout: Layout): SymmetricMatrix {
  const matrix = zeroMatrix(layout.size);
  addComplete(matrix, solution, layout);
  const scores = solution.states.map((state) => itemScores(state, solution.grid));
  const context = { curves: logCurves(solution.states, solution.grid), grid: solution.grid };
  const posterior = new Float64Array(solution.grid.nodes.length);
  for (const pattern of solution.patterns) {
    posteriorOfPattern(pattern, context, posterior);
    const mean = new Float64Array(layout.size);
    for (let node = 0; node < posterior.length; node += 1) {
      const weight = at(posterior, node);
      if (weight < NEGLIGIBLE) continue;
      const own = scoresAt(pattern, { scores, layout, node });
      for (let index = 0; index < own.length; index += 1)
        addAt(mean, index, weight * at(own, index));
      addOuter(matrix, own, -pattern.count * weight);
    }
    addOuter(matrix, mean, pattern.count);
  }
  mirror(matrix);
  return matrix;
}

function addComplete(matrix: SymmetricMatrix, solution: Solution, layout: Layout): void {
  completeInformations(solution).forEach((own, item) => {
    const places = layout.positions[item] ?? [];
    places.forEach((row, rowIndex) => {
      places.forEach((column, columnIndex) => {
        if (row === null || column === null) return;
        const cell = rowIndex * STATE_WIDTH + columnIndex;
        addAt(matrix.values, row * matrix.size + column, at(own, cell));
      });
    });
  });
}

interface ScoreContext {
  readonly scores: readonly ItemScores[];
  readonly layout: Layout;
  readonly node: number;
}

/** The score of the whole pattern at one node. */
function scoresAt(pattern: ResponsePattern, { scores, layout, node }: ScoreContext): Float64Array {
  const sum = new Float64Array(layout.size);
  pattern.items.forEach((item, place) => {
    const table = pattern.correct[place] === 1 ? scores[item]?.right : scores[item]?.wrong;
    if (table === undefined) return;
    layout.positions[item]?.forEach((position, parameter) => {
      if (position !== null) addAt(sum, position, at(table, node * STATE_WIDTH + parameter));
    });
  });
  return sum;
}

/** matrix += factor · x xᵀ, in the lower triangle only: this is where the time goes. */
function addOuter({ size, values }: SymmetricMatrix, x: Float64Array, factor: number): void {
  for (let row = 0; row < size; row += 1) {
    const scaled = factor * at(x, row);
    if (scaled === 0) continue;
    const offset = row * size;
    for (let column = 0; column <= row; column += 1) {
      addAt(values, offset + column, scaled * at(x, column));
    }
  }
}

/** Copies the lower triangle to the upper one. */
function mirror({ size, values }: SymmetricMatrix): void {
  for (let row = 0; row < size; row += 1) {
    for (let column = row + 1; column < size; column += 1) {
      values[row * size + column] = at(values, column * size + row);
    }
  }
}
