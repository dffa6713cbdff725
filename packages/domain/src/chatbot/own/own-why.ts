import { identityIsVerified, shownIdentity } from '../../facts/identity.selectors.ts';
import { currentStep } from '../../workflow/current-step.ts';
import type { StepName } from '../../workflow/steps.ts';
import type { OwnAnswer } from './own-application.ts';
import { standing } from './own-progress.ts';

const INCOME =
  'Your income helps set how much you can borrow, so we confirm it with your payroll, your bank, your employer or your documents. We use it for your application and can’t change anything there.';
const PAY_STUBS =
  'Your income helps set how much you can borrow, so we confirm it before we lend. A linked account can’t always show what you earn before taxes, so an underwriter compares your documents with what you told us.';
/** 31 CFR 1020.220 is the rule on identification. */
const IDENTITY =
  'Federal law requires us to confirm who you are before we lend (31 CFR 1020.220). We encrypt the photo of your ID, and only the people and the service that check it for us see it.';
const ACCOUNT = 'We need to know where to send your money, and that the account is yours.';
const DEPOSIT = `${ACCOUNT} The code beside the small deposit shows that you can see the account.`;
const INSURANCE = 'Your home secures the line, so it has to be insured for as long as the line is open.';
const NOTARY = 'The county records the deed, so you sign it before a notary, who confirms who you are.';

const BY_PERSON = 'A person reviews what can’t be settled automatically. That isn’t a decision.';

/** Why a step asks the borrower for something. */
const WHY: Partial<Readonly<Record<StepName, string>>> = {
  LIEN_VERIFICATION: 'What is owed on your home limits how much you can borrow.',
  ADDITIONAL_PROFILE: 'Everyone who owns the home must sign, and a spouse can have rights in it too.',
  // 12 CFR 1003, Appendix B.
  HMDA_COLLECTION:
    'Federal law has us ask these questions, to help ensure that everyone is treated fairly. You don’t have to answer them.',
  INCOME_VERIFICATION: INCOME,
  MANUAL_PAYSTUB_UPLOAD: PAY_STUBS,
  PAYSTUB_REVIEW: PAY_STUBS,
  EMPLOYER_VERIFICATION: INCOME,
  WAITING_FOR_EMPLOYER_VERIFICATION: INCOME,
  INCOME_ERROR: INCOME,
  DISBURSEMENT_ACCOUNT: ACCOUNT,
  ACCOUNT_DEPOSIT_SENT: DEPOSIT,
  ACCOUNT_DEPOSIT_CODE: DEPOSIT,
  BANK_ACCOUNT_CONFIRMATION: ACCOUNT,
  AUTOPAY_ACCOUNT: 'You choose how you pay each month. Autopay lowers your rate.',
  IDENTITY_VERIFICATION: IDENTITY,
  ID_VERIFICATION_FAILURE: IDENTITY,
  DEED_SIGNING: NOTARY,
  NOTARY_SESSION: NOTARY,
  MANUAL_NOTARY_SCHEDULING: NOTARY,
  MANUAL_DEED_SIGNING: NOTARY,
  INSURANCE_REQUEST: INSURANCE,
  INSURANCE_UPLOAD: INSURANCE,
  INSURANCE_REVIEW: INSURANCE,
};

/** Says why the present step asks for something; undefined where it asks for nothing of its own. */
export const whyAsked: OwnAnswer = (application) => {
  const { id, kind } = currentStep(application.facts);
  const why = WHY[id] ?? (kind === 'REVIEW' ? BY_PERSON : undefined);
  return why && `${why} ${standing(application)}`;
};

/** Says why we ask for an ID, and who sees it. */
export const whyIdentity: OwnAnswer = (application) => {
  const { facts } = application;
  const isDone = identityIsVerified(facts) || currentStep(facts).kind === 'TERMINAL';
  if (isDone) return IDENTITY;
  return shownIdentity(facts)
    ? `${IDENTITY} ${standing(application)}`
    : `${IDENTITY} Upload it only on the pages of your application: we never ask for it by email or text.`;
};
