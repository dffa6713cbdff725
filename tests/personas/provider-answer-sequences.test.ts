import { ConsumerAlert, HardCreditAnswer, SoftCreditAnswer } from '@homeline/domain/facts/credit.facts.ts';
import { reasonsInWords } from '@homeline/domain/reasons/printed-reasons.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import edges from '@homeline/domain/workflow/edges.cases.json' with { type: 'json' };
import { isStepName, STEP_TABLE, type StepName, stepOf } from '@homeline/domain/workflow/steps.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeline, people } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';

/** The answers that can be forced, by port and call. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  property: ['MATCHED', 'NO_MATCH', 'NO_RECORD', 'OWNER_MISMATCH'],
  'credit SOFT': SoftCreditAnswer.options,
  'credit HARD': [...HardCreditAnswer.options, ...ConsumerAlert.options],
  'valuation AVM': ['HIT', 'HIT_HAIRCUT', 'LOW_CONFIDENCE', 'NO_HIT'],
  'valuation BPO': ['REPORT', 'NO_ACCESS', 'CANNOT_COMPLETE'],
  'title PREQUAL': ['CLEAR', 'OPEN_ISSUE', 'OWNER_MISMATCH'],
  'title FINAL': ['CLEAR', 'OPEN_ISSUE', 'OWNER_DOUBTFUL', 'VESTED_IN_TRUST', 'NO_LEGAL_DESCRIPTION'],
  'title RECORDING': ['ACCEPTED', 'REJECTED'],
  flood: ['OUT_OF_ZONE', 'SPECIAL_HAZARD', 'PENDING'],
  'income FETCH': ['VERIFIED', 'PARTIAL', 'EMPLOYMENT_NOT_SHOWN', 'ERROR'],
  'income EMPLOYER': ['CONFIRMED', 'NOT_CONFIRMED'],
  'bank CHECK': ['VERIFIED', 'SUSPECT', 'INVALID'],
  identity: ['VERIFIED', 'FAILED_VERIFICATION', 'PENDING_REVIEW'],
  sanctions: ['CLEAR', 'POSSIBLE_MATCH'],
  military: ['NO_SERVICE', 'ACTIVE_DUTY', 'LEFT_ACTIVE_DUTY', 'CALLED_UP'],
  'documents CLOSING': ['READY', 'FAILED'],
  'documents SIGNATURE': ['SIGNED', 'FAILED'],
  'notary REMOTE': ['COMPLETED', 'FAILED'],
  'notary MANUAL': ['SIGNED_RETURNED', 'NO_SHOW'],
  'insurance LOOKUP': ['NO_POLICY_ON_FILE', 'IN_FORCE'],
  'insurance CHECK': ['COVERED', 'NOT_COVERED'],
  disbursement: ['SETTLED', 'RETURNED_R03'],
};

/** The decision that passes each review. */
const PASSING_DECISIONS: Readonly<Record<string, string>> = {
  DATATREE_NO_MATCH: 'OPS_PROPERTY_MATCHED',
  OWNERSHIP_REVIEW: 'OWNERSHIP_CONFIRMED',
  FRAUD_ALERT_REVIEW: 'ALERT_CLEARED',
  LIEN_MISMATCH_REVIEW: 'MERCHANT_REVIEWED',
  DELINQUENCY_REVIEW: 'DELINQUENCY_CURED',
  HARD_CREDIT_REVIEW: 'REVIEW_PASSED',
  PAYSTUB_REVIEW: 'PAYSTUBS_ACCEPTED',
  BANK_ACCOUNT_FRAUD_REVIEW: 'BANK_CLEARED',
  IDENTITY_FRAUD_REVIEW: 'IDENTITY_CLEARED',
  SANCTIONS_REVIEW: 'SANCTIONS_CLEARED',
  BPO_HOLD: 'VALUE_ACCEPTED',
  TITLE_REVIEW: 'TITLE_CLEARED',
  RECORDING_TAX_REVIEW: 'RECORDING_TAX_GIVEN',
  TRUST_REVIEW: 'TRUST_APPROVED',
  PAYOFF_HOLD: 'PAYOFF_RECEIVED',
  DOCUMENT_REVIEW: 'CONDITIONS_CLEARED',
  // Covers a sanctions match found during the fraud review; these files pass all other legal checks.
  COMPLIANCE_REVIEW: 'SANCTIONS_CLEARED',
  ATTORNEY_REVIEW: 'ATTORNEY_APPROVED',
  SIGNDOCS_REVIEW: 'DOCUMENTS_REGENERATED',
  DEED_REVIEW: 'DEED_ACCEPTED',
  INSURANCE_REVIEW: 'INSURANCE_ACCEPTED',
  FUNDING_DECISION: 'FUNDING_APPROVED',
};

