// Proves PR-03.

import { describe, expect, it } from 'vitest';
import { readMismo } from './mismo-report.ts';
import { mismoRequest } from './mismo-request.ts';
import { parseXml } from './mismo-xml.ts';
import { E036, mismoReport } from './testing/mismo-samples.ts';

const CONSUMER = { firstName: 'Alice', lastName: 'Firstimer', ssn: '991-91-9991', dob: '1965-01-01' };
const ASKED = { reference: 'request-1', repository: 'Equifax', consumer: CONSUMER } as const;
const read = (parts: Parameters<typeof mismoReport>[0] = {}, asked = {}) =>
  readMismo(mismoReport(parts), { ...ASKED, ...asked });
const report = (parts: Parameters<typeof mismoReport>[0] = {}) => {
  const reading = read(parts);
  return reading.kind === 'REPORT' ? reading.report : expect.fail(reading.kind);
};
const account = (attributes: string, content = '') =>
  `<CREDIT_LIABILITY _AccountOpenedDate="2018-09" _AccountStatusType="Open" _UnpaidBalanceAmount="2600" ${attributes}>` +
  `<_CREDITOR _Name="MOUNTAIN BANK"/>${content}</CREDIT_LIABILITY>`;
const mortgage = (attributes = '', content = '') =>
  account(`_AccountType="Mortgage" _MonthlyPaymentAmount="123" ${attributes}`, content);

