import type { Occupancy, OwnershipType, PropertyType } from '../facts/home.ts';
import { type Cents, formatWholeDollars, toCents } from '../money/cents.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';
import { eligibleHomes } from '../policy/eligible-homes.ts';
import { minimumFico } from '../policy/limits.ts';
import { SCORES } from '../policy/rate-inputs.ts';
import type { StateCode } from '../states/us-states.ts';

/** The words for a policy's terms in one language. */
export type PolicyWords = {
  readonly homes: Readonly<Record<PropertyType, string>>;
  readonly uses: Readonly<Record<Occupancy, string>>;
  readonly owners: Readonly<Record<(typeof OwnershipType.options)[number], string>>;
  readonly and: string;
  readonly or: string;
  readonly accepted: (homes: string, uses: string) => string;
  readonly refused: (homes: string) => string;
  readonly ownedBy: (owners: string) => string;
  readonly notOwnedBy: (owners: string) => string;
  readonly score: (score: number, use: string) => string;
  /** @param group.to undefined for no highest score */
  readonly limit: (group: {
    readonly from: number;
    readonly to: number | undefined;
    readonly maxCltvPct: number;
    readonly maxDtiPct: number;
    readonly line: string;
  }) => string;
  readonly months: (count: number) => string;
  readonly days: (count: number) => string;
};

const ENGLISH: PolicyWords = {
  homes: {
    SINGLE_FAMILY: 'single-family homes',
    TOWNHOUSE: 'townhouses',
    PUD: 'homes in planned developments',
    CONDO: 'condos',
    TWO_UNIT: 'two-unit homes',
    THREE_PLUS_UNIT: 'homes of three or more units',
    MANUFACTURED: 'manufactured homes',
    COOP: 'co-ops',
    COMMERCIAL: 'commercial property',
    OTHER: 'other property',
  },
  uses: {
    PRIMARY: 'the home you live in',
    SECOND_HOME: 'a second home',
    INVESTMENT: 'a home you rent out',
  },
  owners: {
    INDIVIDUAL: 'one person',
    JOINT: 'several people together',
    REVOCABLE_TRUST: 'a revocable trust',
    IRREVOCABLE_TRUST: 'an irrevocable trust',
    LLC: 'an LLC',
    CORPORATION: 'a corporation',
    LIFE_ESTATE: 'a life estate',
  },
  and: 'and',
  or: 'or',
  accepted: (homes, uses) => `We lend on ${homes}. It can be ${uses}.`,
  refused: (homes) => `We don’t lend on ${homes}.`,
  ownedBy: (owners) => `The home can be owned by ${owners}.`,
  notOwnedBy: (owners) => `We can’t lend on a home owned by ${owners}.`,
  score: (score, use) => `${score} for ${use}`,
  limit: ({ from, to, maxCltvPct, maxDtiPct, line }) =>
    `With a score of ${to === undefined ? `${from} or more` : `${from} to ${to}`}: all loans together up to ${maxCltvPct}% of the home’s value, debts up to ${maxDtiPct}% of income, and a line of up to ${line}.`,
  months: (count) => `${count} months`,
  days: (count) => `${count} days`,
};

/** Says which kinds of home and which uses a policy accepts, and which kinds it doesn't. */
export function homesOf(policy: CreditPolicy, words = ENGLISH): string {
  const homes = eligibleHomes(policy);
  const kinds = new Set(homes.map(({ propertyType }) => propertyType));
  const uses = new Set(homes.map(({ occupancy }) => occupancy));
  const kindsWhere = (isNamed: (kind: PropertyType) => boolean, word: string) =>
    wordsOf(words.homes, isNamed, word);
  const accepted = words.accepted(
    kindsWhere((kind) => kinds.has(kind), words.and),
    wordsOf(words.uses, (use) => uses.has(use), words.or),
  );
  const refused = kindsWhere((kind) => !kinds.has(kind), words.or);
  return refused === '' ? accepted : `${accepted} ${words.refused(refused)}`;
}

/** Says who may own the home under a policy. */
export function ownershipsOf(policy: CreditPolicy, words = ENGLISH): string {
  const isAccepted = (ownership: (typeof OwnershipType.options)[number]) =>
    policy.propertyRules({ ownership }).length === 0;
  const accepted = words.ownedBy(wordsOf(words.owners, isAccepted, words.or));
  const refused = wordsOf(words.owners, (owner) => !isAccepted(owner), words.or);
  return refused === '' ? accepted : `${accepted} ${words.notOwnedBy(refused)}`;
}

