import type { TermsChange } from '../facts/change-reason.ts';
import type { Decision } from '../facts/decisions.ts';
import {
  CHANGED_BY,
  DECISION,
  DECISION_SECTION,
  type ExplanationLine,
  type ExplanationSection,
  HOME_SECTION,
  LIMITED_BY,
} from '../facts/explanation.ts';
import { type Given, givenInWords } from '../tables/given.ts';
import { decisionInWords } from '../underwriting/rule-lines.ts';
import { CHANGE_REASONS } from './change-reason-words.ts';
import { columnsInWords } from './column-words.ts';

/** What is asked of an application, by the names that rules have in the tables and limits in the code, after 'We ask that'. */
export const RULE_WORDS: Readonly<Record<string, string>> = {
  AGE: 'everyone who owns the home is old enough for the product',
  CHAPTER_7: 'a bankruptcy under Chapter 7 lies far enough back',
  CHAPTER_13: 'a bankruptcy under Chapter 13 lies far enough back',
  DELINQUENCY: 'payments to your other creditors are up to date',
  DTI: 'your income leaves room for the payment beside your debts',
  EQUITY: 'the value of your home carries the line beside the loans that stay on it',
  FORECLOSURE: 'a foreclosure lies far enough back',
  HIGH_COST: 'the price of the line stays below what the law calls high-cost',
  JUDGMENTS: 'no judgment or tax lien is open',
  LISTED_FOR_SALE: 'the home is not for sale',
  MINIMUM_SCORE: 'your credit score reaches the lowest for this home',
  MORTGAGE_LATES: 'the payments of your mortgage were on time',
  NO_PRICE: 'the price of the line stays below the highest that we may ask',
  NO_SCORE: 'your credit file carries a score',
  NOT_OFFERED: 'we lend on terms such as these',
  OWNERSHIP: 'the county’s records show that the home is yours',
  PAYOFFS: 'the line covers the debts that it pays off',
  PAYOFFS_ABOVE_LINE: 'the line covers the debts that it pays off',
  PRICE: 'the price of the line stays below the highest that we may ask',
  PROPERTY_CONDITION: 'the home is in a condition that we lend on',
  PROPERTY_TYPE: 'the home is of a kind that we lend on',
  RECORDING_TAX: 'the tax on recording the line stays below our highest',
  RESERVES: 'your savings carry a line of this size',
  SHORT_SALE: 'a short sale lies far enough back',
  TEXAS_OCCUPANCY: 'in Texas you live in the home',
  TITLE_SEASONING: 'you have owned the home for long enough',
};

const DECISIONS: Readonly<Record<Decision | 'GOES_ON', string>> = {
  APPROVED: 'approved, with the line that you chose',
  ASSET_DEPLETION: 'your savings may be counted beside your income',
  DECLINE: 'we cannot offer you a line',
  ERROR: 'we look at it again',
  FINAL: 'approved, with the line below',
  GOES_ON: 'we can lend on this home',
  INELIGIBLE: 'we cannot lend on this home',
  INITIAL: 'you qualify on what you stated',
  REVIEW: 'a person looks at it',
  SELECT: 'you can choose among our offers',
  UNKNOWN: 'not decided yet',
};

/** Names of lines that are short for whoever examines a file, as a borrower reads them. */
const LABELS: Readonly<Record<string, string>> = {
  Score: 'Your credit score',
  'Liens that stay': 'Loans on the home that stay',
  'Beside mortgages': 'Debts beside mortgages',
  'As it was verified': 'Your income, as it was verified',
  'As you stated it': 'Your income, as you stated it',
  'Counts for': 'Of it we count',
  'Rules of the policy': 'What we ask of every application',
  'Limits for the score': 'What we lend at your score',
  'Narrower for this home': 'What we lend on a home like yours',
  'What equity carries': 'What the value of your home carries',
  'Room for a payment': 'Room in your income for a payment',
  'For an underwriter': 'Looked at by a person',
  'Way back': 'What you can do',
};

/** What words of ours mean that are none of everyday: values of a table among them, and never a lender's own. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/^none stands against it$/, 'is met'],
  [/^asset depletion$/, 'savings that count as income'],
  [/^manual paystub$/, 'pay stubs'],
  [/^verified automated$/, 'read at its source'],
  [/^interest only age restricted$/, 'interest only'],
  // By how sure its maker is of it says nothing to whoever lives there.
  [/(automated valuation of \$[\d,.]+): .*$/i, '$1'],
];

const RULES = byName(RULE_WORDS);
const DECIDED = byName(DECISIONS);
const CHANGED = byName<TermsChange>(CHANGE_REASONS);

/** The sections whose lines are rules, by their names: elsewhere the same name may be of an amount. */
const OF_RULES: readonly string[] = [DECISION_SECTION, HOME_SECTION];

/**
 * A section of an explanation as the borrower reads it: a rule as what it asks, the decision as what it means, a reason without its code.
 * A rule that only this lender has is told by its name and, beside it, the name of its table.
 */
export function inPlainWords({ title, lines }: ExplanationSection): ExplanationSection {
  return { title, lines: lines.map((line) => plainly(spoken(line, OF_RULES.includes(title)))) };
}

function spoken(line: ExplanationLine, mayBeRule: boolean): ExplanationLine {
  const { label, value } = line;
  if (/^AA\d\d$/.test(value)) return { ...line, label: 'Reason', value: label };
  if (label === DECISION) return { ...line, label: 'Our decision', value: DECIDED.get(value) ?? value };
  if (label === CHANGED_BY) return { ...line, label: 'Why it changed', value: CHANGED.get(value) ?? value };
  if (label === LIMITED_BY) return { ...line, label: 'What limits the line', value: asked(value) };
  const words = mayBeRule ? RULES.get(label) : undefined;
  if (words !== undefined) return { ...line, label: `We ask that ${words}` };
  return { ...line, label: LABELS[label] ?? label };
}

function asked(name: string): string {
  const words = RULES.get(name);
  return words === undefined ? name : `we ask that ${words}`;
}

function plainly({ given, from, ...line }: ExplanationLine): ExplanationLine {
  const said = from && meant(given ? withoutLabels(from, given) : from);
  return { ...line, value: meant(line.value), ...(said && { from: said }) };
}

/** A text in which the words that the lender has above its columns make room for ours. */
function withoutLabels(text: string, given: readonly Given[]): string {
  const ours = columnsInWords(given.map((each) => ({ ...each, value: meant(each.value) })));
  return text.replace(givenInWords(given), () => ours);
}

function meant(text: string): string {
  return MEANINGS.reduce((said, [word, meaning]) => said.replace(word, meaning), text);
}

function byName<Name extends string>(words: Readonly<Record<Name, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries<string>(words).map(([name, said]) => [decisionInWords(name), said]));
}