describe('A credit response', () => {
  it('reads the score with its plus sign, and its rank', () => {
    // CoreLogic Credco's test file of June 2021: Beacon 715 outranks 46% of consumers, 41% score below 700 and 16% from 700 to 749.
    const keys =
      '<KEY _Name="CreditScoreRankPercent_CR7_S8" _Value="41"/><KEY _Name="CreditScoreRankPercent_CR7_S7" _Value="46"/>';
    expect(report({ keys })).toMatchObject({ fico: 715, scoreOutranksPct: 46, pulledOn: '2021-06-17' });
  });

  it('is unusable with a score that has no population rank', () => {
    const keys = '<KEY _Name="CreditScoreRankPercent_CR7_S9" _Value="46"/>';
    expect(read({ keys })).toEqual({ kind: 'UNUSABLE' });
    expect(read({ keys: '<KEY _Name="CreditScoreRankPercent_CR7_S7" _Value="460"/>' })).toEqual({
      kind: 'UNUSABLE',
    });
  });

  it.each([
    ['an exclusion code', '_ModelNameType="EquifaxBeacon5.0" _Value="9002"'],
    ['no value', '_ModelNameType="EquifaxBeacon5.0" _Value=""'],
    ['a score of another model', '_ModelNameType="EquifaxVantageScore3.0" _Value="715"'],
    ['a reason for none', '_ModelNameType="EquifaxBeacon5.0" _Value="715" _ExclusionReasonType="Other"'],
  ])('has no score for %s', (_, attributes) => {
    const score = `<CREDIT_SCORE CreditScoreID="S7" CreditRepositorySourceType="Equifax" ${attributes}/>`;
    expect(report({ score })).not.toHaveProperty('fico');
  });

  it('numbers factors as our notices do, and adds inquiries that were a key factor', () => {
    const factors = ['00038', '010', '5', '14'].map((code) => `<_FACTOR _Code="${code}"/>`).join('');
    const score =
      '<CREDIT_SCORE CreditScoreID="S7" CreditRepositorySourceType="Equifax" _ModelNameType="EquifaxBeacon5.0" ' +
      `_Value="715" _FACTAInquiriesIndicator="Y">${factors}</CREDIT_SCORE>`;
    expect(report({ score }).scoreFactors).toEqual(['38', '10', '05', '14', '08']);
  });

  it.each([
    ['its category', '<_ALERT_MESSAGE _CategoryType="FACTAFraudVictimExtended"/>', 'FRAUD_ALERT'],
    ['its type', '<_ALERT_MESSAGE _Type="FACTAActiveDuty"/>', 'ACTIVE_DUTY'],
    [
      'its words',
      '<_ALERT_MESSAGE><_Text>Initial Fraud Alert: call first</_Text></_ALERT_MESSAGE>',
      'FRAUD_ALERT',
    ],
    [
      'the most serious',
      '<_ALERT_MESSAGE _Type="FraudVictim"/><_ALERT_MESSAGE _Type="DeathClaim"/>',
      'DECEASED',
    ],
    ['a different address', '<_VARIATION _Type="DifferentAddress"/>', 'ADDRESS_DISCREPANCY'],
    ['nothing else', '<_VARIATION _Type="DifferentBirthDate"/>', undefined],
  ])('raises an alert by %s', (_, file, alert) => {
    expect(read({ file })).toMatchObject({ kind: 'REPORT', alert });
  });

  it.each([
    ['NoFileReturnedCreditFreeze', 'FROZEN'],
    ['NoFileReturnedNoHit', 'NO_FILE'],
    ['NoFileReturnedError', 'BUREAU_ERROR'],
    ['NoFileReturnedForANewReason', 'NO_FILE'],
  ])('%s is %s', (status, kind) => {
    expect(read({ status, score: '' })).toEqual({ kind });
  });

  it('without a file, as it is suppressed, asks the person to lift that', () => {
    const file = '<_ALERT_MESSAGE _CategoryType="CreditFileSuppressed"/>';
    expect(read({ status: 'NoFileReturnedNoHit', file, score: '' })).toEqual({ kind: 'FROZEN' });
  });

  it('distinguishes the reseller’s errors from the bureau’s', () => {
    expect(readMismo(E036, ASKED)).toMatchObject({
      kind: 'REFUSED',
      code: 'E036',
      words: expect.stringMatching(/./),
    });
    const ofBureau = E036.replace('_SourceType="CreditBureau"', '_SourceType="Equifax"');
    expect(readMismo(ofBureau, ASKED)).toEqual({ kind: 'BUREAU_ERROR' });
  });

  it.each([
    ['nobody at all', { person: '', file: '' }],
    ['another number', { person: '_LastName="Firstimer" _SSN="991919992"' }],
    ['another number on file', { file: '<_BORROWER _LastName="Firstimer" _SSN="991919992"/>' }],
    ['another last name without a number', { file: '<_BORROWER _LastName="Lastimer"/>' }],
    ['a brother without a number', { file: '<_BORROWER _FirstName="Bob" _LastName="Firstimer"/>' }],
    ['a mother without a number', { file: '<_BORROWER _FirstName="Alice" _BirthDate="1940-01-01"/>' }],
  ])('of another person is refused: %s', (_, parts) => {
    expect(read(parts)).toEqual({ kind: 'UNUSABLE' });
  });

  it('of the same person is accepted under a maiden name with the SSN, or in another spelling without', () => {
    expect(read({ file: '<_BORROWER _LastName="Lastimer" _SSN="991919991"/>' }).kind).toBe('REPORT');
    expect(
      read({ file: '<_BORROWER _FirstName="A" _LastName="FIRST-IMER" _BirthDate="1965-03"/>' }).kind,
    ).toBe('REPORT');
  });

  it('for another request is garbage', () => {
    expect(read({}, { reference: 'request-2' })).toEqual({ kind: 'GARBAGE' });
  });

  it('of a newer version with unknown fields is read', () => {
    const more =
      '<NEW_ELEMENT A="1"><DEEPER/></NEW_ELEMENT><CREDIT_SUMMARY _Name="X"><_DATA_SET _Name="Y"/></CREDIT_SUMMARY>';
    expect(report({ more, accounts: account('_AccountType="Revolving" NewAttribute="?"') })).toMatchObject({
      fico: 715,
      tradelines: [{ kind: 'REVOLVING' }],
    });
  });

  it.each([
    ['an amount', account('_AccountType="Revolving" _PastDueAmount="1,000"')],
    ['an amount beyond all bounds', account('_AccountType="Revolving" _CreditLimitAmount="999999999999"')],
    ['a date', account('_AccountType="Revolving" _AccountClosedDate="2021-13"')],
  ])('with %s that is invalid is garbage', (_, accounts) => {
    expect(read({ accounts })).toEqual({ kind: 'GARBAGE' });
  });
});

