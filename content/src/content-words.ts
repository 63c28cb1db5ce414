const FUNCTION_WORDS = new Set(
  (
    "a an the and or but nor of to in on at by for with from as is are was were be been being it its he she they " +
    "them his her hers their this that these those had has have do does did not no so if than then when who whom " +
    "which what while where there here would could can will shall should may might must into out up down over " +
    "under after before about all any some each every both either neither one ones only own such too very more " +
    "most less least i you we us our your my me him himself herself itself themselves also just even still yet " +
    "again once because since until though although upon off never ever always"
  ).split(" "),
);

/** The words of a text that have a meaning of their own, in lower case and in their order. */
export function contentWordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z']+/g) ?? [];
  return words.filter((word) => !FUNCTION_WORDS.has(word));
}