/** Returns the lowest score for each use of a single-family home: “640 for the home you live in; 680 for a second home”. */
export function minimumScores(policy: CreditPolicy, states: readonly StateCode[], words = ENGLISH): string {
  const homes = eligibleHomes(policy);
  return keysOf(words.uses)
    .flatMap((occupancy) => {
      const scores = homes
        .filter((home) => home.occupancy === occupancy && states.includes(home.state))
        .map((home) => minimumFico(policy, home));
      return scores.length > 0 ? [words.score(Math.min(...scores), words.uses[occupancy])] : [];
    })
    .join('; ');
}

/** Returns the highest share of the home's value that all loans together may reach. */
export function equityOf(policy: CreditPolicy): string {
  return `${highest(groupsOf(policy).map(({ maxCltvPct }) => maxCltvPct))}%`;
}

/** Returns the highest share of income that debts may reach. */
export function debtsOf(policy: CreditPolicy): string {
  return `${highest(groupsOf(policy).map(({ maxDtiPct }) => maxDtiPct))}%`;
}

/** Returns the limits by score, one sentence for each group of scores. */
export function limitLines(policy: CreditPolicy, words = ENGLISH): string {
  return groupsOf(policy)
    .toReversed()
    .map(({ to, maxLineCents, ...group }) =>
      words.limit({
        ...group,
        to: to === SCORES.at(-1) ? undefined : to,
        line: formatWholeDollars(maxLineCents),
      }),
    )
    .join(' ');
}

/** Returns how long after a bankruptcy, foreclosure or short sale a policy lends again: “84 months”. */
export function monthsAfter(
  policy: CreditPolicy,
  event: 'monthsSinceChapter7' | 'monthsSinceChapter13' | 'monthsSinceForeclosure' | 'monthsSinceShortSale',
  words = ENGLISH,
): string {
  return words.months(firstWithout((months) => policy.creditRules({ [event]: months }).length));
}

/** Returns how long a person must have owned the home. */
export function seasoningDays(policy: CreditPolicy, words = ENGLISH): string {
  return words.days(firstWithout((daysSinceTransfer) => policy.propertyRules({ daysSinceTransfer }).length));
}

const MOST_TRIED = 600;

/** Returns the first number at which no rule declines. */
function firstWithout(rulesAt: (count: number) => number): number {
  let count = 0;
  while (count < MOST_TRIED && rulesAt(count) > 0) count += 1;
  return count;
}

type ScoreGroup = {
  readonly from: number;
  readonly to: number;
  readonly maxCltvPct: number;
  readonly maxDtiPct: number;
  readonly maxLineCents: Cents;
};

/** Groups the scores that have the same limits, ascending. Scores without a limit get no loan. */
function groupsOf(policy: CreditPolicy): readonly ScoreGroup[] {
  const groups: ScoreGroup[] = [];
  for (const fico of SCORES) {
    const { maxCltvPct, maxDtiPct, maxLine } = policy.limitsByScore({ fico }).output;
    if (maxCltvPct === null || maxDtiPct === null || maxLine === null) continue;
    const last = groups.at(-1);
    const maxLineCents = toCents(maxLine);
    const isSame =
      last?.maxCltvPct === maxCltvPct && last.maxDtiPct === maxDtiPct && last.maxLineCents === maxLineCents;
    if (last && isSame) groups[groups.length - 1] = { ...last, to: fico };
    else groups.push({ from: fico, to: fico, maxCltvPct, maxDtiPct, maxLineCents });
  }
  return groups;
}

function highest(values: readonly number[]): number {
  return Math.max(...values);
}

function keysOf<K extends string>(words: Readonly<Record<K, string>>): readonly K[] {
  return Object.keys(words) as K[];
}

function wordsOf<K extends string>(
  words: Readonly<Record<K, string>>,
  isNamed: (key: K) => boolean,
  word: string,
): string {
  const named = keysOf(words).flatMap((key) => (isNamed(key) ? [words[key]] : []));
  const last = named.at(-1) ?? '';
  return named.length > 1 ? `${named.slice(0, -1).join(', ')} ${word} ${last}` : last;
}
