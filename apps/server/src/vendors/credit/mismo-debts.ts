import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import type { CreditReport } from '@homeline/domain/facts/credit.facts.ts';
import { HISTORY_MONTHS, type PaymentHistory, type Tradeline } from '@homeline/domain/facts/tradeline.ts';
import { cents } from '@homeline/domain/money/cents.ts';
import type { Inquiry, Liability } from './mismo-answer.ts';

type MortgageTradeline = CreditReport['mortgages'][number];

const SECOND_LIENS = ['SecondMortgage', 'RealEstateJuniorLiens'];
const HELOCS = ['HomeEquityLineOfCredit', 'HomeEquity'];

/** Loan types whose names don’t say it: CreditLoanType of MISMO 2.4. */
const FIRST_LIENS = ['RealEstateSpecificTypeUnknown', 'RealEstateLoanEquityTransfer', 'ResidentialLoan'];

/** The loan types that say more than the type of the account. */
const KINDS: Readonly<Record<string, Tradeline['kind']>> = {
  ...{ Educational: 'STUDENT_LOAN', FederalConsolidatedLoan: 'STUDENT_LOAN' },
  ...{ Lease: 'LEASE', AutoLease: 'LEASE', RentalAgreement: 'LEASE' },
  ...{ ChildSupport: 'SUPPORT', FamilySupport: 'SUPPORT', SpouseSupport: 'SUPPORT' },
};

/** The ownership of a debt that no borrower has any more. Such a debt is ignored. */
const GONE = 'Terminated';

/** Returns whether an account or an inquiry is about a mortgage of any rank. */
export function isMortgage(of: {
  readonly '@CreditLoanType': string;
  readonly '@_AccountType'?: string;
}): boolean {
  const loan = of['@CreditLoanType'];
  return of['@_AccountType'] === 'Mortgage' || /Mortgage/.test(loan) || isLien(loan);
}

function isLien(loan: string): boolean {
  return [...SECOND_LIENS, ...HELOCS, ...FIRST_LIENS].includes(loan);
}

/**
 * Returns the open mortgages, and those that still have a balance.
 * @throws Error without a stated balance, payment or date: no default is allowed
 */
export function mortgagesOf(liabilities: readonly Liability[]): readonly MortgageTradeline[] {
  const counted = liabilities.filter((each) => isMortgage(each) && isOwed(each));
  return withIds('mortgage', counted, (liability, id) => {
    const loan = liability['@CreditLoanType'];
    const limit = liability['@_CreditLimitAmount'];
    const balanceCents = stated(liability['@_UnpaidBalanceAmount'], 'balance');
    const isHeloc = HELOCS.includes(loan) || liability['@_AccountType'] === 'CreditLine';
    return {
      ...{ id, lender: creditorOf(liability), balanceCents },
      // A line that isn’t drawn asks for no payment.
      monthlyPaymentCents:
        balanceCents === 0 ? (paymentOf(liability) ?? cents(0)) : stated(paymentOf(liability), 'payment'),
      openedOn: openedOn(liability),
      kind: isHeloc ? 'HELOC' : SECOND_LIENS.includes(loan) ? 'SECOND_LIEN' : 'MORTGAGE',
      ...(isHeloc && limit !== undefined && { creditLimitCents: limit }),
      ...historyOf(liability),
    };
  });
}

/** Returns the debts other than mortgages. */
export function tradelinesOf(liabilities: readonly Liability[]): readonly Tradeline[] {
  const counted = liabilities.filter((each) => !isMortgage(each) && isOwed(each));
  return withIds('tradeline', counted, (liability, id) => {
    const kind = kindOf(liability);
    const limit = liability['@_CreditLimitAmount'];
    const payment = paymentOf(liability);
    const left = liability['@_MonthsRemainingCount'];
    const hasEnd = kind === 'INSTALLMENT' || kind === 'LEASE';
    return {
      ...{ id, creditor: creditorOf(liability), kind, openedOn: openedOn(liability) },
      balanceCents: liability['@_UnpaidBalanceAmount'] ?? cents(0),
      ...(limit !== undefined && { creditLimitCents: limit }),
      ...(payment !== undefined && { monthlyPaymentCents: payment }),
      ...(hasEnd && left !== undefined && { remainingPayments: Math.min(left, 1200) }),
      ...historyOf(liability),
      responsibility: responsibilityOf(liability),
      status: isOpen(liability) ? 'OPEN' : 'CLOSED',
    };
  });
}