describe('The debts of a credit response', () => {
  it.each([
    ['_AccountType="Revolving" CreditLoanType="CreditCard"', 'REVOLVING'],
    ['_AccountType="Open" CreditLoanType="ChargeAccount"', 'CHARGE_CARD'],
    ['_AccountType="Installment" CreditLoanType="Automobile"', 'INSTALLMENT'],
    ['_AccountType="Installment" CreditLoanType="Educational"', 'STUDENT_LOAN'],
    ['_AccountType="Installment" CreditLoanType="Lease"', 'LEASE'],
    ['_AccountType="Open" CreditLoanType="ChildSupport"', 'SUPPORT'],
    ['_AccountType="Open" CreditLoanType="CollectionAttorney"', 'REVOLVING'],
    ['_AccountType="Unknown"', 'REVOLVING'],
  ])('%s is %s', (attributes, kind) => {
    expect(report({ accounts: account(attributes) }).tradelines).toMatchObject([
      { kind, balanceCents: 260_000 },
    ]);
  });

  it.each([
    ['AuthorizedUser', 'AUTHORIZED_USER'],
    ['JointContractualLiability', 'JOINT'],
    ['Comaker', 'JOINT'],
    ['Individual', 'INDIVIDUAL'],
    ['SomethingNew', 'INDIVIDUAL'],
  ])('of an account that is %s are %s', (ownership, responsibility) => {
    const accounts = account(`_AccountType="Revolving" _AccountOwnershipType="${ownership}"`);
    expect(report({ accounts }).tradelines).toMatchObject([{ responsibility }]);
  });

  it('count a payment stated by the creditor with the remaining months, never one calculated by the reseller', () => {
    const stated = '_AccountType="Installment" _MonthlyPaymentAmount="123" _MonthsRemainingCount="5"';
    const accounts = account(stated) + account(`${stated} _TermsSourceType="Calculated"`);
    const [first, second] = report({ accounts }).tradelines;
    expect(first).toMatchObject({
      monthlyPaymentCents: 12_300,
      remainingPayments: 5,
      openedOn: '2018-09-01',
    });
    expect(second).not.toHaveProperty('monthlyPaymentCents');
  });

  it('leave out paid-off debts, and those the person is no longer liable for', () => {
    const paid = account('_AccountType="Revolving"').replaceAll('"Open"', '"Paid"').replace('2600', '0');
    const gone = account('_AccountType="Revolving" _AccountOwnershipType="Terminated"');
    expect(report({ accounts: paid + gone }).tradelines).toEqual([]);
    const owed = account('_AccountType="Revolving"').replaceAll('"Open"', '"Closed"');
    expect(report({ accounts: owed }).tradelines).toMatchObject([{ status: 'CLOSED' }]);
  });

  it('have stable ids in the next report, so that new ones can be found', () => {
    const accounts = mortgage() + mortgage() + account('_AccountType="Revolving"');
    const { mortgages, tradelines } = report({ accounts });
    expect(mortgages.map(({ id }) => id)).toEqual([
      'mortgage-mountain-bank-2018-09-01',
      'mortgage-mountain-bank-2018-09-01-2',
    ]);
    expect(tradelines.map(({ id }) => id)).toEqual(['tradeline-mountain-bank-2018-09-01']);
  });

  it('know a lien by its loan type', () => {
    const accounts =
      mortgage('CreditLoanType="FHARealEstateMortgage"') +
      mortgage('CreditLoanType="SecondMortgage"') +
      account(
        '_AccountType="Revolving" CreditLoanType="HomeEquityLineOfCredit" _MonthlyPaymentAmount="9" _CreditLimitAmount="50000"',
      );
    expect(report({ accounts }).mortgages).toMatchObject([
      { kind: 'MORTGAGE' },
      { kind: 'SECOND_LIEN' },
      { kind: 'HELOC', creditLimitCents: 5_000_000, monthlyPaymentCents: 900 },
    ]);
  });

  it('of a mortgage with a balance but no payment can’t be used', () => {
    expect(read({ accounts: account('_AccountType="Mortgage"') })).toEqual({ kind: 'UNUSABLE' });
  });
});

it('names with references are read as they are written for people', () => {
  const named = mortgage().replace('MOUNTAIN BANK', 'O&#39;BRIEN &amp; S&#xD3;NS');
  expect(report({ accounts: named }).mortgages).toMatchObject([{ lender: "O'BRIEN & SÓNS" }]);
});

describe('The months of an account', () => {
  it('are those of its payment pattern, two years back; what MISMO doesn’t define reports nothing', () => {
    const paid = (pattern: string) =>
      report({ accounts: mortgage('', pattern) }).mortgages.map(({ paymentHistory }) => paymentHistory);
    const pattern = (data: string) => `<_PAYMENT_PATTERN _Data="${data}" _StartDate="2021-04"/>`;
    expect(paid(pattern('C1*c'))).toEqual([{ newestMonth: '2021-04-01', monthCodes: 'C1XC' }]);
    expect(paid(pattern('C'.repeat(84)))[0]?.monthCodes).toBe('C'.repeat(24));
    expect(paid('')).toEqual([undefined]);
  });
});

