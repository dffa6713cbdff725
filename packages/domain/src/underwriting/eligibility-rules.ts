import type * as z from 'zod';
import type { Derogatories, SoftCreditAnswer } from '../facts/credit.facts.ts';
import type { Occupancy, OwnershipType, PropertyCondition, PropertyType } from '../facts/property.facts.ts';
import type { Cents } from '../money/cents.ts';
import type { Decision, SubDecision } from './decisions.ts';
import { type Limits, minimumFico } from './limits.ts';
import type { CreditPolicy } from './policy.ts';
import { TEXAS_HOME_EQUITY } from './texas.ts';

/** What a file is judged on. A block that is not known yet is left out, and its rules with it. */
export type EligibilityInput = {
  property: {
    /** Two letters. */
    state: string;
    occupancy: Occupancy;
    propertyType: z.infer<typeof PropertyType>;
    ownership: z.infer<typeof OwnershipType>;
    condition: z.infer<typeof PropertyCondition>;
    /** Days since the newest change of title; left out when none is recorded. */
    daysSinceTransfer?: number | undefined;
    listedForSale?: boolean | undefined;
  };
  credit?: {
    /** HIT as well when a person has cleared an alert. */
    answer: z.infer<typeof SoftCreditAnswer>;
    fico?: number | undefined;
    derogatories?: z.infer<typeof Derogatories> | undefined;
  };
  capacity?: {
    valueCents: Cents;
    retainedLiensCents: readonly Cents[];
    monthlyIncomeCents: Cents;
    monthlyDebtsCents: Cents;
    /** At which debts to income are measured, with the months of that term. */
    noteRatePct: number;
    months: number;
    interestOnly?: boolean;
  };
  /** What a person has looked at and passed. */
  reviewed?: { delinquency?: boolean; judgments?: boolean };
  /** Assets have been added to income, or cannot be. */
  assetsComplete?: boolean;
};

export type EligibilityRule =
  | 'PROPERTY_TYPE'
  | 'PROPERTY_CONDITION'
  | 'OWNERSHIP'
  | 'TITLE_SEASONING'
  | 'LISTED_FOR_SALE'
  | 'TEXAS_OCCUPANCY'
  | 'BUREAU'
  | 'MINIMUM_SCORE'
  | 'CHAPTER_7'
  | 'CHAPTER_13'
  | 'FORECLOSURE'
  | 'SHORT_SALE'
  | 'MORTGAGE_LATES'
  | 'DELINQUENCY'
  | 'JUDGMENTS'
  | 'EQUITY'
  | 'DTI';

/** What a failing rule leads to. `step` is where the file goes when this rule is the first to fail. */
export type Consequence = {
  decision: Decision;
  subDecision: SubDecision;
  step: string;
  reasonCode?: string;
};

export type Failure = Consequence & { rule: EligibilityRule };

/** The lines that equity and income carry. */
export type Capacity = Pick<Limits, 'maxCltvPct' | 'maxDtiPct'> & {
  equityLineCents: Cents;
  dtiLineCents: Cents;
  /** The least of the two and the policy's largest line. */
  offeredMaxCents: Cents;
};

/** Why debts leave no line: too little income when debts are low, else too many debts. AA08 or AA09. */
export function dtiReason(incomeCents: Cents, debtsCents: Cents, maxDtiPct: number): 'AA08' | 'AA09' {
  return debtsCents * 200 < incomeCents * maxDtiPct ? 'AA08' : 'AA09';
}

/** What a rule sees. */
export type RuleInput = EligibilityInput & { policy: CreditPolicy; carried: Capacity | undefined };
type Rule = { rule: EligibilityRule; fails: (input: RuleInput) => Consequence | undefined | false };

const UNSET = 'UNKNOWN_SUBDECISION';

const ineligible = (reasonCode: string): Consequence => ({
  decision: 'INELIGIBLE',
  subDecision: UNSET,
  step: 'INELIGIBLE_PROPERTY',
  reasonCode,
});

const declined = (step: string, reasonCode: string): Consequence => ({
  decision: 'DECLINE',
  subDecision: UNSET,
  step,
  reasonCode,
});

const review = (step: string, subDecision: SubDecision = UNSET): Consequence => ({
  decision: 'REVIEW',
  subDecision,
  step,
});

const BUREAU: Partial<Record<z.infer<typeof SoftCreditAnswer>, Consequence>> = {
  NO_MATCH: review('CREDIT_NO_MATCH'),
  NO_HIT: declined('SOFT_CREDIT_NO_CREDIT', 'AA14'),
  FROZEN: review('CREDIT_FROZEN', 'CREDIT_FROZEN'),
  FROZEN_PIN: review('CREDIT_FROZEN_WITH_PIN', 'CREDIT_FROZEN'),
  WRONG_PIN: review('CREDIT_INCORRECT_PIN', 'CREDIT_FROZEN'),
  LOCKED: review('CREDIT_LOCKED', 'CREDIT_FROZEN'),
  FRAUD_ALERT: review('FRAUD_ALERT_REVIEW'),
  ACTIVE_DUTY: review('FRAUD_ALERT_REVIEW'),
  DECEASED: review('FRAUD_ALERT_REVIEW'),
  ADDRESS_DISCREPANCY: review('FRAUD_ALERT_REVIEW'),
  ERROR: { decision: 'ERROR', subDecision: UNSET, step: 'CREDIT_ERROR' },
};

