import { civilDateIn, formatUs } from '../../dates/civil-date.ts';
import { disbursementAccount } from '../../facts/bank.selectors.ts';
import type { Facts } from '../../facts/facts.ts';
import { homeTimeZone } from '../../facts/property.selectors.ts';
import { formatDollars } from '../../money/cents.ts';
import type { FactRow } from '../fact-rows.ts';
import { newestRows, numbered, rowsNamed } from './rows.ts';

/** Returns what is known about the account that gets the money. */
export function accountRows(facts: Facts): readonly FactRow[] {
  const account = disbursementAccount(facts);
  return [
    ...(account ? [{ label: 'Account', value: `${account.bankName}, ${account.mask}` }] : []),
    ...facts.bankChecks.flatMap(({ balance: _, ...check }, index) =>
      rowsNamed(numbered('Account check', index), check),
    ),
    ...balanceRow(facts),
    ...newestRows('Account decision', facts.bankDecisions),
  ];
}

/** Returns the newest balance with its time at the home: an account's balance is true at that moment alone. */
function balanceRow(facts: Facts): readonly FactRow[] {
  const { balance, at = '' } = facts.bankChecks.findLast((check) => check.balance) ?? {};
  if (!balance) return [];
  const { availableCents: available, currentCents: current } = balance;
  const amounts = [
    ...(available === undefined ? [] : [`${formatDollars(available)} available`]),
    ...(current === undefined ? [] : [`${formatDollars(current)} in the account`]),
  ];
  return amounts.length === 0
    ? []
    : [{ label: 'Balance when linked', value: `${amounts.join(', ')}, ${momentAtHome(facts, at)}` }];
}

function momentAtHome(facts: Facts, at: string): string {
  const timeZone = homeTimeZone(facts);
  const time = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  });
  const atMs = Date.parse(at);
  return `${formatUs(civilDateIn(timeZone, atMs))}, ${time.format(atMs)}`;
}
