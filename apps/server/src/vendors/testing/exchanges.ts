import { ConsumerAlert } from '@homeline/domain/facts/credit.facts.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { expect } from 'vitest';
import { RETURN_URLS, SAMPLE_REQUESTS, type Sample } from '../bridge-check/sample-requests.ts';
import type { Exchange, Intent } from '../exchange.ts';
import type { CapturedId, HostedId } from '../identity/port.ts';
import type { Party } from '../parties.ts';
import type { Port, Vendors } from '../vendors.ts';

/** A test case of an exchange: its request, its usual answer and its forced answers. */
export type ExchangeCase = {
  readonly name: string;
  readonly port: Port;
  readonly call?: string;
  /** The usual answer, then the answer for each forced outcome. */
  readonly good: unknown;
  readonly forced: Readonly<Record<string, unknown>>;
  /** The answer is pending at first. */
  readonly later?: true;
  /** Only a provider with its own protocol has it. */
  readonly notOverBridge?: true;
  readonly of: (vendors: Vendors) => Pick<Exchange<Intent, unknown>, 'outcome'> & {
    ask: (person: Persona, intent: Intent) => ReturnType<Exchange<Intent, unknown>['ask']>;
  };
};

export function partyOf({ name, dob, email, phone, testId }: Persona): Party {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { firstName, lastName, dob, email, phone, ssn: testId };
}

/** Returns whom a request is about: the persona and their home. */
function sampleOf(person: Persona): Sample {
  const { street1, city, state, zip } = person.property;
  return { person: partyOf(person), address: { street1, city, state, zip } };
}

const onlyAnswer = (...answers: string[]) =>
  Object.fromEntries(answers.map((answer) => [answer, { answer }]));

function asked<Request extends { reference: string }, Answer>(
  exchange: Exchange<Request, Answer>,
  request: (sample: Sample) => Omit<Request, keyof Intent>,
): ReturnType<ExchangeCase['of']> {
  return {
    ask: (person, intent) => exchange.ask({ ...request(sampleOf(person)), ...intent } as unknown as Request),
    outcome: (reference) => exchange.outcome(reference),
  };
}

type CapturedCheck = Intent & { readonly person: Party } & CapturedId;
type HostedCheck = Intent & { readonly person: Party } & HostedId;

const REPORT = { report: { fico: 751 } };

/** A full report may be the first to show an alert. */
export const HARD_ALERTS = Object.fromEntries(
  ConsumerAlert.options.map((alert) => [alert, { answer: 'HIT', alert, ...REPORT }]),
);

