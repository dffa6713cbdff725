import type { Facts } from '../facts/facts.ts';
import {
  employerContact,
  incomeSource,
  uploadedPaystubs,
  verifiedMonthlyGrossCents,
} from '../facts/income.selectors.ts';
import { chosenTerms } from '../facts/offers.selectors.ts';
import { PURPOSE_WORDS } from '../facts/purpose-words.ts';
import { type Cents, formatWholeDollars } from '../money/cents.ts';
import type { ProgressStage } from './step.ts';

const IDENTITY_DOCUMENTS = {
  DRIVERSLICENSEFRONT: 'Driver’s license',
  IDCARDFRONT: 'State ID card',
  PASSPORTFRONT: 'Passport',
  PERMANENTRESIDENTFRONT: 'Permanent resident card',
} as const;

/** A short answer for each stage of the sidebar; undefined before the stage has one. */
const STAGE_ANSWERS: Record<ProgressStage, (facts: Facts) => string | undefined> = {
  INITIAL: ({ property }) => property && `${property.street1}, ${property.city}`,
  PRODUCT_SELECT: (facts) => {
    const terms = chosenTerms(facts);
    return terms && `${formatWholeDollars(terms.lineAmountCents)} over ${terms.termYears} years`;
  },
  MORE_INFO: ({ additionalProfile }) => additionalProfile && PURPOSE_WORDS[additionalProfile.purpose],
  LINK_INCOME: (facts) => {
    const monthly = verifiedMonthlyGrossCents(facts);
    if (monthly !== undefined) return `${formatWholeDollars(monthly as Cents)} a month`;
    return isBeingVerified(facts) ? 'Being verified' : undefined;
  },
  ID_UPLOAD: ({ identityUploads }) => {
    const upload = identityUploads.at(-1);
    return upload && IDENTITY_DOCUMENTS[upload.type];
  },
  SIGNING: ({ noteSignatures }) =>
    noteSignatures.some(({ answer }) => answer === 'SIGNED') ? 'Signed' : undefined,
  MANUAL_NOTARY: ({ notaryAppointments }) => notaryAppointments.at(-1)?.place,
  ENOTARY: ({ remoteNotaryResults }) =>
    remoteNotaryResults.some(({ answer }) => answer === 'COMPLETED') ? 'Notarized' : undefined,
  COMPLETE: ({ disbursementResults }) =>
    disbursementResults.at(-1)?.answer === 'SETTLED' ? 'Funded' : undefined,
};

/** Returns whether somebody works on the income: a linked provider, an underwriter or the employer. A chosen way alone proves nothing. */
function isBeingVerified(facts: Facts): boolean {
  return (
    [uploadedPaystubs(facts), employerContact(facts)].some((sent) => sent !== undefined) ||
    incomeSource(facts)?.how === 'LINK'
  );
}

/** Returns the short answer of a stage; empty before it has one. */
export function stageAnswer(stage: ProgressStage, facts: Facts): string {
  return STAGE_ANSWERS[stage](facts) ?? '';
}
