declare module "wordpos" {
  interface Synset {
    readonly pos: "n" | "v" | "a" | "s" | "r";
    readonly lemma: string;
    readonly synonyms: readonly string[];
    readonly def: string;
    readonly exp: readonly string[];
  }
  // The package has its class as what it exports, which reads as a default import.
  class WordPOS {
    lookup(word: string): Promise<Synset[]>;
  }
  export = WordPOS;
}
