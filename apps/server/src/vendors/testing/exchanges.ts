import { randomUUID } from 'node:crypto';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { cents } from '@homeline/domain/money/cents.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { expect } from 'vitest';
import type { Exchange, Intent } from '../exchange.ts';
import type { CapturedId, HostedId } from '../identity/port.ts';
import type { Party, VendorFile } from '../parties.ts';
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

/** A PDF of one empty page, the smallest file that the notary accepts. */
export const DEED: VendorFile = {
  name: 'deed-of-trust.pdf',
  contentType: 'application/pdf',
  bytes: Buffer.from(
    `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj
trailer<</Root 1 0 R>>
%%EOF`,
  ),
};

const PHOTO: VendorFile = { name: 'licence.jpg', contentType: 'image/jpeg', bytes: Buffer.from('a photo') };
const RETURN_URL = 'http://127.0.0.1:3000/account/heloc/back';
const A_DOCUMENT = {
  uuid: randomUUID(),
  type: 'HELOC_AGREEMENT',
  title: 'Agreement',
  sha256: 'a'.repeat(64),
};

export function partyOf({ name, dob, email, phone, testId }: Persona): Party {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { firstName, lastName, dob, email, phone, ssn: testId };
}

const addressOf = ({ property: { street1, city, state, zip } }: Persona) => ({ street1, city, state, zip });
const signersOf = ({ name, email }: Persona) => [{ name, email }];
const onlyAnswer = (...answers: string[]) =>
  Object.fromEntries(answers.map((answer) => [answer, { answer }]));

function asked<Request extends { reference: string }, Answer>(
  exchange: Exchange<Request, Answer>,
  request: (person: Persona) => Omit<Request, keyof Intent>,
): ReturnType<ExchangeCase['of']> {
  return {
    ask: (person, intent) => exchange.ask({ ...request(person), ...intent } as unknown as Request),
    outcome: (reference) => exchange.outcome(reference),
  };
}

const home = (person: Persona) => ({ owner: partyOf(person), address: addressOf(person) });
const pull = (person: Persona) => ({ consumer: partyOf(person), address: addressOf(person) });
const work = (person: Persona) => ({ worker: partyOf(person), statedMonthlyGrossCents: cents(1_000_000) });
const envelope = (person: Persona) => ({ documents: [A_DOCUMENT], signers: signersOf(person) });

type CapturedCheck = Intent & { readonly person: Party } & CapturedId;
type HostedCheck = Intent & { readonly person: Party } & HostedId;

