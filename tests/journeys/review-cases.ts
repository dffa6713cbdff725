import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { DESKS, type Desk } from '@homeline/domain/staff/desks.ts';
import { STEPS, type StepName } from '@homeline/domain/workflow/steps.ts';
import type { Journey } from '../../apps/server/src/testing/persona-driver.ts';
import { testPersona } from '../../apps/server/src/vendors/testing/test-providers.ts';
import type { Hands } from './hands.ts';
import { personOf } from './visit.ts';

/** A review step: who is driven to it, and what the lender’s people decide there. */
export type ReviewCase = {
  readonly step: StepName;
  readonly person: Persona;
  /** By default, the decision that the persona’s file names for the step. */
  readonly decision?: string;
  /** The step before, at which `arrange` brings about the review. */
  readonly after?: StepName;
  readonly arrange?: (journey: Journey, decider: string) => Promise<unknown>;
  /** Fills in what the decision is based on. */
  readonly fill?: (hands: Hands) => Promise<void>;
  /** 1280 px and a pointer, unless something else. */
  readonly how?: 'TABLET' | 'KEYBOARD';
};

const DAY_MS = 86_400_000;
const CREDIT_REPORT_DAYS = 61;

/** Every step that the lender’s people end, in the order of the table. */
export const REVIEW_CASES: readonly ReviewCase[] = [
  {
    step: 'ON_HOLD',
    person: personOf('t02'),
    decision: 'HOLD_RELEASED',
    after: 'OFFER_SELECTION',
    arrange: ({ app, uuid }, jwt) =>
      app.call('holdApplication', {
        ...{ jwt, params: { uuid }, body: { reason: 'The county called' } },
        headers: { 'idempotency-key': uuid },
      }),
  },
  { step: 'DOCUMENT_REVIEW', person: personOf('t46') },
  { step: 'OWNERSHIP_REVIEW', person: personOf('t50') },
  { step: 'TITLE_REVIEW', person: personOf('t55'), how: 'TABLET' },
  {
    step: 'RECORDING_TAX_REVIEW',
    person: personOf('t62'),
    async fill({ type }) {
      await type('Tax, % of the line', '1.05');
      await type('Source', 'The county clerk');
      await type('Month', '11');
      await type('Day', '20');
      await type('Year', '2026');
    },
  },
  { step: 'UW_REVIEW', person: personOf('t43'), decision: 'UW_DECLINED', how: 'KEYBOARD' },
  { step: 'BPO_HOLD', person: personOf('t36') },
  {
    step: 'DATATREE_NO_MATCH',
    person: personOf('t08'),
    how: 'KEYBOARD',
    async fill({ type, choose }) {
      await type('Parcel number (APN)', '010-2030');
      await type('County', 'Franklin');
      await choose('Property type', 'Single family');
      await choose('Ownership', 'Individual');
      await choose('Condition', 'Average');
      await type('Month', '05');
      await type('Day', '01');
      await type('Year', '2016');
    },
  },
  { step: 'FRAUD_ALERT_REVIEW', person: personOf('t42') },
  {
    step: 'LIEN_MISMATCH_REVIEW',
    person: personOf('t26'),
    async fill({ type }) {
      await type('Balance', '38000');
      await type('Monthly payment', '310');
    },
  },
  { step: 'DELINQUENCY_REVIEW', person: personOf('t11') },
  { step: 'HARD_CREDIT_REVIEW', person: personOf('t47') },
  {
    step: 'PAYSTUB_REVIEW',
    person: personOf('t18'),
    fill: ({ type }) => type('Monthly gross income', '9800'),
  },
  { step: 'BANK_ACCOUNT_FRAUD_REVIEW', person: personOf('t31') },
  { step: 'IDENTITY_FRAUD_REVIEW', person: personOf('t30') },
  { step: 'SANCTIONS_REVIEW', person: personOf('t49') },
  { step: 'TRUST_REVIEW', person: personOf('t20') },
  { step: 'PAYOFF_HOLD', person: personOf('t44') },
  {
    step: 'COMPLIANCE_REVIEW',
    person: testPersona(71, [], {
      name: 'Nell Namesake',
      forced: {
        vendors: [
          { port: 'identity', answers: ['PENDING_REVIEW'] },
          { port: 'sanctions', answers: ['POSSIBLE_MATCH'] },
        ],
        staff: [{ at: 'IDENTITY_FRAUD_REVIEW', decides: 'IDENTITY_CLEARED' }],
        borrower: [],
      },
    }),
    decision: 'SANCTIONS_CLEARED',
  },
  { step: 'ATTORNEY_REVIEW', person: personOf('t39') },
  { step: 'SIGNDOCS_REVIEW', person: personOf('t53') },
  {
    step: 'DEED_REVIEW',
    person: testPersona(
      72,
      [{ port: 'title', call: 'RECORDING', answers: ['REJECTED', 'REJECTED', 'ACCEPTED'] }],
      { name: 'Reba Recorded' },
    ),
    decision: 'DEED_ACCEPTED',
  },
  {
    step: 'INSURANCE_REVIEW',
    person: testPersona(73, [{ port: 'insurance', call: 'CHECK', answers: ['NOT_COVERED'] }], {
      name: 'Ines Uninsured',
    }),
    decision: 'INSURANCE_REJECTED',
  },
  {
    step: 'FUNDING_DECISION',
    person: testPersona(74, [], { name: 'Otis Outdated' }),
    decision: 'FUNDING_APPROVED',
    after: 'RESCISSION',
    fill: ({ type }) => type('Comments for the file', 'Nothing has changed since'),
    // The credit report is too old for the automatic checks by then.
    arrange: ({ app }) =>
      app.providers.moveClock(new Date(app.clock.nowMs() + CREDIT_REPORT_DAYS * DAY_MS).toISOString()),
  },
  {
    step: 'WAITING_FOR_CO_BORROWER_REVIEW',
    person: personOf('t56'),
    how: 'KEYBOARD',
    async fill({ type, pick }) {
      await pick('Accept the proof of income');
      await type('Monthly gross income', '4200');
    },
  },
];

/** The steps that one of the lender’s desks ends, by the step table. */
export const STEPS_OF_DESKS = STEPS.flatMap((row) => {
  if (!('ends' in row) || row.ends.by !== 'PERSON') return [];
  const { person } = row.ends;
  return DESKS.some((desk) => desk === person) ? [{ step: row.id, desk: person as Desk }] : [];
});
