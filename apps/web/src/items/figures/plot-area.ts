/** The rectangle inside a chart's margins, in pixels. */
export interface PlotArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Width of a character of the figures' text, roughly: enough to leave room for labels. */
export const CHARACTER_PX = 7;
export const LABEL_LINE_PX = 16;

/** The words of a label in lines of at most `most` characters; a longer word stays whole. */
export function labelLines(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
