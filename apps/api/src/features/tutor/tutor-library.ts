import { type Bank, headwordsOf, type Library } from "@lexiquant/content";
import type { KnowledgeComponentId } from "@lexiquant/domain/kernel";
import type { Topic, TutorLibrary, WordText } from "@lexiquant/domain/tutor";
import { nearestEntry } from "../../adapters/minisearch/nearest-entry.ts";
import type { WordNet } from "../../adapters/word-net/word-net.ts";

interface TutorShelf extends TutorLibrary {
  /** Names of the topics (level 2 of the tree) by their ids. */
  readonly topics: ReadonlyMap<string, string>;
  findTopic(query: string): Topic | null;
}

/** Lessons, facts, guides and words, indexed once at start. */
export function openLibrary(bank: Bank, library: Library, wordNet: WordNet): TutorShelf {
  const lessons = new Map(library.lessons.map((lesson) => [lesson.id, lesson]));
  const guides = new Map(library.guides.map((guide) => [guide.id, guide]));
  const words = new Map(library.words.map((word) => [word.id, word]));
  const findTopicId = nearestEntry(topicsOf(bank, library));
  return {
    topics: new Map(
      [...bank.components.values()].flatMap(({ id, name, level }) =>
        level === 2 ? [[id, name]] : [],
      ),
    ),
    lessonOf: (id) => lessons.get(id) ?? null,
    findLesson: (query) => {
      const id = findTopicId(query);
      return id === null ? null : (lessons.get(id) ?? null);
    },
    findFact: nearestEntry(
      library.facts.map((fact) => ({ entry: fact, title: fact.question, names: fact.alsoAsked })),
    ),
    guideTo: (kind) => guides.get(kind) ?? null,
    lookUp: async (word) => {
      const forms = headwordsOf(word);
      const own = forms.map((form) => words.get(form)).find((entry) => entry !== undefined);
      return own === undefined ? await wordNet(forms) : ownWord(own);
    },
    findTopic: (query) => {
      const topic = bank.components.get(findTopicId(query) ?? ("" as KnowledgeComponentId)); // no component has the empty id
      return topic === undefined ? null : { id: topic.id, name: topic.name };
    },
  };
}

function ownWord(word: Library["words"][number]): WordText {
  return { ...word, word: word.id, source: "lexicon" };
}

/** Topics by their names, those of their skills, and what lessons and formulas are called. */
function topicsOf(bank: Bank, library: Library) {
  const components = [...bank.components.values()];
  return components
    .filter(({ level }) => level === 2)
    .map(({ id, name }) => {
      const lesson = library.lessons.find((other) => other.id === id);
      const skills = components.filter(({ parentId }) => parentId === id);
      return {
        entry: id,
        title: name,
        names: [
          ...skills.map((skill) => skill.name),
          ...(lesson === undefined ? [] : [lesson.title, ...lesson.alsoCalled]),
          ...(lesson?.formulas.map((formula) => formula.name) ?? []),
        ],
      };
    });
}