/** Returns the inquiries of mortgage lenders. If the reseller names no loan type, the lender's name decides. */
export function mortgageInquiriesOf(inquiries: readonly Inquiry[]): CreditReport['mortgageInquiries'] {
  const counted = inquiries.filter(
    (inquiry) => isMortgage(inquiry) || /\b(mortgages?|mtg|home loans?)\b/i.test(inquiry['@_Name']),
  );
  const byId = counted.map((inquiry) => {
    const [lender, on] = [inquiry['@_Name'], inquiry['@_Date']];
    const id = `inquiry-${slug(lender)}-${on}`;
    return [id, { id, lender, on }] as const;
  });
  // One lender asks for both borrowers, or twice a day: it is one thing to explain.
  return [...new Map(byId).values()];
}

function isOpen(liability: Liability): boolean {
  return liability['@_AccountStatusType'] === 'Open';
}

function isOwed(liability: Liability): boolean {
  const isTheirs = liability['@_AccountOwnershipType'] !== GONE;
  return isTheirs && (isOpen(liability) || (liability['@_UnpaidBalanceAmount'] ?? 0) > 0);
}

function creditorOf({ _CREDITOR: [creditor] }: Liability): string {
  return creditor?.['@_Name'] || 'Unnamed creditor';
}

/** A payment calculated by the reseller isn't one stated by the creditor; our own rule applies. */
function paymentOf(liability: Liability) {
  return liability['@_TermsSourceType'] === 'Calculated' && !isMortgage(liability)
    ? undefined
    : liability['@_MonthlyPaymentAmount'];
}

/** The payment pattern, of which a code that isn’t one of MISMO’s reports nothing. */
function historyOf({ _PAYMENT_PATTERN: [pattern] }: Liability): { readonly paymentHistory?: PaymentHistory } {
  const newestMonth = pattern?.['@_StartDate'];
  const monthCodes = pattern?.['@_Data']
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, 'X')
    .slice(0, HISTORY_MONTHS);
  return newestMonth && monthCodes ? { paymentHistory: { newestMonth, monthCodes } } : {};
}

function openedOn(liability: Liability): CivilDate {
  // A collection states only the day on which it was reported.
  return stated(liability['@_AccountOpenedDate'] ?? liability['@_AccountReportedDate'], 'date');
}

function stated<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`An account states no ${what}`);
  return value;
}

/** Collections, charge-offs and accounts of an unknown type count as revolving ones: 5% of the balance unless a payment is stated. */
function kindOf(liability: Liability): Tradeline['kind'] {
  const byLoan = KINDS[liability['@CreditLoanType']];
  if (byLoan) return byLoan;
  const isCollected = /Collection|ChargeOff/.test(
    [
      liability['@CreditLoanType'],
      liability['@CreditBusinessType'],
      liability._CURRENT_RATING[0]?.['@_Type'],
    ].join(),
  );
  if (isCollected) return 'REVOLVING';
  if (liability['@_AccountType'] === 'Installment') return 'INSTALLMENT';
  return liability['@_AccountType'] === 'Open' ? 'CHARGE_CARD' : 'REVOLVING';
}

/** An ownership that we don’t know counts in full. */
function responsibilityOf(liability: Liability): Tradeline['responsibility'] {
  const ownership = liability['@_AccountOwnershipType'];
  if (/^Authorized ?User$/.test(ownership)) return 'AUTHORIZED_USER';
  return /^Joint|^Comaker$/.test(ownership) ? 'JOINT' : 'INDIVIDUAL';
}

/**
 * Names accounts by creditor and day, since a reseller's own ids are new in every report, and the next report is compared with this one.
 * The account number would be as lasting, but is sealed with the report alone.
 */
function withIds<Item>(
  kind: string,
  liabilities: readonly Liability[],
  item: (liability: Liability, id: string) => Item,
): readonly Item[] {
  const seen = new Map<string, number>();
  return liabilities.map((liability) => {
    const name = `${kind}-${slug(creditorOf(liability))}-${openedOn(liability)}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return item(liability, times === 1 ? name : `${name}-${times}`);
  });
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
