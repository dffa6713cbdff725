import { ARTICLES } from '@homeline/domain/chatbot/articles/articles.ts';
import { GUARDS, type Guard, guardId } from '@homeline/domain/chatbot/guards.ts';
import type { Passage } from '@homeline/domain/chatbot/passage.ts';
import { SHARED_PASSAGES } from '@homeline/domain/chatbot/passages.ts';
import { SPANISH_GUARDS } from '@homeline/domain/chatbot/spanish-guards.ts';
import type { Entry } from './search/search-index.ts';

const GUARD_ENTRIES = guardEntries(GUARDS);

function guardEntries(guards: readonly Guard[]): readonly Entry[] {
  return guards.flatMap(({ kind, questions: [title, ...questions] }) =>
    title === undefined ? [] : [{ id: guardId(kind), title, questions }],
  );
}

/** Returns the search entries for a lender's passages and for the questions that no chatbot answers. */
export function entriesOf(passages: readonly Passage[]): readonly Entry[] {
  return [...passages.map(entryOf), ...GUARD_ENTRIES];
}

/** Returns the Spanish search entries for a lender's passages and for the questions that no chatbot answers. */
export function spanishEntriesOf(passages: readonly Passage[]): readonly Entry[] {
  return [...passages.map(entryOf), ...guardEntries(SPANISH_GUARDS)];
}

/** What the product brings for every lender. Some articles are for some lenders only. */
export const SHARED_ENTRIES: readonly Entry[] = [
  ...[...ARTICLES, ...SHARED_PASSAGES].map(entryOf),
  ...GUARD_ENTRIES,
];

function entryOf({ id, title, questions }: Entry): Entry {
  return { id, title, questions };
}
