import { isMisspelled } from '@homeline/domain/chatbot/misspelled.ts';
import { dot } from './meaning.ts';
import type { Embeddings, Measure, Wordings } from './measure.ts';
import { termsOf } from './tokens.ts';

/** A word whose embedding is nearer than this is related: “homeless” to “foreclosure”. */
const RELATED = 0.4;
/** How much a word counts that is another one with a typing error. */
const MISSPELLED = 0.8;

type Related = readonly (readonly [term: string, share: number])[];

/** Measures how much of a question an entry has: its words, or words related to them. A rare word counts more, and an unknown one most. */
export async function relatedWordsOf(entries: readonly Wordings[], embeddings: Embeddings): Promise<Measure> {
  const idsOf = entriesByTerm(entries);
  const terms = [...idsOf.keys()];
  const vectors = await embeddings.wordings(terms);
  const weightOf = (term: string) =>
    Math.log(1 + (entries.length + 1) / ((idsOf.get(term)?.length ?? 0) + 1));

  function relatedTo(asked: string, vector: Float32Array): Related {
    return terms.flatMap((term, at) => {
      const near = term === asked ? 1 : dot(vectors[at] ?? vector, vector);
      const share = Math.max(near, isMisspelled(asked, term) ? MISSPELLED : 0);
      return share > RELATED ? [[term, share] as const] : [];
    });
  }

  /** The related words of each word in the entries. A word that only a person typed is not cached. */
  const kept = new Map<string, Related>();

  async function relatedOf(asked: readonly string[]): Promise<ReadonlyMap<string, Related>> {
    const missing = asked.filter((term) => !kept.has(term));
    const found = (await embeddings.asked(missing)).map((vector, at) => {
      const term = missing[at] ?? '';
      return [term, relatedTo(term, vector)] as const;
    });
    for (const [term, related] of found) if (idsOf.has(term)) kept.set(term, related);
    return new Map([...asked.map((term) => [term, kept.get(term) ?? []] as const), ...found]);
  }

  return async (question) => {
    const asked = [...new Set(termsOf(question))];
    const related = await relatedOf(asked);
    const all = asked.reduce((sum, term) => sum + weightOf(term), 0);
    const covered = new Map<string, number>();
    for (const term of asked) {
      const best = new Map<string, number>();
      for (const [known, share] of related.get(term) ?? [])
        for (const id of idsOf.get(known) ?? []) best.set(id, Math.max(best.get(id) ?? 0, share));
      for (const [id, share] of best)
        covered.set(id, (covered.get(id) ?? 0) + (weightOf(term) * share) / all);
    }
    return covered;
  };
}

function entriesByTerm(entries: readonly Wordings[]): ReadonlyMap<string, readonly string[]> {
  const idsOf = new Map<string, string[]>();
  for (const { id, texts } of entries)
    for (const term of new Set(texts.flatMap(termsOf))) idsOf.set(term, [...(idsOf.get(term) ?? []), id]);
  return idsOf;
}
