import { randomUUID } from 'node:crypto';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import type { Address } from '@homeline/domain/facts/home.ts';
import { cents } from '@homeline/domain/money/cents.ts';
import type { Exchange, Intent } from '../exchange.ts';
import type { CapturedId } from '../identity/port.ts';
import type { Party, VendorFile } from '../parties.ts';
import type { BridgePort, Vendors } from '../vendors.ts';

/** Who a sample request is about, and their home. */
export type Sample = { readonly person: Party; readonly address: Address };

/** Somebody whom no provider knows. The number is one that nobody is given. */
export const SAMPLE: Sample = {
  person: {
    ...{ firstName: 'Sample', lastName: 'Borrower', dob: '1979-08-21', ssn: '999001234' },
    ...{ email: 'sample.borrower@example.com', phone: '5555550100' },
  },
  address: { street1: '1 Sample Street', city: 'Dayton', state: 'OH', zip: '45402' },
};

/** A PDF of one empty page, the smallest file that a notary accepts. */
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
/** Where a hosted page returns to. Nobody visits it. */
export const RETURN_URLS = {
  returnUrl: 'http://127.0.0.1:3000/account/heloc/back',
  oauthReturnUrl: 'http://127.0.0.1:3000/account/heloc/back',
};
const A_DOCUMENT = {
  uuid: randomUUID(),
  type: 'HELOC_AGREEMENT',
  title: 'Agreement',
  sha256: 'a'.repeat(64),
};
const ACCOUNT = { routingNumber: '110000000', accountNumber: '000123456789' };
const SOURCE = 'TRUV_PAYROLL' as const;

const nameOf = ({ firstName, lastName }: Party) => `${firstName} ${lastName}`;
const signerOf = ({ person }: Sample) => ({ name: nameOf(person), email: person.email ?? '' });
const home = ({ person, address }: Sample) => ({ owner: person, address });
const pull = ({ person, address }: Sample) => ({ consumer: person, address });
const work = ({ person }: Sample) => ({ worker: person, statedMonthlyGrossCents: cents(1_000_000) });
const envelope = (sample: Sample) => ({ documents: [A_DOCUMENT], signers: [signerOf(sample)] });
const policy = ({ person, address }: Sample) => ({
  holder: person,
  address,
  neededCoverageCents: cents(26_000_000),
  inFloodZone: false,
});

type SampleRequest<Request> = (sample: Sample) => Omit<Request, keyof Intent>;
type SampleRequests = {
  readonly [Port in BridgePort]: {
    readonly [Name in keyof Vendors[Port]]?: Vendors[Port][Name] extends Exchange<infer Request, unknown>
      ? SampleRequest<Request>
      : never;
  };
};

/** A well-formed request of each call that the bridge serves. A linked account has none: it needs a visit to the provider's page. */
export const SAMPLE_REQUESTS = {
  property: { lookup: home },
  credit: { soft: pull, hard: pull },
  valuation: {
    automated: ({ address }) => ({ address }),
    brokerOpinion: ({ address }) => ({ address, access: { name: 'A Neighbour', phone: '5555550199' } }),
  },
  title: {
    prequal: home,
    final: home,
    recording: ({ address }) => ({ address, instrument: DEED }),
  },
  flood: { determination: ({ address }) => ({ address }) },
  income: {
    link: ({ person }) => ({ worker: person, source: SOURCE, ...RETURN_URLS }),
    fetch: (sample) => ({ ...work(sample), source: SOURCE }),
    employer: (sample) => ({
      ...work(sample),
      contact: { employer: 'Lakeside', name: 'Pat Payroll', phone: '5555550188' },
    }),
  },
  bank: {
    link: ({ person }) => ({ holder: person, ...RETURN_URLS }),
    check: ({ person }) => ({ holder: person, ...ACCOUNT }),
  },
  identity: {
    check: ({ person }: Sample): { readonly person: Party } & CapturedId => ({
      ...{ person, type: 'DRIVERSLICENSEFRONT', image: PHOTO, back: PHOTO },
    }),
  },
  sanctions: { screen: ({ person }) => ({ person }) },
  military: { status: ({ person }) => ({ person, asOf: civilDate('2026-03-10') }) },
  documents: {
    summary: envelope,
    closing: envelope,
    notary: envelope,
    signature: (sample) => ({
      documents: [A_DOCUMENT],
      signer: signerOf(sample),
      typedName: nameOf(sample.person),
      signedAt: '2026-07-01T16:00:00.000Z',
    }),
  },
  notary: {
    remote: (sample) => ({
      signers: [signerOf(sample)],
      documents: [{ ...DEED, uuid: A_DOCUMENT.uuid }],
      returnUrl: RETURN_URLS.returnUrl,
    }),
    manual: (sample) => ({
      signers: [signerOf(sample)],
      documents: [{ ...DEED, uuid: A_DOCUMENT.uuid }],
      requestedTime: '2099-01-05T15:00:00Z',
      place: 'Title office, Dayton',
    }),
    cancellation: () => ({ appointment: 'unknown' }),
  },
  insurance: {
    lookup: policy,
    check: (sample) => ({ ...policy(sample), proofs: [DEED] }),
  },
  disbursement: {
    transfer: ({ person }) => ({ amountCents: cents(7_275_750), holder: nameOf(person), ...ACCOUNT }),
  },
  messaging: {
    email: ({ person }) => ({
      from: { name: 'Homeline', email: 'hello@example.com' },
      to: person.email ?? '',
      subject: 'Your offers are ready',
      text: 'Come and see them.',
    }),
    text: ({ person }) => ({
      to: `+1${(person.phone ?? '').replaceAll(/\D/g, '')}`,
      text: 'Your code is 123456',
    }),
  },
} satisfies SampleRequests;