const REPORT = { report: { fico: 751 } };

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
    of: ({ property }) => asked(property.lookup, home),
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
    of: ({ credit }) => asked(credit.soft, pull),
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
    },
    of: ({ credit }) => asked(credit.hard, pull),
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
    of: ({ valuation }) => asked(valuation.automated, (person) => ({ address: addressOf(person) })),
  },
  {
    name: 'valuation.brokerOpinion',
    port: 'valuation',
    call: 'BPO',
    good: { answer: 'REPORT', valueCents: 41_000_000, condition: 'AVERAGE' },
    forced: onlyAnswer('NO_ACCESS', 'CANNOT_COMPLETE'),
    of: ({ valuation }) =>
      asked(valuation.brokerOpinion, (person) => ({
        address: addressOf(person),
        access: { name: 'A Neighbour', phone: '5555550199' },
      })),
  },
  {
    name: 'title.prequal',
    port: 'title',
    call: 'PREQUAL',
    good: { answer: 'CLEAR' },
    forced: onlyAnswer('OPEN_ISSUE', 'OWNER_MISMATCH'),
    of: ({ title }) => asked(title.prequal, home),
  },
  {
    name: 'title.final',
    port: 'title',
    call: 'FINAL',
    good: { answer: 'CLEAR' },
    forced: onlyAnswer('OPEN_ISSUE', 'OWNER_DOUBTFUL', 'VESTED_IN_TRUST', 'NO_LEGAL_DESCRIPTION'),
    of: ({ title }) => asked(title.final, home),
  },
  {
    name: 'title.recording',
    port: 'title',
    call: 'RECORDING',
    good: { answer: 'ACCEPTED', instrumentNumber: expect.stringMatching(/^\d+$/) },
    forced: onlyAnswer('REJECTED'),
    of: ({ title }) => asked(title.recording, (person) => ({ address: addressOf(person), instrument: DEED })),
  },
  {
    name: 'flood.determination',
    port: 'flood',
    good: { answer: 'OUT_OF_ZONE', zone: 'X' },
    forced: {
      SPECIAL_HAZARD: { answer: 'SPECIAL_HAZARD', zone: 'AE', communityParticipates: true },
      ...onlyAnswer('PENDING'),
    },
    of: ({ flood }) => asked(flood.determination, (person) => ({ address: addressOf(person) })),
  },
  {
    name: 'income.link',
    port: 'income',
    good: { link: expect.any(String), url: expect.stringContaining('/income/links/') },
    forced: {},
    of: ({ income }) =>
      asked(income.link, (person) => ({
        worker: partyOf(person),
        source: 'TRUV_PAYROLL' as const,
        returnUrl: RETURN_URL,
        oauthReturnUrl: RETURN_URL,
      })),
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
    of: ({ income }) =>
      asked(income.fetch, (person) => ({ ...work(person), source: 'TRUV_PAYROLL' as const })),
  },
  {
    name: 'income.employer',
    port: 'income',
    call: 'EMPLOYER',
    good: { answer: 'CONFIRMED', monthlyGrossCents: 876_543 },
    forced: onlyAnswer('NOT_CONFIRMED'),
    of: ({ income }) =>
      asked(income.employer, (person) => ({
        ...work(person),
        contact: { employer: 'Lakeside', name: 'Pat Payroll', phone: '5555550188' },
      })),
  },
  {
    name: 'bank.link',
    port: 'bank',
    call: 'LINK',
    good: { link: expect.any(String), url: expect.stringContaining('/bank/links/') },
    forced: { FAILED: { url: expect.stringContaining('/bank/links/') } },
    of: ({ bank }) =>
      asked(bank.link, (person) => ({
        holder: partyOf(person),
        returnUrl: RETURN_URL,
        oauthReturnUrl: RETURN_URL,
      })),
  },
  {
    name: 'bank.check',
    port: 'bank',
    call: 'CHECK',
    good: { answer: 'VERIFIED' },
    forced: onlyAnswer('SUSPECT', 'INVALID'),
    of: ({ bank }) =>
      asked(bank.check, (person) => ({
        holder: partyOf(person),
        routingNumber: '110000000',
        accountNumber: '000123456789',
      })),
  },
  {
    name: 'identity.check',
    port: 'identity',
    good: { answer: 'VERIFIED' },
    forced: onlyAnswer('FAILED_VERIFICATION', 'PENDING_REVIEW'),
    of: ({ identity }) =>
      asked(identity.check as Exchange<CapturedCheck, unknown>, (person) => ({
        person: partyOf(person),
        type: 'DRIVERSLICENSEFRONT' as const,
        image: PHOTO,
        back: PHOTO,
      })),
  },
  {
    name: 'identity.hosted',
    port: 'identity',
    notOverBridge: true,
    good: { url: expect.any(String) },
    forced: {},
    of: ({ identity }) => asked(identity.hosted, () => ({ returnUrl: RETURN_URL })),
  },
  {
    name: 'identity.check of a hosted ID',
    port: 'identity',
    notOverBridge: true,
    good: { answer: 'VERIFIED' },
    forced: onlyAnswer('FAILED_VERIFICATION', 'PENDING_REVIEW'),
    of: ({ identity }) =>
      asked(identity.check as Exchange<HostedCheck, unknown>, (person) => ({
        person: partyOf(person),
        hosted: true as const,
      })),
  },
  {
    name: 'sanctions.screen',
    port: 'sanctions',
    good: { answer: 'CLEAR' },
    forced: onlyAnswer('POSSIBLE_MATCH'),
    of: ({ sanctions }) => asked(sanctions.screen, (person) => ({ person: partyOf(person) })),
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
    of: ({ military }) =>
      asked(military.status, (person) => ({ person: partyOf(person), asOf: civilDate('2026-03-10') })),
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
          envelope,
        ),
    }),
  ),
  {
    name: 'documents.signature',
    port: 'documents',
    call: 'SIGNATURE',
    good: { answer: 'SIGNED', certificate: expect.any(String) },
    forced: onlyAnswer('FAILED'),
    of: ({ documents }) =>
      asked(documents.signature, ({ name, email }) => ({
        documents: [A_DOCUMENT],
        signer: { name, email },
        typedName: name,
        signedAt: '2026-07-01T16:00:00.000Z',
      })),
  },
  {
    name: 'notary.remote',
    port: 'notary',
    call: 'REMOTE',
    good: { session: expect.any(String), joinUrl: expect.stringContaining('/notary/sessions/') },
    forced: { FAILED: { session: expect.any(String) } },
    of: ({ notary }) =>
      asked(notary.remote, (person) => ({
        signers: signersOf(person),
        document: DEED,
        returnUrl: RETURN_URL,
      })),
  },
  {
    name: 'notary.manual',
    port: 'notary',
    call: 'MANUAL',
    good: { appointment: expect.any(String), confirmedTime: '2099-01-05T15:00:00Z' },
    forced: { NO_SHOW: { appointment: expect.any(String) } },
    of: ({ notary }) =>
      asked(notary.manual, (person) => ({
        signers: signersOf(person),
        documents: [{ ...DEED, uuid: randomUUID() }],
        requestedTime: '2099-01-05T15:00:00Z',
        place: 'Title office, Dayton',
      })),
  },
  {
    name: 'notary.cancellation',
    port: 'notary',
    good: { answer: 'ENDED', appointment: 'unknown' },
    forced: {},
    of: ({ notary }) => asked(notary.cancellation, () => ({ appointment: 'unknown' })),
  },
  {
    name: 'insurance.lookup',
    port: 'insurance',
    call: 'LOOKUP',
    good: { answer: 'NO_POLICY_ON_FILE' },
    forced: onlyAnswer('IN_FORCE'),
    of: ({ insurance }) =>
      asked(insurance.lookup, (person) => ({
        holder: partyOf(person),
        address: addressOf(person),
        neededCoverageCents: cents(26_000_000),
        inFloodZone: false,
      })),
  },
  {
    name: 'insurance.check',
    port: 'insurance',
    call: 'CHECK',
    good: { answer: 'COVERED' },
    forced: { NOT_COVERED: { answer: 'NOT_COVERED', shortfalls: ['COVERAGE', 'MORTGAGEE'] } },
    of: ({ insurance }) =>
      asked(insurance.check, (person) => ({
        holder: partyOf(person),
        address: addressOf(person),
        proofs: [DEED],
        neededCoverageCents: cents(26_000_000),
        inFloodZone: false,
      })),
  },
  {
    name: 'disbursement.transfer',
    port: 'disbursement',
    good: { answer: 'SETTLED' },
    forced: { RETURNED_R03: { answer: 'RETURNED', returnCode: 'R03' } },
    later: true,
    of: ({ disbursement }) =>
      asked(disbursement.transfer, ({ name }) => ({
        amountCents: cents(7_275_750),
        holder: name,
        routingNumber: '110000000',
        accountNumber: '000123456789',
      })),
  },
  {
    name: 'messaging.email',
    port: 'messaging',
    good: { answer: 'SENT' },
    forced: {},
    of: ({ messaging }) =>
      asked(messaging.email, ({ email }) => ({
        from: { name: 'Homeline', email: 'hello@example.com' },
        to: email,
        subject: 'Your offers are ready',
        text: 'Come and see them.',
      })),
  },
  {
    name: 'messaging.text',
    port: 'messaging',
    good: { answer: 'SENT' },
    forced: {},
    of: ({ messaging }) =>
      asked(messaging.text, ({ phone }) => ({
        to: `+1${phone.replaceAll(/\D/g, '')}`,
        text: 'Your code is 123456',
      })),
  },
  {
    name: 'places.suggest',
    port: 'places',
    notOverBridge: true,
    good: [{ street1: '1 Forced Street', city: 'Dayton', state: 'OH', zip: '45402' }],
    forced: {},
    of: ({ places }) => asked(places.suggest, ({ property }) => ({ text: property.street1 })),
  },
];

/** Every exchange of the bridge. */
export const EXCHANGES = ALL_EXCHANGES.filter(({ notOverBridge }) => !notOverBridge);

/** Returns an exchange's case. */
export function exchangeCaseOf(name: string): ExchangeCase {
  return ALL_EXCHANGES.find((each) => each.name === name) ?? expect.fail(`no exchange ${name}`);
}
