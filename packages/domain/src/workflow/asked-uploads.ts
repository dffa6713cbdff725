import { UploadedDocumentType } from '../documents/document-types.ts';
import { conditionsToAnswer, requiredDocumentCount } from '../facts/conditions.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { type StepAnswer, stepsAccepting } from './changeable.ts';
import { currentStep } from './current-step.ts';
import { takesPostponedInsurance } from './postponed-insurance.ts';
import { STEPS, type StepName } from './steps.ts';

/** What a borrower may upload now: some types, and how many files of them since their step began. */
export type AskedUploads = { readonly types: readonly UploadedDocumentType[]; readonly files: number };

const ANY = UploadedDocumentType.options;

/** Enough for retakes, and for a statement sent as one picture per page. */
const FILES_PER_DOCUMENT = 12;

/** The answers that name uploads. */
const ANSWERS: readonly (AskedUploads & { readonly answer: StepAnswer })[] = [
  { answer: 'sendPaystubs', types: ['USER_UPLOADED_PAYSTUB'], files: 2 * FILES_PER_DOCUMENT },
  {
    answer: 'sendIdentityDocument',
    types: ANY.filter((type) => /^(DRIVERSLICENSE|IDCARD|PASSPORT|PERMANENTRESIDENT)/.test(type)),
    files: 2 * FILES_PER_DOCUMENT,
  },
  {
    answer: 'sendInsurance',
    types: ['PROOFOFHAZARDINSURANCE', 'PROOFOFFLOODINSURANCE'],
    files: 2 * FILES_PER_DOCUMENT,
  },
  {
    answer: 'sendOwnershipDocument',
    types: ['PROPERTY_DESCRIPTION_SOURCE', 'TRUSTAGREEMENT', 'CERTIFICATE_OF_TRUST', 'SUPPORT'],
    files: FILES_PER_DOCUMENT,
  },
];

/** Reviews in which a borrower may send a helpful document before the underwriter asks. */
const REVIEWS: readonly StepName[] = STEPS.filter(
  ({ kind, conditionCategories }) => kind === 'REVIEW' && conditionCategories,
).map(({ id }) => id);

/** The steps that take documents for a condition or a review. */
export const DOCUMENT_STEPS: readonly StepName[] = ['DOCUMENT_REQUEST', ...REVIEWS];

/** Returns what the borrower is asked to upload; undefined where no step asks for a file. */
export function askedUploads(facts: Facts): AskedUploads | undefined {
  const { id, kind } = currentStep(facts);
  const atStep = REVIEWS.includes(id)
    ? [{ types: ANY, files: FILES_PER_DOCUMENT }]
    : ANSWERS.filter(
        ({ answer }) =>
          stepsAccepting(answer).includes(id) ||
          (answer === 'sendInsurance' && takesPostponedInsurance(id, facts)),
      );
  // A condition may be answered at any step, even before its stage.
  const forConditions = (kind === 'TERMINAL' ? [] : conditionsToAnswer(facts)).map((condition) => ({
    ...{ types: ANY, files: FILES_PER_DOCUMENT * Math.max(1, requiredDocumentCount(condition)) },
  }));
  const asking = [...atStep, ...forConditions];
  if (asking.length === 0) return undefined;
  return {
    types: [...new Set(asking.flatMap(({ types }) => types))],
    files: asking.reduce((sum, { files }) => sum + files, 0),
  };
}
