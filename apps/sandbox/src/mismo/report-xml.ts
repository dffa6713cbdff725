import { addMonths, type CivilDate } from '@homeline/domain/dates/civil-date.ts';
import { XMLBuilder } from 'fast-xml-parser';
import { type CreditFile, lateMonths } from '../credit/file.ts';

/** The request to the reseller. */
export type Order = {
  readonly id: string;
  readonly loan: string;
  readonly action: string;
  readonly type: Readonly<Record<string, string>>;
  readonly repository: string;
  readonly borrower: Readonly<Record<string, string>>;
  readonly residence: Readonly<Record<string, string>>;
};

export type FileResult =
  | { readonly status: 'FileReturned'; readonly file: CreditFile; readonly alert?: string | undefined }
  | { readonly status: 'NoFileReturnedNoHit' | 'NoFileReturnedCreditFreeze' };

/** A report that the reseller has made. */
export type StandInReport = {
  readonly number: string;
  readonly requestId: string;
  /** The borrower and the product, as one key. */
  readonly key: string;
  readonly on: string;
  readonly result: FileResult;
};

const builder = new XMLBuilder({
  ...{ ignoreAttributes: false, attributeNamePrefix: '', attributesGroupName: '$', format: true },
  ...{ suppressEmptyNode: true, suppressBooleanAttributes: false },
});

const VERSION = { MISMOVersionID: '2.3.1' };
const MODELS: Readonly<Record<string, string>> = {
  ...{ Equifax: 'EquifaxBeacon5.0', Experian: 'ExperianFairIsaac', TransUnion: 'FICORiskScoreClassic04' },
};

const ALERT_TEXTS: Readonly<Record<string, string>> = {
  FACTAFraudVictimInitial: 'FACTA: INITIAL FRAUD ALERT. CONSUMER ASKS TO BE CALLED BEFORE CREDIT IS GRANTED',
  FACTAActiveDuty: 'FACTA: ACTIVE DUTY ALERT',
  DeathClaim: 'SUBJECT REPORTED DECEASED',
  FACTAAddressDiscrepancy: 'FACTA: ADDRESS DISCREPANCY',
};

const ACCOUNTS: Readonly<Record<string, { type: string; loan: string }>> = {
  MORTGAGE: { type: 'Mortgage', loan: 'ConventionalRealEstateMortgage' },
  SECOND_LIEN: { type: 'Mortgage', loan: 'SecondMortgage' },
  REVOLVING: { type: 'Revolving', loan: 'CreditCard' },
  CHARGE_CARD: { type: 'Open', loan: 'ChargeAccount' },
  INSTALLMENT: { type: 'Installment', loan: 'Automobile' },
  STUDENT_LOAN: { type: 'Installment', loan: 'Educational' },
  LEASE: { type: 'Installment', loan: 'AutoLease' },
  SUPPORT: { type: 'Open', loan: 'ChildSupport' },
};
const OWNERSHIPS = {
  INDIVIDUAL: 'Individual',
  JOINT: 'JointContractualLiability',
  AUTHORIZED_USER: 'AuthorizedUser',
} as const;

type Node = Record<string, unknown>;
type Records = CreditFile['publicRecords'];

/** Returns a response with an error of the whole request. */
export function errorXml(
  order: Order,
  { code, source, texts }: { code: string; source: string; texts: string[] },
): string {
  return group(
    {
      $: { ...VERSION, CreditReportType: 'Error' },
      CREDIT_REQUEST_DATA: echo(order),
      CREDIT_ERROR_MESSAGE: { $: { _Code: code, _SourceType: source }, _Text: texts },
    },
    { _Condition: 'Error', _Code: code, _Description: texts[0] ?? '' },
  );
}

