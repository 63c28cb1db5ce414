import type { Figure } from "@lexiquant/domain/item";
import type { Chance } from "../../kit/chance.ts";
import { type EntrySlip, entryQuestion } from "../../kit/entry-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { drawnPatiently } from "./drawn-patiently.ts";

interface Table {
  /** Numbers of books borrowed, rising, and of members. */
  readonly books: readonly number[];
  readonly members: readonly number[];
}

/** The value at a place of the ordered data. */
function valueAt({ books, members }: Table, place: number): number {
  let reached = 0;
  for (const [index, count] of members.entries()) {
    reached += count;
    if (reached >= place) return books[index] ?? 0;
  }
  return Number.NaN;
}

const total = (members: readonly number[]) => members.reduce((sum, count) => sum + count, 0);

function draw(chance: Chance): Table | null {
  const books = [chance.integer(0, 2)];
  for (let index = 0; index < 5; index += 1) books.push((books[index] ?? 0) + chance.integer(1, 4));
  const members = books.map(() => chance.integer(3, 19));
  const table = { books, members };
  const size = total(members);
  if (size % 4 !== 0 || size < 40) return null;
  // Neighbors of both quartile places are equal, so that every usual rule gives the same quartiles.
  const quarter = size / 4;
  const clear = [quarter, 3 * quarter].every(
    (place) => valueAt(table, place - 1) === valueAt(table, place + 2),
  );
  return clear ? table : null;
}

function facts(table: Table) {
  const size = total(table.members);
  const quarter = size / 4;
  const [first, third] = [valueAt(table, quarter), valueAt(table, 3 * quarter)];
  return { size, quarter, first, third, key: third - first };
}

function slipsOf(table: Table): EntrySlip[] {
  const { books, members } = table;
  const { quarter } = facts(table);
  const book = (index: number) => books[index] ?? 0;
  return [
    {
      value: book(4) - book(1),
      ...slip(
        "quartile-place-wrong",
        "This takes the quartiles of the six different numbers of books, although these stand for different numbers of members.",
        "The first column is read as the list of data.",
        "How often does each number of books occur among the data?",
      ),
    },
    {
      value: book(5) - book(0),
      ...slip(
        "iqr-and-range-exchanged",
        "This is the range of the numbers of books.",
        "It is also a distance in the first column and quickly found.",
        "Which two values does the interquartile range compare?",
      ),
    },
    {
      value: 2 * quarter,
      ...slip(
        "position-for-value",
        "This is the distance between the places of the quartiles in the ordered data, not between the numbers of books there.",
        "The places are worked out first, and then the values are forgotten.",
        "What number of books stands at each of the two places?",
      ),
    },
    {
      value: Math.max(...members) - Math.min(...members),
      ...slip(
        "frequencies-read-as-data",
        "This is the range of the numbers of members.",
        "The second column looks like the data.",
        "Are the data numbers of books or numbers of members?",
      ),
    },
    {
      value: valueAt(table, 2 * quarter) - valueAt(table, quarter),
      ...slip(
        "quartile-place-wrong",
        "This is the distance from the first quartile to the median.",
        "The two quartiles are thought to follow each other directly.",
        "How many quarters of the data lie between the two quartiles?",
      ),
    },
    {
      value: valueAt(table, 3 * quarter),
      ...slip(
        "answered-intermediate-quantity",
        "This is the third quartile itself.",
        "It is the last number found before the subtraction.",
        "What has to be subtracted from the third quartile?",
      ),
    },
  ];
}

function figureOf({ books, members }: Table): Figure {
  const rows = books.map((book, index) => [`${book}`, `${members[index]}`]);
  return {
    kind: "table",
    title: "Books borrowed in March",
    description:
      `Table of the number of books borrowed and the number of members: ${rows.map(([book, count]) => `${book} books, ${count} members`).join("; ")}.`.replaceAll(
        /\b1 books/g,
        "1 book",
      ),
    columns: ["Books borrowed", "Members"],
    rows,
  };
}

function write(table: Table): Question {
  const { size, quarter, first, third, key } = facts(table);
  const { members } = table;
  const proof = `The ${size} data split into quarters of ${quarter}. Counting down the second column, places ${quarter} and ${quarter + 1} have the value ${first}, and places ${3 * quarter} and ${3 * quarter + 1} the value ${third}. The interquartile range is $${third}-${first}=${key}$.`;
  return entryQuestion({
    stem: "The table shows how many members of a library borrowed each number of books in March. What is the interquartile range of the numbers of books borrowed by these members?",
    figure: figureOf(table),
    difficulty: 3,
    targetSeconds: 100,
    quick: `${proof} The trap is to take the quartiles of the column of books without the numbers of members.`,
    asked: "The interquartile range of data given by their frequencies.",
    plan: "Find the places of the quartiles among all the data, and count down the frequencies to them.",
    reasoning: [
      `There are $${members.join("+")}=${size}$ members, and each quarter has ${quarter}.`,
      `The first quartile lies between places ${quarter} and ${quarter + 1}. Adding the frequencies from the top, both places fall in the row of ${first}.`,
      `The third quartile lies between places ${3 * quarter} and ${3 * quarter + 1}, both in the row of ${third}.`,
      `The interquartile range is $${third}-${first}=${key}$.`,
    ],
    answers:
      "Other numbers come from the column of books without the frequencies, from the range instead of the quartiles, from places instead of values, or from one quartile only.",
    steps: [
      {
        text: `Number of data: $${members.join("+")}=${size}$; a quarter of them is ${quarter}.`,
        why: "Each member is one datum.",
        check: { left: `(${members.join("+")})/4`, right: `${quarter}` },
      },
      {
        text: `The quartiles are ${first} and ${third}.`,
        why: `They are the values at places ${quarter} and ${quarter + 1}, and at places ${3 * quarter} and ${3 * quarter + 1}.`,
      },
      {
        text: `Their difference: $${third}-${first}=${key}$.`,
        why: "The interquartile range is the third quartile less the first.",
        check: { left: `${third}-${first}`, right: `${key}` },
      },
    ],
    hints: [
      "What is one datum in this table, and how many are there?",
      "The quartiles cut the ordered data into four groups of equal size.",
      "Add the second column, take a quarter of the total, and count down to that place.",
      "Find the row at which a quarter of the members is reached and the row at which three quarters are; compare their numbers of books.",
    ],
    takeaway:
      "In a frequency table, find quartiles by counting the frequencies to the right places, not by looking at the different values.",
    selfExplain: {
      prompt: "How do you find the third quartile in a frequency table?",
      expectations: [
        "add the frequencies until three quarters of all data are reached, and read the value there",
      ],
    },
    value: key,
    slips: slipsOf(table),
  });
}

/** The data are written out, the halves are cut, and their medians are taken. */
export const standardTable = scene<Table>({
  draw: drawnPatiently(draw),
  write,
  recompute: ({ books, members }) => {
    const data = books.flatMap((book, index) =>
      Array.from({ length: members[index] ?? 0 }, () => book),
    );
    const median = (list: readonly number[]) => {
      const middle = list.length / 2;
      return Number.isInteger(middle)
        ? ((list[middle - 1] ?? 0) + (list[middle] ?? 0)) / 2
        : (list[Math.floor(middle)] ?? 0);
    };
    const half = data.length / 2;
    return { value: `${median(data.slice(half)) - median(data.slice(0, half))}` };
  },
});