describe('Derogatories of a credit response', () => {
  const of = (parts: Parameters<typeof mismoReport>[0]) => report(parts).derogatories;

  it('come from the payment pattern, newest month first', () => {
    // CoreLogic Credco's test file: the late month at the fifteenth place from April 2021 is February 2020.
    const pattern = (data: string) =>
      mortgage('', `<_PAYMENT_PATTERN _Data="${data}" _StartDate="2021-04"/>`);
    expect(of({ accounts: pattern('CCCCCCCCCCCCCC1CCC') })).toMatchObject({ mortgage30in12: 0 });
    expect(of({ accounts: pattern('C1C12CCCCCCCC3C3NX9') })).toMatchObject({
      ...{ mortgage30in12: 2, mortgage60in12: 1, mortgage90in24: 3 },
    });
    expect(of({ accounts: pattern(`${'C'.repeat(24)}3`) })).toMatchObject({ mortgage90in24: 0 });
  });

  it('come from adverse ratings without a pattern; without a date they count as today’s', () => {
    const ratings =
      '<_PRIOR_ADVERSE_RATING _Type="Late30Days" _Date="2021-02"/><_PRIOR_ADVERSE_RATING _Type="Late30Days" _Date="2019-02"/>' +
      '<_HIGHEST_ADVERSE_RATING _Type="Late90Days" _Date="2020-09"/>';
    expect(of({ accounts: mortgage('', ratings) })).toMatchObject({ mortgage30in12: 1, mortgage90in24: 1 });
    const counts = '<_LATE_COUNT _30Days="02" _60Days="01" _90Days="00"/>';
    expect(of({ accounts: mortgage('', counts) })).toMatchObject({ mortgage30in12: 2, mortgage60in12: 1 });
    expect(of({ accounts: account('_AccountType="Revolving"', counts) })).toMatchObject({
      mortgage30in12: 0,
    });
  });

  it.each([
    ['an amount past due', mortgage('_PastDueAmount="123"')],
    ['a rating', mortgage('', '<_CURRENT_RATING _Code="2" _Type="Late30Days"/>')],
  ])('show a mortgage that is past due by %s', (_, accounts) => {
    expect(of({ accounts }).pastDueNow).toBe(true);
    expect(of({ accounts: mortgage('', '<_CURRENT_RATING _Type="AsAgreed"/>') }).pastDueNow).toBe(false);
  });

  it('count open public records, and the months since ended ones', () => {
    const record = (attributes: string) => `<CREDIT_PUBLIC_RECORD ${attributes}/>`;
    const records =
      record('_Type="Judgment" _DispositionType="Filed"') +
      record('_Type="Judgment" _DispositionType="Satisfied"') +
      record('_Type="TaxLienState" _DispositionType="Unknown"') +
      record(
        '_Type="BankruptcyChapter7Voluntary" _DispositionType="Discharged" _DispositionDate="2017-06-18"',
      ) +
      record('_Type="BankruptcyChapter13" _DispositionType="Filed"');
    expect(of({ records })).toMatchObject({
      ...{ openJudgments: 1, openTaxLiens: 1, monthsSinceChapter7: 47, monthsSinceChapter13: 0 },
    });
  });

  it('are on the same days when these are written without hyphens', () => {
    const inquiry = (day: string) => ({
      inquiries: `<CREDIT_INQUIRY _Date="${day}" _Name="ROCKET MORTGAGE"/>`,
    });
    expect(report(inquiry('20210501'))).toEqual(report(inquiry('2021-05-01')));
    expect(read(inquiry('20211301'))).toEqual(read(inquiry('2021-13-01')));
  });

  it('find mortgage inquiries by loan type or by the lender’s name', () => {
    const inquiry = (attributes: string) => `<CREDIT_INQUIRY _Date="2021-05-01" ${attributes}/>`;
    const inquiries =
      inquiry('_Name="BIG BANK" CreditLoanType="ConventionalRealEstateMortgage"') +
      inquiry('_Name="ROCKET MORTGAGE"') +
      inquiry('_Name="CITY MOTORS" CreditBusinessType="Automotive"');
    expect(report({ inquiries }).mortgageInquiries).toEqual([
      { id: 'inquiry-big-bank-2021-05-01', lender: 'BIG BANK', on: '2021-05-01' },
      { id: 'inquiry-rocket-mortgage-2021-05-01', lender: 'ROCKET MORTGAGE', on: '2021-05-01' },
    ]);
  });
});

/** A report whose document type is given. */
function withType(type: string) {
  return mismoReport().replace(/^(<\?xml.*?\?>)?/, `$&\n<!DOCTYPE ${type}>\n`);
}

