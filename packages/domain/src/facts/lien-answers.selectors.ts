import type { Facts } from './facts.ts';
import { newer, newest } from './reading.ts';

type Named = { readonly id: string };

/** What the borrower said last of a lien, by whichever of its names they were asked about it. */
export function borrowerAnswerOn(facts: Facts, ...names: readonly Named[]) {
  const since = facts.foundLienAnswers.filter((entry) => newer(entry, facts.property));
  const { lienAnswers } = facts;
  return lastWord([...(lienAnswers ? [lienAnswers] : []), ...since], ({ liens }) => liens, names);
}

/** What a review of the home as it is now found last of a lien. */
export function reviewFindingOn(facts: Facts, ...names: readonly Named[]) {
  const reviews = facts.lienDecisions.filter((entry) => newer(entry, facts.property));
  return lastWord(reviews, ({ debts }) => debts ?? [], names);
}

/** The borrower's word on a lien and the review's, of which the later counts. */
export function lienFindings(facts: Facts, ...names: readonly Named[]) {
  const said = borrowerAnswerOn(facts, ...names);
  const found = reviewFindingOn(facts, ...names);
  const isReviewedSince = newer(found, said);
  const later = newest(said, found);
  const earlier = later === said ? found : said;
  const isElsewhere = isReviewedSince && found.isOnThisHome !== undefined ? !found.isOnThisHome : undefined;
  return {
    answer: said?.answer,
    isElsewhere: isElsewhere ?? said?.answer === 'OTHER_HOME',
    isEquityLoan: later?.isEquityLoan ?? earlier?.isEquityLoan,
    isReviewedEquityLoan: isReviewedSince && found.isEquityLoan === true,
  };
}

/** The newest entry that speaks of a lien, as it speaks of it. */
function lastWord<Entry extends { readonly seq: number }, Word extends Named>(
  entries: readonly Entry[],
  wordsOf: (entry: Entry) => readonly Word[],
  names: readonly Named[],
): (Word & { readonly seq: number }) | undefined {
  const spoken = entries.flatMap((entry) => {
    const [word] = names.flatMap((name) => wordsOf(entry).filter(({ id }) => id === name.id));
    return word ? [{ ...word, seq: entry.seq }] : [];
  });
  return newest(...spoken);
}
