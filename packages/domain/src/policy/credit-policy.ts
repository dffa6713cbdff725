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
 * An organisation's credit policy, compiled from its decision tables. The rules collect: every one that fails is kept, the listed order
 * picks the decision. Use and type of the home, and the law of Texas, can only narrow the limits by score.
 */
export type CreditPolicy = PolicyTables &
  RuleVersion & {
    /** The words above each constant, by which an explanation names it. */
    readonly labels: Readonly<Record<keyof typeof CONSTANTS, string>>;
    readonly minLineCents: Cents;
    /** The lowest score that any home is lent on. */
    readonly lowestFico: number;
    /** Lines above this need so many months of all housing payments in the bank. */
    readonly reserves: { readonly aboveLineCents: Cents; readonly months: number };
    /** How far below the stated income the verified one may lie and keep the offer, percent of the stated. */
    readonly incomeTolerancePct: number;
    /** Of the value that was used, percent: from where on a broker's supports the line, and how far off it may be before a person looks at it. */
    readonly brokerOpinion: { readonly supportsFromPct: number; readonly tolerancePct: number };
  };

/** The tables of a policy, each as a question. */
export type PolicyTables = ReturnType<typeof bindPolicyTables>;

/** Binds the tables of a policy to their declared columns. Problems go to `report`. */
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
