import type { RuleVersion } from '../facts/rule-version.ts';
import type { Cents } from '../money/cents.ts';
import { bindCollect, bindUnique, type Report } from '../tables/bind.ts';
import type { Decisions } from '../tables/decision-table.ts';
import {
  ASSETS,
  CAPACITY_RULES,
  type CONSTANTS,
  CREDIT_RULES,
  INCOME,
  LIMITS_BY_HOME,
  LIMITS_BY_SCORE,
  PROPERTY_RULES,
  VALUATION,
} from './policy-tables.ts';

/**
 * A lender's credit policy, compiled from its decision tables. The first failed rule in the listed order decides. Occupancy, property
 * type and Texas law can only lower the limits by score.
 */
export type CreditPolicy = PolicyTables &
  RuleVersion & {
    /** The label of each constant, for explanations. */
    readonly labels: Readonly<Record<keyof typeof CONSTANTS, string>>;
    readonly minLineCents: Cents;
    /** The minimum score for any loan. */
    readonly lowestFico: number;
    /** The reserves that a line above an amount requires, in months of all housing payments. */
    readonly reserves: { readonly aboveLineCents: Cents; readonly months: number };
    /** The shortfall of verified income that leaves the offer unchanged, in percent of stated income. */
    readonly incomeTolerancePct: number;
    /** The lowest BPO that supports the line and the difference that needs a review, in percent of the value used. */
    readonly brokerOpinion: { readonly supportsFromPct: number; readonly tolerancePct: number };
  };

/** The tables of a policy, each bound as a function. */
export type PolicyTables = ReturnType<typeof bindPolicyTables>;

/** Binds the tables of a policy to their declared columns and reports problems to `report`. */
export function bindPolicyTables(decisions: Decisions, report: Report) {
  return {
    limitsByScore: bindUnique(decisions, 'limitsByScore', LIMITS_BY_SCORE, report),
    limitsByHome: bindCollect(decisions, 'limitsByHome', LIMITS_BY_HOME, report),
    propertyRules: bindCollect(decisions, 'propertyRules', PROPERTY_RULES, report),
    creditRules: bindCollect(decisions, 'creditRules', CREDIT_RULES, report),
    capacityRules: bindCollect(decisions, 'capacityRules', CAPACITY_RULES, report),
    valuation: bindUnique(decisions, 'valuation', VALUATION, report),
    assets: bindUnique(decisions, 'assets', ASSETS, report),
    income: bindUnique(decisions, 'income', INCOME, report),
  };
}
