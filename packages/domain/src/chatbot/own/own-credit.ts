import { usedCreditReport } from '../../adverse-action/report.ts';
import { hardPull, softPull } from '../../facts/credit.selectors.ts';
import { isDeclined } from '../../facts/ends.selectors.ts';
import type { Facts } from '../../facts/facts.ts';
import { currentStep } from '../../workflow/current-step.ts';
import { dayWords, type OwnAnswer } from './own-application.ts';
import { shownScore } from './own-explained.ts';

/** Returns whether the application goes no further, so that no other credit check follows. */
export function hasEnded(facts: Facts): boolean {
  return currentStep(facts).kind === 'TERMINAL' || isDeclined(facts);
}

function softWords(facts: Facts): string {
  const soft = softPull(facts) ?? facts.softCredit.at(-1);
  if (soft)
    return `We made a soft credit check on ${dayWords(facts, soft.at)}: it doesn’t affect your score, and other lenders don’t see it.`;
  return hasEnded(facts)
    ? 'We made no soft credit check.'
    : 'We haven’t checked your credit yet. Seeing your offers takes a soft check, which doesn’t affect your score.';
}

function hardWords(facts: Facts): string {
  const hard = hardPull(facts) ?? (hasEnded(facts) ? facts.hardCredit.at(-1) : undefined);
  if (hard)
    return `We made the hard credit check on ${dayWords(facts, hard.at)}: your credit file shows it as an inquiry, and it may lower your score a little.`;
  return hasEnded(facts)
    ? 'We made no hard credit check, and this application has ended, so none follows.'
    : 'We haven’t made a hard credit check. It comes only after you submit your application and agree to it, and it may lower your score a little.';
}

/** Says which credit checks were made, when, and what they do to the score. */
export const credit: OwnAnswer = ({ facts }) => {
  const score = shownScore(facts);
  const where =
    facts.scoreDisclosures.length > 0 ? 'your notice explains it' : '“How we got these figures” shows it';
  const bureau = facts.adverseActionNotice.length > 0 ? ', and the notice names the bureau' : '';
  const told = score === undefined ? '' : ` The score we used is ${score}; ${where}${bureau}.`;
  return `${softWords(facts)} ${hardWords(facts)}${told}`;
};

/** Says who corrects a credit report, with the rights that the notice states (15 USC 1681m(a), 1681i); undefined before any check. */
export const disputeCredit: OwnAnswer = ({ facts }) => {
  if (facts.softCredit.length === 0 && facts.hardCredit.length === 0) return undefined;
  const notice = facts.adverseActionNotice.at(-1);
  const tell = hasEnded(facts)
    ? 'Once it’s corrected, you can apply again, or call us or ask an agent: a person has to look at it.'
    : 'Tell us now, too: call us or ask an agent before you go on, and send what proves it.';
  const bureau = 'the credit bureau, which must look into it at no cost to you';
  return notice && usedCreditReport(facts, notice)
    ? `You can dispute it with ${bureau}. The notice of ${dayWords(facts, notice.at)} names the bureau whose report we used, with its address and phone. It must give you a free copy of the report if you ask within 60 days of the notice. ${tell}`
    : `You can dispute it with ${bureau}. We can’t change a credit report ourselves. ${tell}`;
};