const forcedVendors = fc
  .uniqueArray(fc.constantFrom(...Object.keys(ANSWERS)), { minLength: 1, maxLength: 4 })
  .chain((calls) =>
    fc.tuple(
      ...calls.map((portAndCall) =>
        fc
          .array(fc.constantFrom(...(ANSWERS[portAndCall] ?? [])), { minLength: 1, maxLength: 4 })
          .map((answers) => {
            const [port = '', call] = portAndCall.split(' ');
            return { port, answers, ...(call === undefined ? {} : { call }) };
          }),
      ),
    ),
  );

const staff = Object.entries(PASSING_DECISIONS).flatMap(([at, decides]) =>
  Array.from({ length: 6 }, () => ({ at, decides })),
);

/** T51 gets no application. T58's review decides about a signer who declined, which a failed signature is not. */
const ELSEWHERE = ['T51', 'T58'];

const anyone = fc
  .record({
    base: fc.constantFrom(...people.filter(({ id }) => !ELSEWHERE.includes(id))),
    vendors: forcedVendors,
  })
  .map(
    ({ base, vendors }): Persona => ({
      ...base,
      forced: {
        vendors,
        borrower: base.forced.borrower,
        staff: [...base.forced.staff, { at: 'UW_REVIEW', decides: 'UW_APPROVED_FINAL' }, ...staff],
      },
    }),
  );

/** `$resume`: after a condition is cleared, any step may follow. */
const LEADS_ANYWHERE: readonly StepName[] = ['DOCUMENT_REVIEW'];

/** The waits for a co-borrower and the early insurance, which the specification's table leaves to the product: each stands before a step of the table. */
const OWN_WAITS = [
  ['INSURANCE_REQUEST', 'COMPLIANCE_REVIEW'],
  ['WAITING_FOR_CO_BORROWERS', 'WAITING_FOR_DISCLOSURES'],
  ['WAITING_FOR_CO_BORROWER_REVIEW', 'WAITING_FOR_FINAL_DECISION'],
] as const;
const allowed = [
  ...edges,
  ...OWN_WAITS.flatMap(([wait, before]) => [
    ...edges.filter((edge) => edge.endsWith(` ${before}`)).map((edge) => edge.replace(before, wait)),
    ...[before, 'WAITING_FOR_INITIAL_OFFERS', 'INACTIVE'].map((after) => `${wait} ${after}`),
  ]),
  // The papers of a closing at an office are written for its day, which can fail.
  'MANUAL_DEED_SIGNING SIGNDOCS_REVIEW',
  // Pricing asks for a recording tax that nobody published, and goes on with it.
  ...['WAITING_FOR_INITIAL_OFFERS', 'WAITING_FOR_FINAL_DECISION'].flatMap((pricing) => [
    `${pricing} RECORDING_TAX_REVIEW`,
    `RECORDING_TAX_REVIEW ${pricing}`,
  ]),
  // A full report may be the first to show an alert.
  'HARD_CREDIT_PULL FRAUD_ALERT_REVIEW',
  // The offers are priced again for everyone, and chosen again.
  'OFFER_SELECTION WAITING_FOR_CO_BORROWERS',
  'SIGNDOCS_REVIEW WAITING_FOR_INITIAL_OFFERS',
];

const ORDER = Object.keys(STEP_TABLE) as StepName[];

/** Returns the steps that may follow: the one an event names, or a later one if that is done. */
function nextStepsFrom(from: StepName, before: readonly StepName[]): readonly string[] {
  const named = allowed
    .filter((edge) => edge.startsWith(`${from} `))
    .map((edge) => edge.split(' ')[1] as StepName);
  const done = named.filter((step) => before.includes(step)).map((step) => ORDER.indexOf(step));
  return [...named, ...ORDER.slice(Math.min(...done, ORDER.length))];
}

describe('every sequence of provider answers', () => {
  it('ends the application along allowed transitions, and every decline states a reason', () => {
    fc.assert(
      fc.property(anyone, (person) => {
        const { path, facts } = walk(person, homeline, STARTED_AT);
        const end = path.at(-1) ?? '';
        expect(isStepName(end) && stepOf(end).kind).toBe('TERMINAL');
        for (const notice of facts.adverseActionNotice) {
          expect(reasonsInWords(notice.reasonCodes, notice)).not.toEqual([]);
        }
        for (const [index, to] of path.slice(1).entries()) {
          const from = path[index] as StepName;
          if (!LEADS_ANYWHERE.includes(from)) expect(nextStepsFrom(from, path.slice(0, index))).toContain(to);
        }
      }),
      { numRuns: process.env['TEST_LONG'] ? 5000 : 150 },
    );
  }, 240_000);
});
