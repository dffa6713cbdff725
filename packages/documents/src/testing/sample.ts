import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import type { WrittenDocumentType } from '@homeline/domain/documents/written-documents.ts';
import { cents, toCents } from '@homeline/domain/money/cents.ts';
import { SUPERVISORS } from '@homeline/domain/organisations/supervisors.ts';
import { cashToBorrower, originationFee } from '@homeline/domain/policy/fees.ts';
import { monthlyPayment } from '@homeline/domain/pricing/payment.ts';
import type { Signature } from '../as-signed.ts';
import { BUREAUS } from '../bureaus.ts';
import type { ItemisedFee } from '../fees.ts';
import type { Lender } from '../lender.ts';
import type { Line, Property, Score, SubjectParts, SubjectWith } from '../subject.ts';

/** A test subject with every part known: $75,000 over 15 years on a home in Ohio, opened March 4, 2026. */

export const LENDER: Lender = {
  name: 'Northgate Home Credit, Inc.',
  lines: [
    '400 Market Street',
    'Columbus, OH 43215',
    '(800) 555-0142 · help@northgate.example',
    'NMLS No. 118822',
  ],
  accent: '#0f6b4f',
  shortName: 'Northgate',
  productName: 'Home Equity Line',
  address: ['400 Market Street', 'Columbus, OH 43215'],
  state: 'OH',
  phone: '(800) 555-0142',
  email: 'help@northgate.example',
  nmls: '118822',
  nmlsUrl: 'https://www.nmlsconsumeraccess.org/',
  licensesUrl: 'https://www.northgate.example/licenses',
  privacyUrl: 'https://www.northgate.example/privacy',
  supervisor: SUPERVISORS.FTC,
  practices: {
    pay: 'No one is paid based on your rate.',
    referrals: 'We do not pay for referrals.',
    affiliates: [],
  },
};

export const TEXAS_HOME: Property = {
  street1: '9 Pecan Street',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  occupancy: 'PRIMARY',
};

export const CALIFORNIA_HOME: Property = {
  street1: '9 Olive Street',
  city: 'Fresno',
  state: 'CA',
  zip: '93701',
  occupancy: 'PRIMARY',
};

/** Returns the home that a document is for: most are for any, some only for one state. */
export function homeFor(type: WrittenDocumentType): { property?: Property } {
  if (type.startsWith('TEXAS_')) return { property: TEXAS_HOME };
  return type === 'STATEMENTOFLOAN' ? { property: CALIFORNIA_HOME } : {};
}

const NOTARY: ItemisedFee = {
  name: 'Notary',
  amountCents: toCents(300),
  paidTo: 'THIRD_PARTY',
  paidFrom: 'DRAW',
};

/** Returns a line with its fees and payoffs itemized. */
export function sampleLine(
  scenario: Partial<{
    lineDollars: number;
    noteRatePct: number;
    feePct: number;
    termYears: Line['terms']['termYears'];
    manualNotary: boolean;
    payoffDollars: number;
    product: Line['terms']['product'];
  }> = {},
): Line {
  const { lineDollars = 75_000, noteRatePct = 8.4, feePct = 2.99, termYears = 15 } = scenario;
  const { manualNotary = false, payoffDollars = 0, product = 'FIXED_TERM' } = scenario;
  const lineAmountCents = toCents(lineDollars);
  const originationFeeCents = originationFee(lineAmountCents, feePct);
  const payoffsCents = toCents(payoffDollars);
  const otherFinancedFeesCents = cents((manualNotary ? NOTARY.amountCents : 0) + toCents(150));
  const terms: Line['terms'] = {
    product,
    termYears,
    lineAmountCents,
    feePct,
    noteRatePct,
    aprPct: 8.91,
    monthlyPaymentCents: monthlyPayment(lineAmountCents, noteRatePct, termYears * 12),
    originationFeeCents,
    cashToBorrowerCents: cashToBorrower({
      lineCents: lineAmountCents,
      originationFeeCents,
      otherFinancedFeesCents,
      payoffsCents,
    }),
    recordingFeeCents: toCents(150),
    recordingTaxCents: cents(0),
    cltvPct: 62.5,
    dtiPct: 31.4,
    codes: ['AUTOPAY'],
  };
  const fees: ItemisedFee[] = [
    { name: 'Origination fee', amountCents: originationFeeCents, paidTo: 'LENDER', paidFrom: 'DRAW' },
    ...(manualNotary ? [NOTARY] : []),
    { name: 'Recording fee', amountCents: toCents(150), paidTo: 'GOVERNMENT', paidFrom: 'DRAW' },
  ];
  const payoffs =
    payoffDollars > 0
      ? [{ creditor: 'First Lakes Bank', amountCents: payoffsCents, isCreditLine: false }]
      : [];
  return { terms, fees, payoffs };
}