/** Returns a credit response: what one bureau has of the borrower, in the merged layout of resellers. */
export function reportXml(
  order: Order,
  { number, on, result }: { number: string; on: CivilDate; result: FileResult },
): string {
  const [fileId, scoreId] = [`F${number}`, `S${number}`];
  const of = { BorrowerID: 'B1', CreditFileID: fileId };
  const from = { CreditRepositorySourceType: order.repository };
  const file = result.status === 'FileReturned' ? result.file : undefined;
  const alert = result.status === 'FileReturned' ? result.alert : undefined;
  const person = { $: { ...order.borrower, BorrowerID: 'B1' }, _RESIDENCE: { $: order.residence } };
  const response: Node = {
    $: {
      ...{ ...VERSION, ...order.type, CreditReportIdentifier: number, CreditResponseID: `CR${number}` },
      ...{
        CreditReportFirstIssuedDate: on,
        CreditReportLastUpdatedDate: on,
        CreditRatingCodeType: order.repository,
      },
    },
    CREDIT_REPORT_PRICE: { $: { _Type: 'Total', _Amount: '12.50' } },
    CREDIT_REQUEST_DATA: echo(order),
    BORROWER: person,
    ...(file && {
      CREDIT_LIABILITY: liabilities(file, of, order.repository),
      CREDIT_PUBLIC_RECORD: publicRecords(file.publicRecords, on).map((record) => ({
        $: { ...of, ...record },
      })),
      CREDIT_INQUIRY: file.mortgageInquiries.map(({ id, lender, on: day }) => ({
        $: {
          ...of,
          CreditInquiryID: id,
          _Name: lender,
          _Date: day,
          CreditBusinessType: 'Banking',
          CreditLoanType: 'ConventionalRealEstateMortgage',
        },
      })),
    }),
    CREDIT_FILE: {
      $: { ...of, ...from, _ResultStatusType: result.status },
      ...(file && { _BORROWER: person }),
      ...(alert && { _ALERT_MESSAGE: { $: { _CategoryType: alert }, _Text: ALERT_TEXTS[alert] } }),
      ...(result.status === 'NoFileReturnedCreditFreeze' && {
        CREDIT_ERROR_MESSAGE: {
          $: { _Code: 'ERR', _SourceType: order.repository },
          _Text: 'CONSUMER REQUESTED SECURITY FREEZE - REPORT UNAVAILABLE',
        },
      }),
    },
    ...(file && {
      CREDIT_SCORE: {
        $: {
          ...{ ...of, ...from, CreditScoreID: scoreId, CreditReportIdentifier: number, _Date: on },
          ...{ _ModelNameType: MODELS[order.repository], _FACTAInquiriesIndicator: 'N' },
          ...(file.score === null
            ? { _Value: '9002', _ExclusionReasonType: 'NotScoredInsufficientCredit' }
            : { _Value: `+${file.score}` }),
        },
        _FACTOR:
          file.score === null
            ? []
            : file.scoreFactors.map((code) => ({ $: { _Code: code.padStart(3, '0') } })),
      },
    }),
  };
  const keys = [
    { _Name: `${MODELS[order.repository]}_MinimumValue`, _Value: '300' },
    { _Name: `${MODELS[order.repository]}_MaximumValue`, _Value: '850' },
    ...(file?.score != null
      ? [
          {
            _Name: `CreditScoreRankPercent_CR${number}_${scoreId}`,
            _Value: String(file.scoreOutranksPercent),
          },
        ]
      : []),
  ];
  return group(response, { _Condition: 'Success', _Code: '0', _Description: 'Success' }, keys);
}

