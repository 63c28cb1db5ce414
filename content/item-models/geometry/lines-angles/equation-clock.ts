import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { wrongDegrees } from "./degree-choices.ts";
import { measured, step } from "./measuring.ts";

interface Clock {
  readonly hour: number;
  /** How many degrees the hour hand is past the mark of the hour. */
  readonly past: number;
  readonly before: number;
}

/** The smaller angle between two directions that differ by so many degrees. */
function between(difference: number): number {
  const turn = Math.abs(difference) % 360;
  return Math.min(turn, 360 - turn);
}

const keyOf = ({ hour, past }: Clock) => between(12 * past - (30 * hour + past));

function draw(chance: Chance): Clock | null {
  const clock = {
    hour: chance.integer(2, 10),
    past: chance.integer(4, 27),
    before: chance.integer(0, 4),
  };
  const key = keyOf(clock);
  const minutes = 2 * clock.past;
  if (key < 15 || key > 168 || minutes % 30 === 0 || clock.past % 5 === 0) return null;
  return clock;
}

function wrongValues(clock: Clock) {
  const { hour, past } = clock;
  const key = keyOf(clock);
  return wrongDegrees([
    [
      between(12 * past - 30 * hour),
      "hour-hand-standing",
      `This puts the hour hand exactly on the mark of the ${hour}, but it is ${past}° past it.`,
      "The minute hand is placed with care, and the hour hand is left at the full hour.",
      "Where exactly is the hour hand?",
    ],
    [
      between(6 * past - 30 * hour - past),
      "hour-hand-standing",
      `This takes ${past}° of the hour hand for ${past} minutes, but the hour hand needs 2 minutes for a degree.`,
      "One degree and one minute are easily taken for each other.",
      "How many minutes does the hour hand need for 30°?",
    ],
    [
      180 - key,
      "complement-answered",
      "This completes the angle between the hands to 180°.",
      "An angle is taken from a straight line without need.",
      "Do the two hands make a straight line?",
    ],
    [
      between(12 * past + past - 30 * hour),
      "sign-slip",
      `Here the ${past}° of the hour hand are counted in the wrong direction.`,
      "The hour hand is corrected by the right amount, but before the mark and not past it.",
      "In which direction from the mark has the hour hand moved?",
    ],
    [
      between(12 * past),
      "answered-intermediate-quantity",
      "This is the angle between the minute hand and the mark of the 12.",
      "It is computed on the way to the difference.",
      "Which two directions make the angle asked for?",
    ],
    [
      between(30 * hour + past),
      "answered-intermediate-quantity",
      "This is the angle between the hour hand and the mark of the 12.",
      "It is computed on the way to the difference.",
      "Which two directions make the angle asked for?",
    ],
    [
      between(24 * past - 30 * hour - past),
      "multiplied-instead-of-divided",
      "This lets the minute hand move 24 times as fast as the hour hand.",
      "A day has 24 hours, but the hour hand goes around twice in a day.",
      "How many turns does each hand make in 12 hours?",
    ],
  ]);
}

function write(clock: Clock): Question {
  const { hour, past, before } = clock;
  const [minute, short, key] = [12 * past, 30 * hour + past, keyOf(clock)];
  const difference = Math.abs(minute - short);
  const [more, less] = [Math.max(minute, short), Math.min(minute, short)];
  const last =
    difference === key
      ? `The hands make $${more}-${less}=${key}$ degrees.`
      : `The two directions differ by $${more}-${less}=${difference}$ degrees, so the smaller angle is $360-${difference}=${key}$ degrees.`;
  const proof = `The minute hand turns 12 times as fast as the hour hand, so since ${hour} o'clock it has turned $12\\cdot ${past}=${minute}$ degrees from the mark of the 12. The hour hand is $30\\cdot ${hour}+${past}=${short}$ degrees from that mark. ${last}`;
  return choiceQuestion({
    stem: `At a certain moment between ${hour} and ${hour + 1} o'clock, the hour hand of an accurate clock has moved ${past}° past the mark for ${hour}. The marks for the 12 hours are equally spaced. What is the measure, in degrees, of the smaller angle between the hour hand and the minute hand at that moment?`,
    difficulty: difference === key ? 3 : 4,
    targetSeconds: 95,
    quick: `${proof} The trap is to leave the hour hand on the mark, or to read degrees as minutes.`,
    asked: "The angle between the hands, from how far the hour hand is past a mark.",
    plan: "Let the hour hand tell the time: its degrees past the mark give the turn of the minute hand.",
    reasoning: [
      `In an hour the hour hand turns 30° and the minute hand 360°, which is 12 times as much. When the hour hand has turned ${past}°, the minute hand has turned $12\\cdot ${past}=${minute}$ degrees from the mark of the 12.`,
      `Neighboring marks are 30° apart, so the hour hand is $30\\cdot ${hour}+${past}=${short}$ degrees past the mark of the 12.`,
      last,
    ],
    answers:
      "Other answers leave the hour hand on its mark, read degrees as minutes, use a wrong speed, or give the place of one hand only.",
    steps: [
      {
        text: `Minute hand: $12\\cdot ${past}=${minute}$ degrees past the mark of the 12.`,
        why: "It turns 12 times as fast as the hour hand and started there at the full hour.",
        check: { left: `12*${past}`, right: `${minute}` },
      },
      {
        text: `Hour hand: $30\\cdot ${hour}+${past}=${short}$ degrees past the mark of the 12.`,
        why: "Neighboring marks are a twelfth of 360° apart.",
        check: { left: `30*${hour}+${past}`, right: `${short}` },
      },
      { text: last, why: "The angle between the hands is the difference of their directions." },
    ],
    hints: [
      "Only the hour hand is described. What does its position tell about the minute hand?",
      "In an hour the hour hand turns 30° and the minute hand turns 360°.",
      "Find how far the minute hand has turned since the full hour, starting at the mark of the 12.",
      "Give both hands as degrees past the mark of the 12, and take the difference.",
    ],
    takeaway:
      "The minute hand turns 12 times as fast as the hour hand, so the place of the hour hand tells everything.",
    selfExplain: {
      prompt: "How does the position of the hour hand alone fix the position of the minute hand?",
      expectations: [
        "the hour hand turns 30 degrees in an hour, the minute hand 360",
        "so the minute hand has turned 12 times as far since the full hour",
      ],
    },
    value: key,
    proof,
    wrong: wrongValues(clock),
    before,
  });
}

export const equationClock = scene<Clock>({
  draw,
  write,
  // The clock runs minute by minute until the hour hand is where it is said to be.
  recompute: ({ hour, past }, item) => {
    const minute = [...integers(0, 59)].find(
      (passed) => (hour * 60 + passed) * (360 / 720) === hour * 30 + past,
    );
    if (minute === undefined) throw new Error("no minute fits");
    const hands = [(hour * 60 + minute) / 2, minute * 6].map((turn) => step(90 - turn));
    const [short, long] = hands;
    if (short === undefined || long === undefined) throw new Error("two hands are needed");
    return optionsNear(item, measured(short, { x: 0, y: 0 }, long));
  },
});
