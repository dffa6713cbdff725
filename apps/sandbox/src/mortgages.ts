import {
  addDays,
  type CivilDate,
  civilDate,
  civilDateOf,
  latest,
  yearMonthDay,
} from '@homeline/domain/dates/civil-date.ts';
import type { Profile } from './profile.ts';

const LENDERS = [
  'First Harbor Mortgage',
  'Second Street Bank',
  'Third Rail Lending',
  'Fourth Avenue Savings',
];
const YEARS_OWNED = 10;
const YEARS_SINCE_LOAN = 3;

export type Mortgage = {
  id: string;
  lender: string;
  balance: number;
  monthlyPayment: number;
  openedOn: CivilDate;
  kind: 'MORTGAGE' | 'SECOND_LIEN';
};

/** Returns when the applicant acquired the home: ten years ago by default. */
export function ownedSince({ property }: Profile, today: CivilDate): CivilDate {
  return property.ownedSince
    ? civilDate(property.ownedSince)
    : civilDateOf(yearMonthDay(today).year - YEARS_OWNED, 4, 20);
}

/** Returns a person's open mortgages. Payments are split by balance, to the cent. */
export function mortgagesOf(person: Profile, today: CivilDate): Mortgage[] {
  const { mortgageBalances, mortgageMonthlyPayments } = person.credit;
  const owed = mortgageBalances.reduce((sum, balance) => sum + balance, 0);
  const openedOn = latest(
    ownedSince(person, today),
    civilDateOf(yearMonthDay(today).year - YEARS_SINCE_LOAN, 5, 14),
  );
  let left = mortgageMonthlyPayments;
  return mortgageBalances.map((balance, index) => {
    const last = index === mortgageBalances.length - 1;
    const share = last ? left : Math.round((mortgageMonthlyPayments * balance * 100) / owed) / 100;
    left = Math.round((left - share) * 100) / 100;
    return {
      id: `mortgage-${index + 1}`,
      lender: lender(index),
      balance,
      monthlyPayment: share,
      openedOn,
      kind: index === 0 ? 'MORTGAGE' : 'SECOND_LIEN',
    };
  });
}

export type RecordedLien = { id: string; holder: string; amount: number; recordedOn: CivilDate };

/** Returns the recorded liens: by default the same mortgages, recorded six days after they were opened. */
export function recordedLiensOf(person: Profile, today: CivilDate): RecordedLien[] {
  const mortgages = mortgagesOf(person, today);
  const onRecord =
    person.property.recordedLiens ??
    mortgages.map(({ lender: holder, balance: amount }) => ({ holder, amount }));
  return onRecord.map((lien, index) => {
    const { holder, amount, recordedOn } =
      typeof lien === 'number' ? { amount: lien } : { recordedOn: undefined, ...lien };
    const opened = mortgages[index]?.openedOn ?? ownedSince(person, today);
    return {
      id: `recording-${index + 1}`,
      holder: holder ?? lender(index),
      amount,
      recordedOn: recordedOn ? civilDate(recordedOn) : addDays(opened, 6),
    };
  });
}

function lender(index: number): string {
  return LENDERS[index % LENDERS.length] ?? 'First Harbor Mortgage';
}
