import { UNNAMED_BANK } from '@homeline/domain/bank/unnamed-bank.ts';
import { bankCopy } from './copy.ts';

/** Returns a bank's name as the borrower reads it. */
export function shownBank(name: string): string {
  return name === UNNAMED_BANK ? bankCopy.unnamed : name;
}