const SCORE: Score = {
  value: 762,
  lowest: 300,
  highest: 850,
  on: civilDate('2026-02-18'),
  outranksPct: 64,
  factors: ['Too many accounts with balances', 'Too few accounts paid as agreed'],
  bureau: BUREAUS.EXPERIAN,
};

/** Returns the test subject. Its early disclosures are the first ones. */
export function sampleSubject(
  parts: Partial<SubjectParts> = {},
  lender: Lender = LENDER,
): SubjectWith<Exclude<keyof SubjectParts, 'reissue'>> {
  const line = parts.line ?? sampleLine();
  return {
    lender,
    isCrypto: false,
    madeOn: civilDate('2026-03-02'),
    loanNumber: 'NG-100042',
    borrower: {
      name: 'María José Álvarez-O’Neill',
      email: 'maria@example.com',
      phone: '(614) 555-0119',
      mailingAddress: { street1: '18 Elm Court', city: 'Dublin', state: 'OH', zip: '43016' },
      ssnLast4: '6789',
    },
    property: { street1: '18 Elm Court', city: 'Dublin', state: 'OH', zip: '43016', occupancy: 'PRIMARY' },
    signers: [
      {
        uuid: '5f0c2f9a-6a52-4d57-9f6e-2d7b7a3a1c01',
        name: 'María José Álvarez-O’Neill',
        role: 'BORROWER',
        holdsTitle: true,
      },
      {
        uuid: '5f0c2f9a-6a52-4d57-9f6e-2d7b7a3a1c02',
        name: 'Daniel O’Neill',
        role: 'CO_DEEDER',
        holdsTitle: true,
      },
    ],
    plan: {
      product: line.terms.product,
      termsYears: [line.terms.termYears],
      recentRatePct: line.terms.noteRatePct,
      lowestLineCents: toCents(15_000),
      highestLineCents: toCents(400_000),
      originationFeePct: line.terms.feePct,
      thirdPartyFeesCents: { lowest: cents(0), highest: toCents(480) },
      state: 'OH',
    },
    application: {
      submittedOn: civilDate('2026-02-18'),
      employment: 'Employed full time',
      employer: 'Scioto Valley Schools',
      monthlyIncomeCents: toCents(9500),
      purpose: 'Home improvement',
      ownership: 'Owned together',
      maritalStatus: 'Married',
      homeValueCents: toCents(420_000),
      liens: [{ holder: 'First Lakes Bank', balanceCents: toCents(187_500), atClosing: 'STAYS' }],
      homeCosts: [{ label: 'HOA dues', monthlyCents: toCents(85) }],
    },
    line,
    originator: {
      name: 'Olive Ortega',
      nmls: '445566',
      broker: 'Main Street Mortgage',
      payCents: toCents(750),
    },
    score: SCORE,
    opening: {
      openedOn: civilDate('2026-03-04'),
      firstDrawOn: civilDate('2026-03-11'),
      firstDueOn: civilDate('2026-04-04'),
      feesDeliveredOn: civilDate('2026-03-03'),
    },
    rescission: { endsOn: civilDate('2026-03-07'), delivery: 'ELECTRONIC' },
    autopay: { bankName: 'Buckeye Savings', accountMask: '4417' },
    recording: {
      county: 'Franklin County',
      parcelId: '273-004411-00',
      legalDescription: 'Lot 8 of Elm Court Subdivision, Plat Book 41, Page 12',
      trustee: 'Capitol Title Trustees, LLC',
    },
    counselors: {
      retrievedOn: civilDate('2026-02-20'),
      agencies: [
        {
          ...{ name: 'Scioto Home Counseling', street: '1 High Street', city: 'Columbus', state: 'OH' },
          ...{ zip: '43215', phone: '614-555-0100', email: 'help@scioto.example.org', latitude: 39.96 },
          ...{ longitude: -83, languages: ['English', 'Spanish'], services: ['Pre-purchase counseling'] },
        },
      ],
    },
    flood: { zone: 'AE', communityParticipates: true },
    insurance: {
      coverageCents: toCents(262_500),
      mortgagee: 'Northgate Home Credit, Inc. ISAOA/ATIMA, 400 Market Street, Columbus, OH 43215',
      needsFlood: false,
    },
    transcripts: {
      participant: {
        name: 'Lakeside Transcripts, LLC',
        participantId: '300117',
        mailbox: 'LAKESOR01',
        address: '5 Pier Road, Cleveland, OH 44114',
      },
      years: [2025, 2024],
    },
    adverseAction: {
      action: 'DECLINE',
      applicationOn: civilDate('2026-02-18'),
      reasonCodes: ['AA09', 'AA17', 'AA26'],
      report: { bureau: BUREAUS.EXPERIAN, score: SCORE },
      coBorrowers: ['Ruth O’Neill'],
    },
    coBorrower: { name: 'Ruth O’Neill' },
    asksInitials: true,
    sample: { name: 'María José Álvarez-O’Neill', form: 'PDF', code: 'K7MPX4' },
    signing: {
      number: '3f1d5f6e-0a57-4a4e-9a86-2f1c1f0c0f31',
      own: {
        ...{ name: 'María José Álvarez-O’Neill', role: 'BORROWER', at: 'March 4, 2026 at 10:15:00 AM EST' },
        method: 'Typed name',
        ip: '192.0.2.7',
        device: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
        hasLocation: true,
        initials: { text: 'MA', places: ['The rate and the interest', 'The security interest in your home'] },
        signatureConsent: '2026-11',
        recordsConsent: { textVersion: 'esign-1', at: 'February 18, 2026 at 9:00:00 AM EST' },
        recordsAccess: { form: 'PDF', at: 'February 18, 2026 at 9:20:00 AM EST', sha256: 'e5'.repeat(32) },
      },
      others: [{ name: 'Daniel O’Neill', role: 'CO_DEEDER', at: 'March 4, 2026 at 11:00:00 AM EST' }],
      documents: [
        {
          title: 'Home equity line of credit agreement',
          fields: ['Signature', 'Initials at “The rate and the interest”'],
          openedAt: 'March 4, 2026 at 10:05:00 AM EST',
          shown: 'a1'.repeat(32),
          page: 'b2'.repeat(32),
          signedCopy: 'c3'.repeat(32),
        },
      ],
      seal: { serialNumber: '01AB23CD', sha256: 'd4'.repeat(32) },
    },
    missing: {
      applicationOn: civilDate('2026-02-18'),
      items: ['Your most recent pay stub', 'The declarations page of your homeowner’s policy'],
      answerBy: civilDate('2026-03-20'),
    },
    homeValue: {
      kind: 'BROKER_OPINION',
      valueCents: toCents(420_000),
      valuedOn: civilDate('2026-02-20'),
      condition: 'AVERAGE',
    },
    valuation: {
      kind: 'AUTOMATED',
      valueCents: toCents(420_000),
      valuedOn: civilDate('2026-02-18'),
      forecastStandardDeviation: 0.1,
      confidenceScore: 85,
    },
    ...parts,
  };
}

/** Returns the signatures of everybody who signs the sample. */
export function sampleSignatures(given: Partial<Signature> = {}): ReadonlyMap<string, Signature> {
  const { signers, opening } = sampleSubject();
  return new Map(signers.map(({ uuid, name }) => [uuid, { name, on: opening.openedOn, ...given }]));
}
