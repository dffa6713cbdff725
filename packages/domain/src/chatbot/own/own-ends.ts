import { standingCancellation } from '../../facts/ends.selectors.ts';
import { offerWithChangedTerms, openChangedOffer } from '../../facts/offers.selectors.ts';
import { currentStep } from '../../workflow/current-step.ts';
import { REOPENED_FOR_DAYS, reopeningProblem } from '../../workflow/reopening.ts';
import { dayWords, lastDay, type OwnAnswer, type OwnApplication } from './own-application.ts';
import { standing } from './own-progress.ts';

const AGAIN = 'You can apply again: select “Apply again” where your applications are listed.';
/** What a person can change, without promising a result. */
const OTHERWISE =
  'Then you can choose another amount, or apply with a co-borrower, whose income and credit count too. I can’t tell you how that would end.';
const DAY_MS = 86_400_000;

/** Says whether an ended application continues, and how to apply again. */
export const reapply: OwnAnswer = (application) => {
  const { facts } = application;
  const step = currentStep(facts);
  if (step.kind !== 'TERMINAL') return `Your application is still open. ${standing(application)}`;
  if (step.id === 'COMPLETE')
    return `Your line is open. To borrow again, draw what you’ve repaid, or call us.`;
  if (step.id === 'DECLINED')
    return `This application has ended, and we can’t reopen it. If something in it is wrong, call us or ask an agent, and say what’s right: a person has to look at it. Our letter says for each reason what could change the decision and when to apply again. ${AGAIN} ${OTHERWISE}`;
  const withdrawn = standingCancellation(facts);
  if (withdrawn && reopeningProblem(facts, Date.parse(withdrawn.at)) === undefined) {
    const until = new Date(Date.parse(withdrawn.at) + REOPENED_FOR_DAYS * DAY_MS).toISOString();
    return `You can’t reopen it yourself. If you canceled by mistake, call us by ${dayWords(facts, until)}: our team may be able to reopen it. ${AGAIN}`;
  }
  return `This application can’t be reopened. ${AGAIN} ${OTHERWISE}`;
};

/** Says how to leave the offers, after what may suit the borrower better. */
function leaveOffers({ dueAt, facts }: OwnApplication): string {
  const until = dueAt ? ` until ${lastDay(facts, dueAt)}` : '';
  return `You don’t have to take any of them. Another term, another fee or a smaller amount changes the rate and the payment, so try those first. If nothing fits, select “None of these work for me” below the offers; you can come back${until}. You owe nothing. To ask a person, select “Talk to a person”.`;
}

/** Says what follows if the borrower takes none of the offers or declines a changed one; undefined where no offer waits for an answer. */
export const declineOffer: OwnAnswer = (application) => {
  const { facts } = application;
  if (currentStep(facts).id === 'OFFER_SELECTION') return leaveOffers(application);
  if (!openChangedOffer(facts)) return undefined;
  const letter = offerWithChangedTerms(facts)
    ? ' We’ll put a letter in your account that explains why we couldn’t offer what you chose.'
    : '';
  return `If you decline the offer, your application ends. You owe nothing, and you can apply again at any time.${letter} You don’t have to answer at once: call us first if something in it looks wrong.`;
};
