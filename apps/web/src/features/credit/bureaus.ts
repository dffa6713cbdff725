/** Where a borrower lifts a freeze or turns off a lock, at each nationwide bureau. */
export const BUREAUS: readonly {
  readonly name: string;
  readonly freezeUrl: string;
  readonly lockName: string;
  readonly phone: string;
}[] = [
  {
    name: 'Equifax',
    freezeUrl: 'https://www.equifax.com/personal/credit-report-services/credit-freeze/',
    lockName: 'Lock & Alert',
    phone: '(888) 298-0045',
  },
  {
    name: 'Experian',
    freezeUrl: 'https://www.experian.com/freeze/center.html',
    lockName: 'CreditLock',
    phone: '(888) 397-3742',
  },
  {
    name: 'TransUnion',
    freezeUrl: 'https://www.transunion.com/credit-freeze',
    lockName: 'Credit Lock',
    phone: '(800) 916-8800',
  },
];