/** The rules of eligibility in the order in which they decide. */
export const RULES: readonly Rule[] = [
  {
    rule: 'PROPERTY_TYPE',
    fails: ({ policy, property }) => !policy.byPropertyType[property.propertyType] && ineligible('AA28'),
  },
  {
    rule: 'PROPERTY_CONDITION',
    fails: ({ policy, property }) =>
      policy.ineligibleConditions.includes(property.condition) && ineligible('AA28'),
  },
  {
    rule: 'OWNERSHIP',
    fails: ({ policy, property }) =>
      !policy.eligibleOwnership.includes(property.ownership) && ineligible('AA29'),
  },
  {
    rule: 'TITLE_SEASONING',
    fails: ({ policy, property }) =>
      (property.daysSinceTransfer ?? Infinity) < policy.titleSeasoningDays && ineligible('AA29'),
  },
  { rule: 'LISTED_FOR_SALE', fails: ({ property }) => property.listedForSale === true && ineligible('AA24') },
  {
    rule: 'TEXAS_OCCUPANCY',
    fails: ({ property }) =>
      property.state === 'TX' &&
      !TEXAS_HOME_EQUITY.occupancies.includes(property.occupancy) &&
      ineligible('AA24'),
  },
  { rule: 'BUREAU', fails: ({ credit }) => credit && BUREAU[credit.answer] },
  {
    rule: 'MINIMUM_SCORE',
    fails: ({ policy, property, credit }) =>
      credit?.fico !== undefined &&
      credit.fico < minimumFico(policy, property) &&
      declined('CREDIT_SCORE_DECLINE', 'AA26'),
  },
  {
    rule: 'CHAPTER_7',
    fails: ({ policy, credit }) =>
      tooRecent(credit?.derogatories?.monthsSinceChapter7, policy.seasoningMonths.chapter7) &&
      declined('DECLINED', 'AA21'),
  },
  {
    rule: 'CHAPTER_13',
    fails: ({ policy, credit }) =>
      tooRecent(credit?.derogatories?.monthsSinceChapter13, policy.seasoningMonths.chapter13) &&
      declined('DECLINED', 'AA21'),
  },
  {
    rule: 'FORECLOSURE',
    fails: ({ policy, credit }) =>
      tooRecent(credit?.derogatories?.monthsSinceForeclosure, policy.seasoningMonths.foreclosure) &&
      declined('DECLINED', 'AA20'),
  },
  {
    rule: 'SHORT_SALE',
    fails: ({ policy, credit }) =>
      tooRecent(credit?.derogatories?.monthsSinceShortSale, policy.seasoningMonths.shortSale) &&
      declined('DECLINED', 'AA20'),
  },
  { rule: 'MORTGAGE_LATES', fails: (input) => latesBeyondReview(input) && declined('DECLINED', 'AA17') },
  {
    rule: 'DELINQUENCY',
    fails: (input) =>
      latesToReview(input) &&
      !latesBeyondReview(input) &&
      !input.reviewed?.delinquency && { ...review('DELINQUENCY_REVIEW'), reasonCode: 'AA17' },
  },
  {
    rule: 'JUDGMENTS',
    fails: ({ credit, reviewed }) =>
      (credit?.derogatories?.openJudgments ?? 0) + (credit?.derogatories?.openTaxLiens ?? 0) > 0 &&
      !reviewed?.judgments && { ...review('UW_REVIEW'), reasonCode: 'AA18' },
  },
  {
    rule: 'EQUITY',
    fails: ({ policy, carried }) =>
      carried && carried.equityLineCents < policy.minLineCents && declined('DECLINED', 'AA23'),
  },
  { rule: 'DTI', fails: (input) => dtiConsequence(input) },
];

function dtiConsequence({ policy, carried, capacity, assetsComplete }: RuleInput): Consequence | undefined {
  if (!carried || !capacity || carried.dtiLineCents >= policy.minLineCents) return undefined;
  const subDecision = 'UNVERIFIED_DTI_LIMITED';
  if (!assetsComplete) return { decision: 'ASSET_DEPLETION', subDecision, step: 'ASSETS_PREQUAL' };
  const reasonCode = dtiReason(capacity.monthlyIncomeCents, capacity.monthlyDebtsCents, carried.maxDtiPct);
  return { ...declined('DTI_DECLINE', reasonCode), subDecision };
}

function tooRecent(monthsSince: number | undefined, seasoningMonths: number): boolean {
  return monthsSince !== undefined && monthsSince < seasoningMonths;
}

function latesBeyondReview({ policy, credit }: RuleInput): boolean {
  const lates = credit?.derogatories;
  const from = policy.mortgageLates.declineFrom;
  return (
    lates !== undefined &&
    (lates.mortgage30in12 >= from.thirtyDaysIn12 ||
      lates.mortgage60in12 >= from.sixtyDaysIn12 ||
      lates.mortgage90in24 >= from.ninetyDaysIn24)
  );
}

function latesToReview({ policy, credit }: RuleInput): boolean {
  const lates = credit?.derogatories;
  const from = policy.mortgageLates.reviewFrom;
  return lates !== undefined && (lates.pastDueNow || lates.mortgage30in12 >= from.thirtyDaysIn12);
}
