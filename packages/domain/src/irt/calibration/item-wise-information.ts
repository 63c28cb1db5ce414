import { completeInformations, type Solution } from "./complete-information.ts";
import { logCurves, posteriorOfPattern } from "./expectation.ts";
import { type ItemScores, itemScores } from "./item-scores.ts";
import { STATE_WIDTH } from "./item-state.ts";
import { addAt, at } from "./vector.ts";

/**
 * The blocks of `observedInformation` that belong to one item each: 3 × 3 in slope, intercept and logit of c.
 * One pass over the answers, for banks whose whole matrix would take too long.
 */
export function itemWiseInformation(solution: Solution): Float64Array[] {
  const informations = completeInformations(solution);
  const scores = solution.states.map((state) => itemScores(state, solution.grid));
  const context = { curves: logCurves(solution.states, solution.grid), grid: solution.grid };
  const posterior = new Float64Array(solution.grid.nodes.length);
  for (const pattern of solution.patterns) {
    posteriorOfPattern(pattern, context, posterior);
    pattern.items.forEach((item, place) => {
      const [own, information] = [scores[item], informations[item]];
      if (own === undefined || information === undefined) return;
      const table = scoresOf(own, pattern.correct[place] === 1);
      subtractCovariance(information, { table, posterior, count: pattern.count });
    });
  }
  return informations;
}

const scoresOf = (scores: ItemScores, isCorrect: boolean) =>
  isCorrect ? scores.right : scores.wrong;

interface Lost {
  /** Scores, `node · 3 + parameter`. */
  readonly table: Float64Array;
  readonly posterior: Float64Array;
  readonly count: number;
}

function subtractCovariance(information: Float64Array, { table, posterior, count }: Lost): void {
  for (let row = 0; row < STATE_WIDTH; row += 1) {
    for (let column = 0; column < STATE_WIDTH; column += 1) {
      let [product, first, second] = [0, 0, 0];
      for (let node = 0; node < posterior.length; node += 1) {
        const weight = at(posterior, node);
        const left = at(table, node * STATE_WIDTH + row);
        const right = at(table, node * STATE_WIDTH + column);
        product += weight * left * right;
        first += weight * left;
        second += weight * right;
      }
      addAt(information, row * STATE_WIDTH + column, -count * (product - first * second));
    }
  }
}
