import type { Failure } from './eligibility.ts';
import type { FitRefusal } from './fit-terms.ts';

type Reason = Pick<Failure, 'rule' | 'reasonCode' | 'statedReason'>;

const inFull = (rule: string, statedReason: string): Reason => ({ rule, reasonCode: 'AA24', statedReason });

/** How a notice says that the savings do not carry a line. */
export const RESERVES_TOO_LOW = 'Your reserves are too low for the line that you asked for';

/** And that the price would be above the highest. */
export const ABOVE_HIGHEST_PRICE =
  'A line at the price that we would have to ask is above the highest that we may ask';

/** Why no line can be had where every rule passes, by the first words of the refusal. */
const REASONS: readonly (readonly [startsWith: string, Reason])[] = [
  ['FICO', { rule: 'MINIMUM_SCORE', reasonCode: 'AA26', statedReason: null }],
  ['CLTV', { rule: 'EQUITY', reasonCode: 'AA23', statedReason: null }],
  ['AMOUNT', { rule: 'EQUITY', reasonCode: 'AA23', statedReason: null }],
  ['DTI', { rule: 'DTI', reasonCode: 'AA09', statedReason: null }],
  ['PROPERTY_TYPE', { rule: 'PROPERTY_TYPE', reasonCode: 'AA28', statedReason: null }],
  ['AGE', { rule: 'AGE', reasonCode: 'AA32', statedReason: null }],
  ['PAYOFFS', inFull('PAYOFFS', 'The debts to be paid off are more than the line that you could have')],
  ['RESERVES', inFull('RESERVES', RESERVES_TOO_LOW)],
  ['TEXAS_OCCUPANCY', inFull('TEXAS_OCCUPANCY', 'In Texas we lend only on the home that you live in')],
  [
    'HIGH_COST',
    inFull(
      'HIGH_COST',
      'A line at its price would be one that the law calls high-cost, which we do not make',
    ),
  ],
  [
    'RECORDING_TAX',
    inFull(
      'RECORDING_TAX',
      'The tax that your county asks for recording a line is above the highest that a borrower of ours may be asked for',
    ),
  ],
  ['APR', inFull('NO_PRICE', ABOVE_HIGHEST_PRICE)],
];

/** What no rules bring about that can be used together (unpriced-rows.ts). */
const NOT_MADE = inFull('NOT_OFFERED', 'We offer no line on terms such as these');

/**
 * The reason against a line without any failing rule.
 * @param refusal why the smallest line over the longest term was refused, or the one that was chosen
 */
export function withoutOffer(refusal: FitRefusal | undefined): Failure {
  const [, reason = NOT_MADE] = REASONS.find(([start]) => refusal?.startsWith(start)) ?? [];
  return {
    ...reason,
    decision: 'DECLINE',
    subDecision: 'UNKNOWN_SUBDECISION',
    step: 'DECLINED',
    given: [],
  };
}
