import type { Failure } from './eligibility.ts';
import type { FitRefusal } from './fit-terms.ts';

type Reason = Pick<Failure, 'rule' | 'reasonCode' | 'statedReason'>;

const stated = (rule: string, statedReason: string): Reason => ({ rule, reasonCode: 'AA24', statedReason });

/** The stated reason when reserves do not support a line. */
export const RESERVES_TOO_LOW = 'Your reserves are too low for the line you requested';

/** The stated reason when a line's price exceeds the APR ceiling. */
export const ABOVE_HIGHEST_PRICE = 'The price of the line would be above the highest price we may charge';

/** The reason for a refusal where every rule passes, by the first word of the refusal. */
const REASONS: readonly (readonly [startsWith: string, Reason])[] = [
  ['FICO', { rule: 'MINIMUM_SCORE', reasonCode: 'AA26', statedReason: null }],
  ['CLTV', { rule: 'EQUITY', reasonCode: 'AA23', statedReason: null }],
  ['AMOUNT', { rule: 'EQUITY', reasonCode: 'AA23', statedReason: null }],
  ['DTI', { rule: 'DTI', reasonCode: 'AA09', statedReason: null }],
  ['PROPERTY_TYPE', { rule: 'PROPERTY_TYPE', reasonCode: 'AA28', statedReason: null }],
  ['AGE', { rule: 'AGE', reasonCode: 'AA32', statedReason: null }],
  ['PAYOFFS', stated('PAYOFFS', 'The debts to pay off are more than the line you qualify for')],
  ['RESERVES', stated('RESERVES', RESERVES_TOO_LOW)],
  ['TEXAS_OCCUPANCY', stated('TEXAS_OCCUPANCY', 'In Texas we lend only on the home that you live in')],
  [
    'HIGH_COST',
    stated('HIGH_COST', 'At its price, the line would be a high-cost mortgage, which we do not make'),
  ],
  [
    'RECORDING_TAX',
    stated(
      'RECORDING_TAX',
      'Your county’s tax for recording the line is above the most that our borrowers may pay',
    ),
  ],
  ['APR', stated('NO_PRICE', ABOVE_HIGHEST_PRICE)],
];

/** A refusal that usable rules never cause (unpriced-rows.ts). */
const NOT_OFFERED = stated('NOT_OFFERED', 'We do not offer a line on these terms');

/**
 * Returns a refusal as a failure, for a line that no rule declines.
 * @param refusal why the smallest line over the longest term, or the chosen line, was refused
 */
export function refusalAsFailure(refusal: FitRefusal | undefined): Failure {
  const [, reason = NOT_OFFERED] = REASONS.find(([start]) => refusal?.startsWith(start)) ?? [];
  return {
    ...reason,
    decision: 'DECLINE',
    subDecision: 'UNKNOWN_SUBDECISION',
    step: 'DECLINED',
    given: [],
  };
}
