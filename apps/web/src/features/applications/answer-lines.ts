import type { Answers } from '@homeline/contract/applications/answers.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { dateWords } from '@homeline/domain/dates/date-words.ts';
import { HOME_COST_NAMES } from '@homeline/domain/facts/home-cost-names.ts';
import { PURPOSE_WORDS } from '@homeline/domain/facts/purpose-words.ts';
import { formatDollars, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import type { Line } from '@homeline/ui/page/card.tsx';
import { LINE_LABELS, LINE_VALUES } from './answers-copy.ts';
import { EMPLOYMENTS, LIEN_ANSWERS, MARITAL_STATUSES, OCCUPANCIES, OWNERSHIPS, SIGNERS } from './copy.ts';

/** Returns the borrower's name and date of birth. */
export function personLines({ profile }: { profile?: (Name & { dob: string }) | undefined }): Line[] {
  if (!profile) return [];
  return [
    { label: LINE_LABELS.name, value: nameOf(profile) },
    { label: LINE_LABELS.dob, value: dateWords(civilDate(profile.dob)) },
  ];
}

/** Returns how to reach the borrower. */
export function contactLines({ contact }: Pick<Answers, 'contact'>): Line[] {
  if (!contact) return [];
  return [
    { label: LINE_LABELS.email, value: contact.email },
    { label: LINE_LABELS.phone, value: contact.phone },
  ];
}

/** Returns the home that secures the line. */
export function homeLines({ property }: Pick<Answers, 'property'>): Line[] {
  if (!property) return [];
  const { street1, street2, city, state, zip, occupancy } = property;
  return [
    {
      label: LINE_LABELS.home,
      value: `${[street1, street2, city].filter(Boolean).join(', ')}, ${state} ${zip}`,
    },
    { label: LINE_LABELS.occupancy, value: OCCUPANCIES[occupancy] },
  ];
}

/** Returns the answers about the mortgages, counted by kind, and the other costs of the home. */
export function owedLines({
  lienAnswers,
  liensSaid = [],
}: Pick<Answers, 'lienAnswers' | 'liensSaid'>): Line[] {
  if (!lienAnswers) return [];
  const { homeCosts } = lienAnswers;
  const counts = Map.groupBy(liensSaid, (answer) => LIEN_ANSWERS[answer]);
  const mortgages = [...counts].map(([words, some]) => `${some.length} ${words}`);
  return [
    { label: LINE_LABELS.mortgages, value: mortgages.join(', ') || LINE_VALUES.noMortgages },
    ...HOME_COST_NAMES.flatMap(([cost, name]) =>
      homeCosts ? [{ label: LINE_VALUES.perMonth(name), value: formatDollars(homeCosts[cost]) }] : [],
    ),
  ];
}

/** Returns the stated income. */
export function incomeLines({ statedIncome }: Pick<Answers, 'statedIncome'>): Line[] {
  if (!statedIncome) return [];
  const { employerName, monthsReceived, monthsRemaining } = statedIncome;
  return [
    { label: LINE_LABELS.employment, value: EMPLOYMENTS[statedIncome.employmentType] },
    ...(employerName ? [{ label: LINE_LABELS.employer, value: employerName }] : []),
    { label: LINE_LABELS.monthlyIncome, value: formatWholeDollars(statedIncome.monthlyGrossCents) },
    ...(monthsReceived === undefined
      ? []
      : [
          { label: LINE_LABELS.maintenance, value: LINE_VALUES.months(monthsReceived, monthsRemaining ?? 0) },
        ]),
  ];
}

/** Returns the answers given after an offer is chosen. */
export function moreLines({ additionalProfile, signers, ssn }: Answers): Line[] {
  if (!additionalProfile) return [];
  return [
    { label: LINE_LABELS.ownership, value: labelOf(OWNERSHIPS, additionalProfile.ownership) },
    ...(signers ?? [])
      .filter(({ holdsTitle }) => !holdsTitle || additionalProfile.ownership === 'JOINT')
      .map(({ name, email, type, holdsTitle, isSpouse, isOwnersSpouse }) => ({
        label: isOwnersSpouse
          ? SIGNERS.ownersSpouseInSummary
          : isSpouse && !holdsTitle
            ? SIGNERS.spouseInSummary
            : labelOf(SIGNERS.inSummary, type),
        value: `${name}, ${email}`,
      })),
    { label: LINE_LABELS.maritalStatus, value: labelOf(MARITAL_STATUSES, additionalProfile.maritalStatus) },
    { label: LINE_LABELS.purpose, value: PURPOSE_WORDS[additionalProfile.purpose] },
    ...(ssn ? [{ label: LINE_LABELS.ssn, value: LINE_VALUES.ssn(ssn.last4) }] : []),
  ];
}

/** Returns the label of a value. */
function labelOf<T extends string>(
  options: readonly { readonly value: T; readonly label: string }[],
  value: T,
): string {
  return options.find((option) => option.value === value)?.label ?? '';
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