function group(response: Node, status: Node, keys: readonly Node[] = []): string {
  const document = {
    RESPONSE_GROUP: {
      $: VERSION,
      RESPONDING_PARTY: { $: { _Name: 'Sandbox Credit Services' } },
      RESPONSE: {
        KEY: keys.map((key) => ({ $: key })),
        RESPONSE_DATA: { CREDIT_RESPONSE: response },
        STATUS: { $: status },
      },
    },
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}`;
}

function echo({ id, action, type, repository }: Order): Node {
  const indicators = Object.keys(MODELS).map((each) => [
    `_${each}Indicator`,
    each === repository ? 'Y' : 'N',
  ]);
  return {
    $: {
      CreditRequestID: id,
      BorrowerID: 'B1',
      CreditReportRequestActionType: action,
      ...type,
      CreditRequestType: 'Individual',
    },
    CREDIT_REPOSITORY_INCLUDED: { $: Object.fromEntries(indicators) },
  };
}

function liabilities(file: CreditFile, of: Node, repository: string): Node[] {
  const { publicRecords: records, pulledOn } = file;
  const source = { CREDIT_REPOSITORY: { $: { _SourceType: repository } } };
  const mortgages = file.mortgages.map(
    ({ id, lender, balance, monthlyPayment, openedOn, kind, paymentHistory }, index) =>
      account({
        ...{ of, id, creditor: lender, kind, openedOn, status: 'Open', ownership: 'Individual' },
        amounts: { _UnpaidBalanceAmount: balance, _MonthlyPaymentAmount: monthlyPayment },
        children: { ...pattern(paymentHistory), ...source },
        more: index === 0 && records.pastDueNow ? { _PastDueAmount: String(monthlyPayment) } : {},
      }),
  );
  const debts = file.tradelines.map((debt) =>
    account({
      ...{ of, id: debt.id, creditor: debt.creditor, kind: debt.kind, openedOn: debt.openedOn },
      ...{ status: debt.status === 'OPEN' ? 'Open' : 'Closed', ownership: OWNERSHIPS[debt.responsibility] },
      amounts: {
        _UnpaidBalanceAmount: debt.balance,
        ...(debt.creditLimit !== undefined && { _CreditLimitAmount: debt.creditLimit }),
        ...(debt.monthlyPayment !== null && { _MonthlyPaymentAmount: debt.monthlyPayment }),
      },
      more:
        debt.remainingPayments === undefined ? {} : { _MonthsRemainingCount: String(debt.remainingPayments) },
      children: { ...pattern(debt.paymentHistory), ...source },
    }),
  );
  const endedMortgage = (id: string, months: number, children: Node) => {
    const day = addMonths(pulledOn, -months);
    return account({
      ...{ of, id, creditor: 'Old Mill Mortgage', kind: 'MORTGAGE', openedOn: addMonths(day, -60) },
      ...{ status: 'Closed', ownership: 'Individual', amounts: { _UnpaidBalanceAmount: 0 } },
      ...{ more: { _AccountClosedDate: day, _AccountStatusDate: day }, children: { ...children, ...source } },
    });
  };
  return [
    ...mortgages,
    ...(mortgages.length === 0 && hasLates(records)
      ? [
          endedMortgage(
            'mortgage-paid',
            0,
            pattern({ newestMonth: pulledOn, monthCodes: lateMonths(records) }),
          ),
        ]
      : []),
    ...debts,
    ...(records.monthsSinceForeclosure === null
      ? []
      : [
          endedMortgage('mortgage-foreclosed', records.monthsSinceForeclosure, {
            _HIGHEST_ADVERSE_RATING: {
              $: {
                _Type: 'ForeclosureOrRepossession',
                _Date: addMonths(pulledOn, -records.monthsSinceForeclosure),
              },
            },
          }),
        ]),
    ...(records.monthsSinceShortSale === null
      ? []
      : [
          endedMortgage('mortgage-sold', records.monthsSinceShortSale, {
            CREDIT_COMMENT: {
              $: { _SourceType: repository },
              _Text: 'ACCOUNT PAID FOR LESS THAN FULL BALANCE: SHORT SALE',
            },
          }),
        ]),
  ];
}

type Account = {
  readonly of: Node;
  readonly id: string;
  readonly creditor: string;
  readonly kind: string;
  readonly openedOn: string;
  readonly status: string;
  readonly ownership: string;
  readonly amounts: Readonly<Record<string, number>>;
  readonly more?: Node;
  readonly children: Node;
};

function account({
  of,
  id,
  creditor,
  kind,
  openedOn,
  status,
  ownership,
  amounts,
  more = {},
  children,
}: Account): Node {
  const { type, loan } = ACCOUNTS[kind] ?? { type: 'Unknown', loan: 'UnknownLoanType' };
  const inDollars = Object.entries(amounts).map(([name, dollars]) => [name, dollars.toFixed(2)]);
  return {
    $: {
      ...{ ...of, CreditLiabilityID: id, _AccountIdentifier: `ACCT-${id}`, _AccountOpenedDate: openedOn },
      ...{
        _AccountType: type,
        CreditLoanType: loan,
        _AccountStatusType: status,
        _AccountOwnershipType: ownership,
      },
      ...{
        ...Object.fromEntries(inDollars),
        _TermsSourceType: 'Provided',
        _DerogatoryDataIndicator: 'N',
        ...more,
      },
    },
    _CREDITOR: { $: { _Name: creditor } },
    ...children,
  };
}

function hasLates(records: Records): boolean {
  return records.pastDueNow || records.mortgage30in12 + records.mortgage60in12 + records.mortgage90in24 > 0;
}

function pattern({ newestMonth, monthCodes }: CreditFile['tradelines'][number]['paymentHistory']): Node {
  return { _PAYMENT_PATTERN: { $: { _Data: monthCodes, _StartDate: newestMonth.slice(0, 7) } } };
}

function publicRecords(records: Records, on: CivilDate): Node[] {
  const times = (count: number, record: Node) => Array.from({ length: count }, () => record);
  const discharged = (type: string, months: number | null) =>
    months === null
      ? []
      : [
          {
            _Type: type,
            _DispositionType: 'Discharged',
            _DispositionDate: addMonths(on, -months),
            _FiledDate: addMonths(on, -months - 6),
          },
        ];
  return [
    ...times(records.openJudgments, {
      _Type: 'Judgment',
      _DispositionType: 'Filed',
      _FiledDate: addMonths(on, -9),
    }),
    ...times(records.openTaxLiens, {
      _Type: 'TaxLienFederal',
      _DispositionType: 'Filed',
      _FiledDate: addMonths(on, -9),
    }),
    ...discharged('BankruptcyChapter7', records.monthsSinceChapter7),
    ...discharged('BankruptcyChapter13', records.monthsSinceChapter13),
  ];
}