describe('A report that names its document type', () => {
  it.each([
    'RESPONSE_GROUP',
    'RESPONSE_GROUP SYSTEM "CreditResponse_v2_3_1.dtd"',
    "RESPONSE_GROUP SYSTEM 'https://reseller.example/x.dtd' ",
    'RESPONSE_GROUP PUBLIC "-//MISMO//DTD Credit//EN" "file:///etc/passwd"',
  ])('as %s is read as without it', (type) => {
    expect(withType(type)).toContain('<!DOCTYPE');
    expect(readMismo(withType(type), ASKED)).toEqual(read());
  });
});

describe('XML that isn’t a report', () => {
  const laughs = Array.from({ length: 10 }, (_, level) =>
    level === 0 ? '<!ENTITY l0 "ha">' : `<!ENTITY l${level} "${`&l${level - 1};`.repeat(10)}">`,
  ).join('');
  it.each([
    ['expands entities', `<!DOCTYPE a [${laughs}]><RESPONSE_GROUP>&l9;</RESPONSE_GROUP>`],
    [
      'reads a file',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><RESPONSE_GROUP>&x;</RESPONSE_GROUP>',
    ],
    [
      'declares something in its document type',
      withType('RESPONSE_GROUP [<!ATTLIST RESPONSE_GROUP a CDATA "b">]'),
    ],
    ['takes declarations from elsewhere', withType('a SYSTEM "a.dtd" [<!ENTITY % x SYSTEM "b.dtd"> %x;]')],
    ['names two document types', withType('RESPONSE_GROUP><!DOCTYPE RESPONSE_GROUP')],
    ['is cut', mismoReport().slice(0, -40)],
    ['is two documents', `${mismoReport()}${mismoReport()}`],
    ['is a page', '<!DOCTYPE html><html></html>'],
    ['is JSON', '{}'],
    ['is empty', ''],
    ['is too deep', `${'<a>'.repeat(2000)}${'</a>'.repeat(2000)}`],
  ])('that %s is garbage', (_, text) => {
    expect(readMismo(text, ASKED)).toEqual({ kind: 'GARBAGE' });
  });

  it('keeps the five escaped characters, and can’t change a prototype', () => {
    const request = mismoRequest({
      ...{
        requestingParty: 'Smith & “Sons”',
        repository: 'Equifax',
        product: 'SOFT',
        action: { type: 'ForceNew' },
      },
      pull: {
        ...{
          reference: 'request-1',
          fileNumber: 'loan-1',
          consumer: { firstName: '<b>"Al"', lastName: 'O’Neil & Co' },
        },
        address: { street1: '1 Main St', city: 'Dayton', state: 'OH', zip: '45402' },
      },
    });
    expect(parseXml(request)).toMatchObject({
      REQUEST_GROUP: [
        {
          REQUESTING_PARTY: [{ '@_Name': 'Smith & “Sons”' }],
          REQUEST: [
            {
              REQUEST_DATA: [
                {
                  CREDIT_REQUEST: [
                    {
                      LOAN_APPLICATION: [
                        { BORROWER: [{ '@_FirstName': '<b>"Al"', '@_LastName': 'O’Neil & Co' }] },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
    parseXml('<RESPONSE_GROUP><__proto__ polluted="yes"/></RESPONSE_GROUP>');
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });
});

describe('A credit request', () => {
  it('requests one bureau’s report on one borrower, in the published layout', () => {
    const text = mismoRequest({
      ...{ requestingParty: 'Homeline', repository: 'Experian', product: 'HARD' },
      action: { type: 'Reissue', report: '1202696' },
      pull: {
        ...{ reference: 'request-1', fileNumber: 'loan-1' },
        consumer: { firstName: 'Nickie', middleName: 'C', lastName: 'Green', ssn: '123-00-3333' },
        address: { street1: '100 Terrace Ave.', city: 'West Haven', state: 'CT', zip: '06516' },
      },
    });
    expect(text).toContain('<REQUEST_GROUP MISMOVersionID="2.3.1">');
    expect(text).toContain(
      'CreditRequestID="request-1" BorrowerID="B1" CreditReportRequestActionType="Reissue" CreditReportIdentifier="1202696" ' +
        'CreditReportType="Merge" CreditRequestType="Individual"',
    );
    expect(text).toContain('_EquifaxIndicator="N" _ExperianIndicator="Y" _TransUnionIndicator="N"');
    expect(text).toContain(
      '<BORROWER BorrowerID="B1" _FirstName="Nickie" _MiddleName="C" _LastName="Green" _NameSuffix="" _SSN="123003333">' +
        '<_RESIDENCE _StreetAddress="100 Terrace Ave." _City="West Haven" _State="CT" _PostalCode="06516" BorrowerResidencyType="Current"/>',
    );
  });
});
