import { formatUs } from '../../dates/civil-date.ts';
import { noteIsSigned } from '../../facts/closing.selectors.ts';
import type { Facts } from '../../facts/facts.ts';
import {
  accountIsVerified,
  disbursement,
  isRescindable,
  wasDisbursed,
} from '../../facts/funding.selectors.ts';
import { identityIsVerified } from '../../facts/identity.selectors.ts';
import { verifiedMonthlyGrossCents } from '../../facts/income.selectors.ts';
import { insuranceIsAccepted } from '../../facts/insurance.selectors.ts';
import { deedWasSigned } from '../../facts/notary.selectors.ts';
import { openChangedOffer } from '../../facts/offers.selectors.ts';
import { coBorrowers } from '../../facts/signers.selectors.ts';
import { finalSearch } from '../../facts/title.selectors.ts';
import { rescissionEndsOn } from '../../funding/rescission-period.ts';
import { changeableAt } from '../../workflow/changeable.ts';
import { currentStep } from '../../workflow/current-step.ts';
import type { StepName } from '../../workflow/steps.ts';
import { dayWords, listWords, type OwnAnswer } from './own-application.ts';
import { autopayDiscountPct } from './own-explained.ts';
import { standing } from './own-progress.ts';
import { changeOffer, hasOwnFigures, holdWords, isApproved, pct, terms } from './own-terms.ts';

const PERSON = 'To ask a person, select “Talk to a person”.';
const IF_DIFFERENT =
  'If what we verify differs from what you told us, such as your income, debts or home value, we show you a changed offer and why. You can accept or decline it.';

/** Says whether the terms can change without the borrower: is the rate locked, are the offers final, until when do they hold. */
export const mayChange: OwnAnswer = (application) => {
  const { facts } = application;
  if (currentStep(facts).kind === 'TERMINAL' && currentStep(facts).id !== 'COMPLETE')
    return standing(application);
  if (!hasOwnFigures(facts)) return undefined;
  if (openChangedOffer(facts)) return changeOffer(application);
  if (currentStep(facts).id === 'OFFER_SELECTION') {
    return `${holdWords(facts)} The rate is fixed once you sign; it doesn’t follow the market. The offers aren’t final: after you choose, we verify your answers. ${IF_DIFFERENT}`;
  }
  const discount = autopayDiscountPct(facts);
  const autopayEnds =
    discount && facts.autopay?.payType === 'AUTOPAY'
      ? ` Only if autopay ends, the rate rises by its discount of ${pct(discount)}.`
      : '';
  if (noteIsSigned(facts))
    return `No: you signed the agreement, so the amount, the fixed rate, the term and the payment stay as they are.${autopayEnds} ${terms(application)}`;
  const now = isApproved(facts)
    ? 'Underwriting approved these terms, and they stay unless something changes before you sign, such as your income, debts or insurance.'
    : `They don’t run out while we verify your answers, and aren’t final until then. ${IF_DIFFERENT}`;
  return `${terms(application)} The rate is fixed and doesn’t follow the market. ${now}`;
};

/** Lists what must still be confirmed before the money goes out. */
function stillOpen(facts: Facts): readonly string[] {
  const title = finalSearch(facts)?.answer;
  return [
    verifiedMonthlyGrossCents(facts) === undefined && 'your income',
    !accountIsVerified(facts) && 'your bank account',
    !identityIsVerified(facts) && 'your identity',
    title !== 'CLEAR' && title !== 'NOT_REQUIRED' && 'the title of your home',
    !insuranceIsAccepted(facts) && 'your homeowners insurance',
    !noteIsSigned(facts) && 'your signature on the agreement',
    !deedWasSigned(facts) && 'the deed, signed before a notary',
  ].filter((words) => words !== false);
}

/** Says what is still open, to a person who asks what could go wrong, without predicting the result. */
export const risks: OwnAnswer = (application) => {
  const { facts } = application;
  if (currentStep(facts).kind === 'TERMINAL' || wasDisbursed(facts)) return standing(application);
  const open = stillOpen(facts);
  if (open.length > 0)
    return `Still to be confirmed: ${listWords(open)}. ${noteIsSigned(facts) ? '' : `${IF_DIFFERENT} `}I can’t tell you how it ends. ${standing(application)} ${PERSON}`;
  const endsOn = rescissionEndsOn(facts);
  const period =
    endsOn && isRescindable(facts)
      ? `Everything is signed. The money doesn’t go out if someone with the right to cancel does so by the end of ${formatUs(endsOn)}. `
      : '';
  return `${period}Before we send the money, we check once more that everything is in place. ${standing(application)} ${PERSON}`;
};

