/** Answers in columns, which can be handed to another thread without copying. All columns are equally long. */
export interface AnswerTable {
  /** Who answered: whole numbers from 0, each student's answers one after the other. */
  readonly students: Int32Array;
  /** Index of the item; at most once per student. */
  readonly items: Int32Array;
  /** 1 for right, 0 for wrong. */
  readonly correct: Uint8Array;
  /** Which wrong response was given: equal numbers for equal responses to one item; −1 for right ones and where it is unknown. */
  readonly choices: Int32Array;
  /** When it was given, in any unit: only the order counts. */
  readonly times: Float64Array;
}

/** One answer of the table. */
export interface TableAnswer {
  readonly item: number;
  readonly isCorrect: boolean;
  readonly choice: number;
  readonly time: number;
}

/** The table's rows, student by student. */
export function answersByStudent(table: AnswerTable): TableAnswer[][] {
  const students: TableAnswer[][] = [];
  table.items.forEach((item, row) => {
    const student = table.students[row] ?? 0;
    const answers = students[student] ?? [];
    students[student] = answers;
    answers.push({
      item,
      isCorrect: table.correct[row] === 1,
      choice: table.choices[row] ?? -1,
      time: table.times[row] ?? 0,
    });
  });
  return students.filter((answers) => answers !== undefined);
}