/** Every exchange of every port, with its answers. */
const ALL_EXCHANGES: readonly ExchangeCase[] = [
  {
    name: 'property.lookup',
    port: 'property',
    good: { answer: 'MATCHED', parcel: { propertyType: 'SINGLE_FAMILY', condition: 'AVERAGE' } },
    forced: {
      ...onlyAnswer('NO_MATCH', 'NO_RECORD'),
      OWNER_MISMATCH: { answer: 'OWNER_MISMATCH', parcel: { ownership: 'INDIVIDUAL' } },
    },
    of: ({ property }) => asked(property.lookup, SAMPLE_REQUESTS.property.lookup),
  },
  {
    name: 'credit.soft',
    port: 'credit',
    call: 'SOFT',
    good: {
      answer: 'HIT',
      report: {
        fico: 751,
        tradelines: [
          { kind: 'INSTALLMENT', monthlyPaymentCents: 49_034, remainingPayments: 38 },
          { kind: 'REVOLVING', balanceCents: 244_000 },
        ],
        mortgages: [
          { balanceCents: 18_000_000, monthlyPaymentCents: 140_000, kind: 'MORTGAGE' },
          { balanceCents: 2_000_000, monthlyPaymentCents: 15_555, kind: 'SECOND_LIEN' },
        ],
        derogatories: { pastDueNow: false },
      },
      rawReport: expect.stringContaining('"score":751'),
    },
    forced: {
      ...onlyAnswer('NO_MATCH', 'NO_HIT', 'FROZEN', 'FROZEN_PIN', 'WRONG_PIN', 'LOCKED', 'ERROR'),
      FRAUD_ALERT: { answer: 'FRAUD_ALERT', ...REPORT },
      ACTIVE_DUTY: { answer: 'ACTIVE_DUTY', ...REPORT },
      DECEASED: { answer: 'DECEASED', ...REPORT },
      ADDRESS_DISCREPANCY: { answer: 'ADDRESS_DISCREPANCY', ...REPORT },
    },
    of: ({ credit }) => asked(credit.soft, SAMPLE_REQUESTS.credit.soft),
  },
  {
    name: 'credit.hard',
    port: 'credit',
    call: 'HARD',
    good: { answer: 'HIT', ...REPORT },
    forced: {
      ...onlyAnswer('FROZEN', 'ERROR'),
      HIT_CHANGED: {
        answer: 'HIT_CHANGED',
        report: { fico: 731, tradelines: [{}, {}, { id: 'tradeline-new', balanceCents: 300_000 }] },
      },
      HIT_NEW_INQUIRY: { answer: 'HIT_NEW_INQUIRY', report: { mortgageInquiries: [{ id: 'inquiry-new' }] } },
      ...HARD_ALERTS,
    },
    of: ({ credit }) => asked(credit.hard, SAMPLE_REQUESTS.credit.hard),
  },
  {
    name: 'valuation.automated',
    port: 'valuation',
    call: 'AVM',
    good: { answer: 'HIT', valueCents: 41_000_000, forecastStandardDeviation: 0.1, confidenceScore: 85 },
    forced: {
      ...onlyAnswer('NO_HIT'),
      HIT_HAIRCUT: { answer: 'HIT_HAIRCUT', forecastStandardDeviation: 0.16 },
      LOW_CONFIDENCE: { answer: 'LOW_CONFIDENCE', forecastStandardDeviation: 0.28 },
    },
    of: ({ valuation }) => asked(valuation.automated, SAMPLE_REQUESTS.valuation.automated),
  },
  {
    name: 'valuation.brokerOpinion',
    port: 'valuation',
    call: 'BPO',
    good: { answer: 'REPORT', valueCents: 41_000_000, condition: 'AVERAGE' },
    forced: onlyAnswer('NO_ACCESS', 'CANNOT_COMPLETE'),
    of: ({ valuation }) => asked(valuation.brokerOpinion, SAMPLE_REQUESTS.valuation.brokerOpinion),
  },
  {
    name: 'title.prequal',
    port: 'title',
    call: 'PREQUAL',
    good: { answer: 'CLEAR' },
    forced: onlyAnswer('OPEN_ISSUE', 'OWNER_MISMATCH'),
    of: ({ title }) => asked(title.prequal, SAMPLE_REQUESTS.title.prequal),
  },
  {
    name: 'title.final',
    port: 'title',
    call: 'FINAL',
    good: { answer: 'CLEAR' },
    forced: onlyAnswer('OPEN_ISSUE', 'OWNER_DOUBTFUL', 'VESTED_IN_TRUST', 'NO_LEGAL_DESCRIPTION'),
    of: ({ title }) => asked(title.final, SAMPLE_REQUESTS.title.final),
  },
  {
    name: 'title.recording',
    port: 'title',
    call: 'RECORDING',
    good: { answer: 'ACCEPTED', instrumentNumber: expect.stringMatching(/^\d+$/) },
    forced: onlyAnswer('REJECTED'),
    of: ({ title }) => asked(title.recording, SAMPLE_REQUESTS.title.recording),
  },
  {
    name: 'flood.determination',
    port: 'flood',
    good: { answer: 'OUT_OF_ZONE', zone: 'X' },
    forced: {
      SPECIAL_HAZARD: { answer: 'SPECIAL_HAZARD', zone: 'AE', communityParticipates: true },
      ...onlyAnswer('PENDING'),
    },
    of: ({ flood }) => asked(flood.determination, SAMPLE_REQUESTS.flood.determination),
  },
  {
    name: 'income.link',
    port: 'income',
    good: { link: expect.any(String), url: expect.stringContaining('/income/links/') },
    forced: {},
    of: ({ income }) => asked(income.link, SAMPLE_REQUESTS.income.link),
  },
  {
    name: 'income.fetch',
    port: 'income',
    call: 'FETCH',
    good: { answer: 'VERIFIED', monthlyGrossCents: 876_543 },
    forced: {
      ...onlyAnswer('PARTIAL', 'ERROR'),
      EMPLOYMENT_NOT_SHOWN: { answer: 'EMPLOYMENT_NOT_SHOWN', monthlyGrossCents: 876_543 },
    },
    of: ({ income }) => asked(income.fetch, SAMPLE_REQUESTS.income.fetch),
  },
  {
    name: 'income.employer',
    port: 'income',
    call: 'EMPLOYER',
    good: { answer: 'CONFIRMED', monthlyGrossCents: 876_543 },
    forced: onlyAnswer('NOT_CONFIRMED'),
    of: ({ income }) => asked(income.employer, SAMPLE_REQUESTS.income.employer),
  },
  {
    name: 'bank.link',
    port: 'bank',
    call: 'LINK',
    good: { link: expect.any(String), url: expect.stringContaining('/bank/links/') },
    forced: { FAILED: { url: expect.stringContaining('/bank/links/') } },
    of: ({ bank }) => asked(bank.link, SAMPLE_REQUESTS.bank.link),
  },
  {
    name: 'bank.check',
    port: 'bank',
    call: 'CHECK',
    good: { answer: 'VERIFIED' },
    forced: onlyAnswer('SUSPECT', 'INVALID'),
    of: ({ bank }) => asked(bank.check, SAMPLE_REQUESTS.bank.check),
  },
  {
    name: 'identity.check',
    port: 'identity',
    good: { answer: 'VERIFIED' },
    forced: onlyAnswer('FAILED_VERIFICATION', 'PENDING_REVIEW'),
    of: ({ identity }) =>
      asked(identity.check as Exchange<CapturedCheck, unknown>, SAMPLE_REQUESTS.identity.check),
  },
  {
    name: 'identity.hosted',
    port: 'identity',
    notOverBridge: true,
    good: { url: expect.any(String) },
    forced: {},
    of: ({ identity }) => asked(identity.hosted, () => ({ returnUrl: RETURN_URLS.returnUrl })),
  },
  {
    name: 'identity.check of a hosted ID',
    port: 'identity',
    notOverBridge: true,
    good: { answer: 'VERIFIED' },
    forced: onlyAnswer('FAILED_VERIFICATION', 'PENDING_REVIEW'),
    of: ({ identity }) =>
      asked(identity.check as Exchange<HostedCheck, unknown>, ({ person }) => ({
        person,
        hosted: true as const,
      })),
  },
  {
    name: 'sanctions.screen',
    port: 'sanctions',
    good: { answer: 'CLEAR' },
    forced: onlyAnswer('POSSIBLE_MATCH'),
    of: ({ sanctions }) => asked(sanctions.screen, SAMPLE_REQUESTS.sanctions.screen),
  },
  {
    name: 'military.status',
    port: 'military',
    good: {
      answer: 'NO_SERVICE',
      certificateNumber: expect.any(String),
      certificate: expect.objectContaining({ contentType: 'application/pdf' }),
    },
    forced: onlyAnswer('ACTIVE_DUTY', 'LEFT_ACTIVE_DUTY', 'CALLED_UP'),
    of: ({ military }) => asked(military.status, SAMPLE_REQUESTS.military.status),
  },
  ...(['SUMMARY', 'CLOSING', 'NOTARY'] as const).map(
    (call): ExchangeCase => ({
      name: `documents.${call.toLowerCase()}`,
      port: 'documents',
      call,
      good: { answer: 'READY', envelope: expect.any(String) },
      forced: call === 'CLOSING' ? onlyAnswer('FAILED') : {},
      of: ({ documents }) =>
        asked(
          documents[call.toLowerCase() as Lowercase<typeof call>] as Vendors['documents']['closing'],
          SAMPLE_REQUESTS.documents.closing,
        ),
    }),
  ),
  {
    name: 'documents.signature',
    port: 'documents',
    call: 'SIGNATURE',
    good: { answer: 'SIGNED', certificate: expect.any(String) },
    forced: onlyAnswer('FAILED'),
    of: ({ documents }) => asked(documents.signature, SAMPLE_REQUESTS.documents.signature),
  },
  {
    name: 'notary.remote',
    port: 'notary',
    call: 'REMOTE',
    good: { session: expect.any(String), joinUrl: expect.stringContaining('/notary/sessions/') },
    forced: { FAILED: { session: expect.any(String) } },
    of: ({ notary }) => asked(notary.remote, SAMPLE_REQUESTS.notary.remote),
  },
  {
    name: 'notary.manual',
    port: 'notary',
    call: 'MANUAL',
    good: { appointment: expect.any(String), confirmedTime: '2099-01-05T15:00:00Z' },
    forced: { NO_SHOW: { appointment: expect.any(String) } },
    of: ({ notary }) => asked(notary.manual, SAMPLE_REQUESTS.notary.manual),
  },
  {
    name: 'notary.cancellation',
    port: 'notary',
    good: { answer: 'ENDED', appointment: 'unknown' },
    forced: {},
    of: ({ notary }) => asked(notary.cancellation, SAMPLE_REQUESTS.notary.cancellation),
  },
  {
    name: 'insurance.lookup',
    port: 'insurance',
    call: 'LOOKUP',
    good: { answer: 'NO_POLICY_ON_FILE' },
    forced: onlyAnswer('IN_FORCE'),
    of: ({ insurance }) => asked(insurance.lookup, SAMPLE_REQUESTS.insurance.lookup),
  },
  {
    name: 'insurance.check',
    port: 'insurance',
    call: 'CHECK',
    good: { answer: 'COVERED' },
    forced: { NOT_COVERED: { answer: 'NOT_COVERED', shortfalls: ['COVERAGE', 'MORTGAGEE'] } },
    of: ({ insurance }) => asked(insurance.check, SAMPLE_REQUESTS.insurance.check),
  },
  {
    name: 'disbursement.transfer',
    port: 'disbursement',
    good: { answer: 'SETTLED' },
    forced: { RETURNED_R03: { answer: 'RETURNED', returnCode: 'R03' } },
    later: true,
    of: ({ disbursement }) => asked(disbursement.transfer, SAMPLE_REQUESTS.disbursement.transfer),
  },
  {
    name: 'messaging.email',
    port: 'messaging',
    good: { answer: 'SENT' },
    forced: {},
    of: ({ messaging }) => asked(messaging.email, SAMPLE_REQUESTS.messaging.email),
  },
  {
    name: 'messaging.text',
    port: 'messaging',
    good: { answer: 'SENT' },
    forced: {},
    of: ({ messaging }) => asked(messaging.text, SAMPLE_REQUESTS.messaging.text),
  },
  {
    name: 'places.suggest',
    port: 'places',
    notOverBridge: true,
    good: [{ street1: '1 Forced Street', city: 'Dayton', state: 'OH', zip: '45402' }],
    forced: {},
    of: ({ places }) => asked(places.suggest, ({ address }) => ({ text: address.street1 })),
  },
];

/** Every exchange of the bridge. */
export const EXCHANGES = ALL_EXCHANGES.filter(({ notOverBridge }) => !notOverBridge);

/** Returns an exchange's case. */
export function exchangeCaseOf(name: string): ExchangeCase {
  return ALL_EXCHANGES.find((each) => each.name === name) ?? expect.fail(`no exchange ${name}`);
}