const TELL =
  'Please tell us: call us or ask an agent. We decide on what is true now, so a change in your job, income, debts or home can change the offer. A person looks at it with you, and I can’t tell you how that ends.';

/** Says what to do when something in the borrower’s life changed. */
export const situationChanged: OwnAnswer = (application) => {
  const { facts } = application;
  if (currentStep(facts).kind === 'TERMINAL' || wasDisbursed(facts))
    return 'If a change makes it hard to pay, call us as early as you can, before a payment is due: a person looks at your situation with you. The terms that you signed stay the same.';
  if (deedWasSigned(facts))
    return `Please tell us: call us or ask an agent, before we send the money. You’ve signed everything, and a person tells you what a change means now. ${standing(application)}`;
  return `${TELL} ${noteIsSigned(facts) ? '' : 'Please do that before you sign. '}${standing(application)}`;
};

/** Says how we reach the borrower. */
export const notified: OwnAnswer = (application) => {
  const { facts } = application;
  const email = facts.contact?.email;
  return `We email you${email ? ` at ${email}` : ''} when something is decided or we need something from you. The bell in your account shows the same. In your settings, “Messages from us” says which messages you get, and whether by text. ${standing(application)}`;
};

export const isBefore = (facts: Facts, step: StepName) => {
  const { id } = currentStep(facts);
  return id === step || changeableAt(id).includes(step) || !facts.offerSelection;
};

const BORROW_TOGETHER =
  'A co-borrower owes the money with you: their income and credit count too, and they get their own link and pages. An owner who doesn’t borrow only signs the deed.';

/** Says whether another borrower can still join. */
export const addBorrower: OwnAnswer = (application) => {
  const { facts } = application;
  if (currentStep(facts).kind === 'TERMINAL') return undefined;
  const names = coBorrowers(facts).map(({ name }) => name);
  const has = names.length > 0 ? `You apply together with ${listWords(names)}. ` : '';
  if (noteIsSigned(facts))
    return `${has}Nobody can be added anymore, because you signed the agreement. Call us if you have a question about it.`;
  if (facts.applicationSubmission)
    return `${has}You can’t add a borrower yourself anymore, because you submitted your application. Call us or ask an agent before you sign: a person says what’s possible. You can also cancel and apply again together. ${BORROW_TOGETHER}`;
  return isBefore(facts, 'ADDITIONAL_PROFILE')
    ? `${has}Yes. After you choose an offer, we ask who owns the home and who borrows with you: name them there, before you submit. ${BORROW_TOGETHER} Everyone who owns the home must sign.`
    : `${has}You can until you submit: open the part about who owns the home. ${BORROW_TOGETHER}`;
};

/** Says from when interest runs. */
export const interestStart: OwnAnswer = (application) => {
  const { facts } = application;
  if (currentStep(facts).kind === 'TERMINAL' && currentStep(facts).id !== 'COMPLETE')
    return standing(application);
  const sent = disbursement(facts);
  return sent
    ? `Interest runs since ${dayWords(facts, sent.at)}, the day on which we sent your money. It is counted each day on what you owe.`
    : 'No interest runs yet. It starts on the day on which we send your money, and not before. It is then counted each day on what you owe.';
};

const PLACE =
  'In your application, “Your documents” lists everything: the disclosures, the letters, and the agreement and the deed once they’re signed. Open one and select “Download” to keep a copy. You can also ask us for paper copies at no cost.';

/** Says where the borrower finds their documents. */
export const documents: OwnAnswer = ({ facts }) => {
  if (noteIsSigned(facts) || currentStep(facts).kind === 'TERMINAL') return PLACE;
  return facts.closingDocuments.length > 0
    ? `${PLACE} The documents to sign are ready, and you can read them before you sign.`
    : `${PLACE} The agreement and the deed aren’t ready yet.`;
};
