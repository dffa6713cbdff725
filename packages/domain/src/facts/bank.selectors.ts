import type { Facts } from './facts.ts';
import { lastWhere, newer, newest } from './reading.ts';

/** What makes another account necessary: a failed check, a rejection, the borrower's own change, a returned payment. */
function accountAskedAgain(facts: Facts) {
  return newest(
    lastWhere(facts.bankChecks, ({ answer }) => answer === 'INVALID'),
    lastWhere(facts.bankDecisions, ({ decision }) => decision === 'REJECTED'),
    lastWhere(facts.accountConfirmations, ({ answer }) => answer === 'CHANGED'),
    returnedDisbursement(facts),
  );
}

/** The newest payment that the bank sent back. */
export function returnedDisbursement(facts: Facts) {
  return lastWhere(facts.disbursementResults, ({ answer }) => answer === 'RETURNED');
}

/** The account that the money is to go to. */
export function disbursementAccount(facts: Facts) {
  const account = facts.bankAccounts.at(-1);
  return newer(account, accountAskedAgain(facts)) ? account : undefined;
}

/** The borrower types the account in: by a choice that was not taken back, or because the linked one returned the money. */
export function entersAccountByHand(facts: Facts): boolean {
  const since = newest(accountAskedAgain(facts), facts.bankLinkChoices.at(-1));
  return newer(facts.manualEntryChoices.at(-1), since) || mustEnterAccount(facts);
}

/** The account returned the money and none has been asked for since: the next one is typed in. */
export function mustEnterAccount(facts: Facts): boolean {
  const returned = returnedDisbursement(facts);
  return returned !== undefined && accountAskedAgain(facts)?.seq === returned.seq;
}

/** A linked account must be confirmed by the borrower; a typed one was just typed. */
export function accountAwaitsConfirmation(facts: Facts): boolean {
  const account = disbursementAccount(facts);
  return account?.how === 'LINKED' && !newer(facts.accountConfirmations.at(-1), account);
}

/** The bureau's word on the account. */
export function bankCheck(facts: Facts) {
  const account = disbursementAccount(facts);
  const check = facts.bankChecks.at(-1);
  return account && newer(check, account) ? check : undefined;
}

/** The check raised a warning that nobody has cleared. */
export function bankQuestion(facts: Facts) {
  const check = bankCheck(facts);
  return check?.answer === 'SUSPECT' && !newer(facts.bankDecisions.at(-1), check) ? check : undefined;
}
