import type { Facts } from './facts.ts';
import { newer, newest } from './reading.ts';

type Named = { readonly id: string };

/** Returns the borrower's newest answer about a lien, under any of its ids. */
export function borrowerAnswerOn(facts: Facts, ...names: readonly Named[]) {
  const since = facts.foundLienAnswers.filter((entry) => newer(entry, facts.property));
  const { lienAnswers } = facts;
  return lastWord([...(lienAnswers ? [lienAnswers] : []), ...since], ({ liens }) => liens, names);
}

/** Returns the newest review finding about a lien on the current property, under any of its ids. */
export function reviewFindingOn(facts: Facts, ...names: readonly Named[]) {
  const reviews = facts.lienDecisions.filter((entry) => newer(entry, facts.property));
  return lastWord(reviews, ({ debts }) => debts ?? [], names);
}

/** Returns what counts about a lien: the borrower's answer or the review's finding, whichever is newer. */
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

/** Returns what the newest entry about a lien says about it. */
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
