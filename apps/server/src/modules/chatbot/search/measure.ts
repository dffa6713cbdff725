/** The wordings of an entry, as they are compared. */
export type Wordings = { readonly id: string; readonly texts: readonly string[] };

/** Returns how well each entry fits a question by one measure, from 0 to 1; entries that don't fit may be absent. */
export type Measure = (question: string) => Promise<ReadonlyMap<string, number>>;

/** Returns embeddings of length 1. */
export type Embeddings = {
  /** Embeds the texts of entries, each once. */
  wordings(texts: readonly string[]): Promise<readonly Float32Array[]>;
  /** What a person asked, which is never kept. */
  asked(texts: readonly string[]): Promise<readonly Float32Array[]>;
  /** The English words that the model knows whole, in lower case. */
  readonly words: ReadonlySet<string>;
};

const NOTHING = async (texts: readonly string[]) => texts.map(() => new Float32Array());

/** For an index by words alone: no text is near another. */
export const NO_EMBEDDINGS: Embeddings = { wordings: NOTHING, asked: NOTHING, words: new Set() };
