import { pCorrect } from "../../irt/index.ts";
import { abilityOn, SIMULATED_SKILLS, winAbility } from "../../learner/simulation/index.ts";
import {
  type Course,
  type CourseStudent,
  type Policy,
  pointsWon,
  testDayOf,
  timeSpent,
  usualMinutes,
} from "./simulate-course.ts";
import type { ExamItem } from "./simulated-exam.ts";

/** Knows the student and the world, and takes whatever wins most points a minute next, without looking further ahead. */
export function oraclePolicy(course: Course): Policy {
  return {
    next: ({ day, open }) => {
      let best: ExamItem | null = null;
      let most = Number.NEGATIVE_INFINITY;
      for (const [skill, items] of open.entries()) {
        const { fixed, slope } = pointsOfPractice(course, skill, day);
        const ability = abilityOn(course.student.abilities, skill, day);
        for (const item of items) {
          const { minutes, effort } = timeSpent(usualMinutes(item, course.student));
          const worth = (fixed + slope * effort * expectedFocus(course, item, ability)) / minutes;
          if (worth > most) [best, most] = [item, worth];
        }
      }
      if (best === null) throw new Error("there is no question to practise");
      return best;
    },
    observe: () => undefined,
  };
}

function expectedFocus({ world }: Course, item: ExamItem, ability: number): number {
  const probability = pCorrect(item.truth, ability);
  const right = world.focus({ pCorrect: probability, isCorrect: true });
  const wrong = world.focus({ pCorrect: probability, isCorrect: false });
  return probability * right + (1 - probability) * wrong;
}

/** Points on the test's day that practice of a skill wins: a part that comes with any, and one for each unit of it. */
function pointsOfPractice({ exam, world, student, length }: Course, skill: number, day: number) {
  const domain = SIMULATED_SKILLS[skill]?.domain ?? 0;
  const at = { day: testDayOf(length), domain };
  const after = (focus: number) => {
    const copy = copyStudent(student, domain);
    winAbility(copy.abilities, skill, { focus, day, mostWon: world.mostWon });
    return pointsWon(copy, exam, at);
  };
  const none = after(0);
  return { fixed: none - pointsWon(student, exam, at), slope: after(1) - none };
}

/** A student of its own where practice in the domain is concerned. */
const copyStudent = ({ abilities, pace }: CourseStudent, domain: number): CourseStudent => ({
  pace,
  abilities: {
    ...abilities,
    won: abilities.won.map((won, skill) =>
      SIMULATED_SKILLS[skill]?.domain === domain ? { ...won } : won,
    ),
  },
});
