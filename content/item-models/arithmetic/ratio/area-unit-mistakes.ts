import { Fraction } from "../../kit/write-numbers.ts";

export type SceneName = "courtyard" | "glass" | "cable";

export interface Mistake {
  readonly factor: Fraction;
  readonly misconception: string;
  readonly what: string;
  readonly why: string;
  readonly ask: string;
}

const LENGTHS_ONLY = "area-scaled-like-length";
/** By the factor with which rate and measures are multiplied. */
export const MISTAKES: Readonly<Record<SceneName, readonly Mistake[]>> = {
  courtyard: [
    {
      factor: new Fraction(81),
      misconception: "area-scaled-like-length",
      what: "multiplies each of the two lengths by 9",
      why: "A square yard is 9 square feet, and this factor is used for lengths as well.",
      ask: "How many feet long is a side of a square yard?",
    },
    {
      factor: new Fraction(144),
      misconception: "condition-dropped",
      what: "uses 12, the number of inches in a foot, for the number of feet in a yard",
      why: "The factor 12 is more familiar than 3.",
      ask: "What conversion does the statement give?",
    },
    {
      factor: new Fraction(3),
      misconception: LENGTHS_ONLY,
      what: "multiplies by 3 once, which converts one of the two lengths only",
      why: "A yard is 3 feet, and the factor 3 is used as it stands.",
      ask: "How many squares with sides of 1 foot fill a square with sides of 1 yard?",
    },
    {
      factor: new Fraction(1),
      misconception: "condition-dropped",
      what: "multiplies square yards by a price per square foot",
      why: "Area times price is the right plan, and the units are easily overlooked.",
      ask: "In which unit of area is the price stated?",
    },
    {
      factor: new Fraction(27),
      misconception: LENGTHS_ONLY,
      what: "uses $3^3$, the factor for volumes",
      why: "Powers of 3 are needed, and the wrong one is taken.",
      ask: "How many lengths are multiplied in an area?",
    },
    {
      factor: new Fraction(6),
      misconception: "exponent-rules-mixed",
      what: "doubles the factor 3 instead of squaring it",
      why: "Two lengths are converted, so the factor seems to count twice.",
      ask: "What is $3 \\cdot 3$, and what is $2 \\cdot 3$?",
    },
    {
      factor: new Fraction(1, 9),
      misconception: "multiplied-instead-of-divided",
      what: "divides by 9, as if a square foot were larger than a square yard",
      why: "The factor 9 is right, but it is applied the other way round.",
      ask: "Is the area a larger number in square feet or in square yards?",
    },
  ],
  glass: [
    {
      factor: new Fraction(10_000),
      misconception: "answered-intermediate-quantity",
      what: "gives the weight in grams",
      why: "The weight in grams is what the multiplication yields.",
      ask: "In which unit is the answer wanted?",
    },
    {
      factor: new Fraction(100, 1_000),
      misconception: LENGTHS_ONLY,
      what: "takes a square meter for 100 square centimeters",
      why: "A meter is 100 centimeters, and the factor 100 is used as it stands.",
      ask: "How many squares with sides of 1 centimeter fill a square meter?",
    },
    {
      factor: new Fraction(1_000, 1_000),
      misconception: LENGTHS_ONLY,
      what: "takes a square meter for 1,000 square centimeters, so the two conversions cancel",
      why: "One factor 1,000 occurs in the statement, and it seems to undo another.",
      ask: "What is $100 \\cdot 100$?",
    },
    {
      factor: new Fraction(1_000_000, 1_000),
      misconception: LENGTHS_ONLY,
      what: "uses $100^3$, the factor for volumes",
      why: "Powers of 100 are needed, and the wrong one is taken.",
      ask: "How many lengths are multiplied in an area?",
    },
    {
      factor: new Fraction(10_000, 100),
      misconception: "condition-dropped",
      what: "divides by 100, not by 1,000, to go from grams to kilograms",
      why: "The number 100 has just been used for the lengths.",
      ask: "How many grams make a kilogram?",
    },
    {
      factor: new Fraction(200, 1_000),
      misconception: "exponent-rules-mixed",
      what: "doubles the factor 100 instead of squaring it",
      why: "Two lengths are converted, so the factor seems to count twice.",
      ask: "What is $100 \\cdot 100$, and what is $2 \\cdot 100$?",
    },
  ],
  cable: [
    {
      factor: new Fraction(60),
      misconception: "answered-intermediate-quantity",
      what: "gives the distance in meters",
      why: "Speed times time yields meters here.",
      ask: "In which unit is the answer wanted?",
    },
    {
      factor: new Fraction(1, 1_000),
      misconception: "condition-dropped",
      what: "multiplies meters per second by minutes",
      why: "Speed times time is the right plan, and the unit of time is easily overlooked.",
      ask: "How many seconds does the ride take?",
    },
    {
      factor: new Fraction(60, 100),
      misconception: "condition-dropped",
      what: "divides by 100, the factor for centimeters, to go from meters to kilometers",
      why: "The factor 100 is familiar from other units of length.",
      ask: "How many meters make a kilometer?",
    },
    {
      factor: new Fraction(3_600, 1_000),
      misconception: "condition-dropped",
      what: "uses 3,600 seconds, which is an hour, for each minute",
      why: "The factor 3,600 belongs to the change from hours to seconds.",
      ask: "How many seconds are there in one minute?",
    },
    {
      factor: new Fraction(60, 10_000),
      misconception: "condition-dropped",
      what: "moves the decimal point four places instead of three",
      why: "Counting zeros is quick and easy to get wrong by one.",
      ask: "How many zeros has the number of meters in a kilometer?",
    },
    {
      factor: new Fraction(6, 1),
      misconception: "condition-dropped",
      what: "moves the decimal point one place instead of three",
      why: "A large result in meters seems to need only a small change.",
      ask: "Is the distance longer or shorter than a kilometer for each minute?",
    },
  ],
};
