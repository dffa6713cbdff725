import type { Answers } from '@homeline/contract/applications/answers.ts';
import { civilDate, formatUs } from '@homeline/domain/dates/civil-date.ts';
import type { LienAnswer } from '@homeline/domain/facts/credit.facts.ts';
import { HOME_COST_NAMES } from '@homeline/domain/facts/home-cost-names.ts';
import { formatDollars, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import type { Line } from '@homeline/ui/page/card.tsx';
import {
  EMPLOYMENTS,
  labelOf,
  MARITAL_STATUSES,
  OCCUPANCIES,
  OWNERSHIPS,
  PURPOSES,
} from './profile-words.ts';

/** Who applies, and how to reach them. */
export function personLines({ profile, contact }: Answers): Line[] {
  return [
    ...(profile
      ? [
          { label: 'Name', value: nameOf(profile) },
          { label: 'Date of birth', value: formatUs(civilDate(profile.dob)) },
        ]
      : []),
    ...(contact
      ? [
          { label: 'E-mail', value: contact.email },
          { label: 'Phone', value: contact.phone },
        ]
      : []),
  ];
}

/** The home that is to secure the line. */
export function homeLines({ property }: Answers): Line[] {
  if (!property) return [];
  const { street1, street2, city, state, zip, occupancy } = property;
  return [
    { label: 'Home', value: `${[street1, street2, city].filter(Boolean).join(', ')}, ${state} ${zip}` },
    { label: 'You use it as', value: OCCUPANCIES[occupancy] },
  ];
}

const OF_LIENS: Readonly<Record<LienAnswer, string>> = {
  CONFIRMED: 'stays',
  PAY_OFF: 'paid off by your line',
  OTHER_HOME: 'on another home',
  DISPUTED: 'not yours, or paid off',
};

/** What was said of the mortgages, by how many of each, and of what the home costs besides. */
export function owedLines({
  lienAnswers,
  liensSaid = [],
}: Pick<Answers, 'lienAnswers' | 'liensSaid'>): Line[] {
  if (!lienAnswers) return [];
  const { homeCosts } = lienAnswers;
  const counts = Map.groupBy(liensSaid, (answer) => OF_LIENS[answer]);
  const mortgages = [...counts].map(([words, some]) => `${some.length} ${words}`);
  return [
    { label: 'Mortgages', value: mortgages.join(', ') || 'none' },
    ...HOME_COST_NAMES.flatMap(([cost, name]) =>
      homeCosts ? [{ label: `${name}, a month`, value: formatDollars(homeCosts[cost]) }] : [],
    ),
  ];
}

/** What was said of the income. */
export function incomeLines({ statedIncome }: Answers): Line[] {
  if (!statedIncome) return [];
  const { monthsReceived, monthsRemaining } = statedIncome;
  return [
    { label: 'Income from', value: EMPLOYMENTS[statedIncome.employmentType] },
    { label: 'Monthly income before taxes', value: formatWholeDollars(statedIncome.monthlyGrossCents) },
    ...(monthsReceived === undefined
      ? []
      : [{ label: 'Paid so far, and still', value: `${monthsReceived} and ${monthsRemaining ?? 0} months` }]),
  ];
}

/** What is asked once an offer is chosen. */
export function moreLines({ additionalProfile, ssn }: Answers): Line[] {
  if (!additionalProfile) return [];
  return [
    { label: 'Ownership', value: labelOf(OWNERSHIPS, additionalProfile.ownership) },
    { label: 'Marital status', value: labelOf(MARITAL_STATUSES, additionalProfile.maritalStatus) },
    { label: 'Purpose', value: labelOf(PURPOSES, additionalProfile.purpose) },
    ...(ssn ? [{ label: 'Social security number', value: `ends in ${ssn.last4}` }] : []),
  ];
}

type Name = {
  firstName: string;
  middleName?: string | undefined;
  lastName: string;
  suffix?: string | undefined;
};

function nameOf({ firstName, middleName, lastName, suffix }: Name): string {
  return [firstName, middleName, lastName, suffix].filter(Boolean).join(' ');
}
