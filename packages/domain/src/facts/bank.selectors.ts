import type { Facts } from './facts.ts';
import { lastWhere, newer, newest } from './reading.ts';

/** Returns the newest entry that requires another account: a failed check, a rejection, a change or a returned payment. */
function accountAskedAgain(facts: Facts) {
  return newest(
    lastWhere(facts.bankChecks, ({ answer }) => answer === 'INVALID'),
    lastWhere(facts.bankDecisions, ({ decision }) => decision === 'REJECTED'),
    lastWhere(facts.accountConfirmations, ({ answer }) => answer === 'CHANGED'),
    returnedDisbursement(facts),
  );
}

/** Returns the newest disbursement that the bank returned. */
export function returnedDisbursement(facts: Facts) {
  return lastWhere(facts.disbursementResults, ({ answer }) => answer === 'RETURNED');
}

/** Returns the account that receives the disbursement. */
export function disbursementAccount(facts: Facts) {
  const account = facts.bankAccounts.at(-1);
  return newer(account, accountAskedAgain(facts)) ? account : undefined;
}

/** Returns whether the borrower enters the account manually, by choice or because the last account returned the payment. */
export function entersAccountByHand(facts: Facts): boolean {
  const since = newest(accountAskedAgain(facts), facts.bankLinkChoices.at(-1));
  return newer(facts.manualEntryChoices.at(-1), since) || mustEnterAccount(facts);
}

/** Returns whether the account returned the disbursement, so that the borrower must enter the next one manually. */
export function mustEnterAccount(facts: Facts): boolean {
  const returned = returnedDisbursement(facts);
  return returned !== undefined && accountAskedAgain(facts)?.seq === returned.seq;
}

/** Returns whether the borrower must still confirm a linked account. An account entered manually needs no confirmation. */
export function accountAwaitsConfirmation(facts: Facts): boolean {
  const account = disbursementAccount(facts);
  return account?.how === 'LINKED' && !newer(facts.accountConfirmations.at(-1), account);
}

/** Returns the result of the account check. */
export function bankCheck(facts: Facts) {
  const account = disbursementAccount(facts);
  const check = facts.bankChecks.at(-1);
  return account && newer(check, account) ? check : undefined;
}

/** Returns the account check that raised a warning nobody has cleared. */
export function bankQuestion(facts: Facts) {
  const check = bankCheck(facts);
  return check?.answer === 'SUSPECT' && !newer(facts.bankDecisions.at(-1), check) ? check : undefined;
}
