import { accepted, type RandomSource, type Result, refused } from "../kernel/index.ts";
import {
  type EvidencePlan,
  expectedGain,
  type Learner,
  type LearnerModel,
  planAnswer,
  planEvidence,
} from "../learner/index.ts";
import { allowedCandidates, type Served } from "./allowed-candidates.ts";
import { type DiagnosticCandidate, DRAWN_FROM } from "./diagnostic-candidate.ts";
import {
  type DiagnosticBlueprint,
  type DiagnosticDesign,
  nextBlockSize,
} from "./diagnostic-design.ts";

/** Of all questions so many are considered at all, by chance: otherwise the sharpest would be in every diagnostic. */
const SHARE_CONSIDERED = 0.5;

export interface BlockRequest {
  readonly model: LearnerModel;
  /** As known after the last block. */
  readonly learner: Learner;
  /** Today, in the days of the log. */
  readonly day: number | null;
  readonly design: DiagnosticDesign;
  readonly blueprint: DiagnosticBlueprint;
  /** Questions that may be asked; those that the student has met are passed over. */
  readonly candidates: readonly DiagnosticCandidate[];
  /** Questions of the earlier blocks. */
  readonly served: readonly DiagnosticCandidate[];
  readonly random: RandomSource;
}

/**
 * The questions of the next block, in the order to be asked. One after the other is chosen by how much it is expected to
 * make both measures' abilities more certain after those already chosen, per second of its time, among those that keep the
 * content spread and the time; the last choice is by chance among the best few. Changes nothing but the source of chance.
 *
 * `too-few-items`: fewer questions are left that may be asked than the block has.
 */
export function chooseBlock(
  request: BlockRequest,
): Result<readonly DiagnosticCandidate[], "is-over" | "too-few-items"> {
  const { model, learner, day, design, blueprint, served, random } = request;
  const size = nextBlockSize(design, served.length);
  if (size === 0) return refused("is-over");
  const goals = [blueprint.verbal, blueprint.quantitative];
  const plan = planEvidence(model, learner, { goals, day });
  const unmet = request.candidates.filter(
    ({ item }) => !learner.items.has(item.id) && random() < SHARE_CONSIDERED,
  );
  const chosen: DiagnosticCandidate[] = [];
  while (chosen.length < size) {
    const all: Served = { design, blueprint, model, questions: [...served, ...chosen] };
    const allowed = allowedCandidates(unmet, all);
    if (allowed.length === 0) return refused("too-few-items");
    const next = drawBest(plan, allowed, random);
    chosen.push(next);
    planAnswer(plan, next.item);
  }
  return accepted(chosen);
}

function drawBest(
  plan: EvidencePlan,
  candidates: readonly DiagnosticCandidate[],
  random: RandomSource,
): DiagnosticCandidate {
  const gains = candidates
    .map((candidate) => ({
      candidate,
      gain: expectedGain(plan, candidate.item) / candidate.targetSeconds,
    }))
    .sort((one, other) => other.gain - one.gain);
  const few = gains.slice(0, DRAWN_FROM);
  const drawn = few[Math.floor(random() * few.length)] ?? few[0];
  if (drawn === undefined) throw new RangeError("there is nothing to draw from");
  return drawn.candidate;
}
