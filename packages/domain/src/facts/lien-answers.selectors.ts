import type { Facts } from './facts.ts';
import { newer, newest } from './reading.ts';

type WithId = { readonly id: string };

/** Returns the borrower's newest answer about a lien. The credit file and county records may give it different ids. */
export function borrowerAnswerOn(facts: Facts, ...ids: readonly WithId[]) {
  const since = facts.foundLienAnswers.filter((entry) => newer(entry, facts.property));
  const { lienAnswers } = facts;
  return newestAnswerOn([...(lienAnswers ? [lienAnswers] : []), ...since], ({ liens }) => liens, ids);
}

/** Returns the newest review finding about a lien on the current property, under any of its ids. */
export function reviewFindingOn(facts: Facts, ...ids: readonly WithId[]) {
  const reviews = facts.lienDecisions.filter((entry) => newer(entry, facts.property));
  return newestAnswerOn(reviews, ({ debts }) => debts ?? [], ids);
}

/** Returns the facts of a lien. The newer of the borrower's answer and the review's finding prevails. */
export function lienFindings(facts: Facts, ...ids: readonly WithId[]) {
  const answer = borrowerAnswerOn(facts, ...ids);
  const finding = reviewFindingOn(facts, ...ids);
  const isReviewedSince = newer(finding, answer);
  const later = newest(answer, finding);
  const earlier = later === answer ? finding : answer;
  const isElsewhere =
    isReviewedSince && finding.isOnThisHome !== undefined ? !finding.isOnThisHome : undefined;
  return {
    answer: answer?.answer,
    isElsewhere: isElsewhere ?? answer?.answer === 'OTHER_HOME',
    isEquityLoan: later?.isEquityLoan ?? earlier?.isEquityLoan,
    isReviewedEquityLoan: isReviewedSince && finding.isEquityLoan === true,
  };
}

/** Returns the newest answer about a lien, with the number of its entry. */
function newestAnswerOn<Entry extends { readonly seq: number }, Answer extends WithId>(
  entries: readonly Entry[],
  answersOf: (entry: Entry) => readonly Answer[],
  ids: readonly WithId[],
): (Answer & { readonly seq: number }) | undefined {
  const matches = entries.flatMap((entry) => {
    const [match] = ids.flatMap((lien) => answersOf(entry).filter(({ id }) => id === lien.id));
    return match ? [{ ...match, seq: entry.seq }] : [];
  });
  return newest(...matches);
}
