import MiniSearch from "minisearch";

/** What an entry is found by; titles weigh more than other names. */
export interface Searchable<Entry> {
  readonly entry: Entry;
  readonly title: string;
  readonly names: readonly string[];
}

const TITLE_WEIGHT = 2;
const LEAST_SCORE = 4;
/** Words that questions are made of; they say nothing of what is asked about. */
const ASKING = new Set(
  "a an the of to in on for and or is are was do does did can could would you i me my we it this that what whats how why when where which who explain tell show give teach help understand about mean means meaning concept idea formula formulas rule rules please again more some need know want with be between from by not at get work works question questions problem problems set drill quiz practice practise start make ten five twenty easy hard timed".split(
    " ",
  ),
);

/** A search for the one best entry: BM25 over names, beginnings of words and small slips of the pen included. */
export function nearestEntry<Entry>(
  searchables: readonly Searchable<Entry>[],
): (query: string) => Entry | null {
  const index = new MiniSearch<{ id: number; title: string; names: string }>({
    fields: ["title", "names"],
    processTerm: (term) => {
      const word = term.toLowerCase();
      return ASKING.has(word) || word.length < 2 ? null : word.replace(/(?:'s|s)$/, "");
    },
    searchOptions: {
      boost: { title: TITLE_WEIGHT },
      prefix: (term) => term.length > 4,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    },
  });
  index.addAll(
    searchables.map(({ title, names }, id) => ({ id, title, names: names.join(" ; ") })),
  );
  return (query) => {
    const [best] = index.search(query.slice(0, 300));
    if (best === undefined || best.score < LEAST_SCORE) return null;
    return searchables[Number(best.id)]?.entry ?? null;
  };
}
