import type { Facts } from './facts.ts';
import { lastWhere, newer, newest } from './reading.ts';

/** Returns the newest entry that requires an account again: an invalid or rejected one, an ended login, a change or a returned payment. */
function replacementRequest(facts: Facts) {
  return newest(
    lastWhere(facts.bankChecks, ({ answer }) => answer === 'INVALID' || answer === 'LOGIN_NEEDED'),
    lastWhere(facts.bankDecisions, ({ decision }) => decision === 'REJECTED'),
    lastWhere(facts.accountConfirmations, ({ answer }) => answer === 'CHANGED'),
    returnedDisbursement(facts),
  );
}

/**
 * Returns the newest bank return of a disbursement. Leaves out one that the bank later revoked, because the money arrived after all, and one
 * of a disbursement that another has replaced.
 */
export function returnedDisbursement({ disbursements, disbursementResults }: Facts) {
  return lastWhere(
    disbursementResults,
    ({ answer, reference, seq }) =>
      answer === 'RETURNED' &&
      (reference === undefined ||
        (lastWhere(disbursements, (sent) => sent.seq < seq)?.reference === reference &&
          !disbursementResults.some((later) => later.seq > seq && later.reference === reference))),
  );
}

/** Returns the account that receives the disbursement. */
export function disbursementAccount(facts: Facts) {
  const account = facts.bankAccounts.at(-1);
  return newer(account, replacementRequest(facts)) ? account : undefined;
}

/** Returns the deposit whose code the borrower must still enter. Its account receives nothing before that. */
export function pendingDeposit(facts: Facts) {
  const deposit = currentDeposit(facts);
  return deposit?.answer === 'SENT' ? deposit : undefined;
}

/** Returns the deposit that proved nothing, until the borrower gives an account in another way. */
export function endedDeposit(facts: Facts) {
  const deposit = currentDeposit(facts);
  return deposit && deposit.answer !== 'SENT' ? deposit : undefined;
}

/** Returns the newest deposit, unless an account, a need of another one or the borrower's choice came after it. */
function currentDeposit(facts: Facts) {
  const deposit = facts.accountDeposits.at(-1);
  const since = newest(
    facts.bankAccounts.at(-1),
    replacementRequest(facts),
    lastWhere(facts.depositChoices, ({ answer }) => answer === 'OTHER_ACCOUNT'),
  );
  return newer(deposit, since) ? deposit : undefined;
}

/** Returns whether the borrower has read that a deposit is on its way, and goes on meanwhile. */
export function goesOnWithDeposit(facts: Facts): boolean {
  const deposit = pendingDeposit(facts);
  return deposit !== undefined && newer(facts.depositChoices.at(-1), deposit);
}

/** Returns whether the borrower enters the account manually, by choice or because the last account returned the payment. */
export function entersAccountManually(facts: Facts): boolean {
  const since = newest(replacementRequest(facts), facts.bankLinkChoices.at(-1));
  return newer(facts.manualEntryChoices.at(-1), since) || mustEnterAccountManually(facts);
}

/** Returns whether the borrower must enter the next account manually, because the bank returned the disbursement. */
export function mustEnterAccountManually(facts: Facts): boolean {
  const returned = returnedDisbursement(facts);
  return returned !== undefined && replacementRequest(facts)?.seq === returned.seq;
}

/** Returns the linked account whose bank wants the borrower to sign in again, before it says whose account it is. */
export function accountAwaitsLogin(facts: Facts) {
  const check = facts.bankChecks.at(-1);
  const isAsked = check?.answer === 'LOGIN_NEEDED' && replacementRequest(facts)?.seq === check.seq;
  return isAsked && !disbursementAccount(facts) ? facts.bankAccounts.at(-1) : undefined;
}

/** Returns whether the borrower must still confirm a linked account. One that they typed, here or at the provider, needs no confirmation. */
export function accountAwaitsConfirmation(facts: Facts): boolean {
  const account = disbursementAccount(facts);
  return (
    account?.how === 'LINKED' && !account.byDeposit && !newer(facts.accountConfirmations.at(-1), account)
  );
}

/** Returns the check of the current disbursement account. */
export function bankCheck(facts: Facts) {
  const account = disbursementAccount(facts);
  const check = facts.bankChecks.at(-1);
  return account && newer(check, account) ? check : undefined;
}

/** Returns the suspect account check that the fraud team has not decided. */
export function pendingBankReview(facts: Facts) {
  const check = bankCheck(facts);
  return check?.answer === 'SUSPECT' && !newer(facts.bankDecisions.at(-1), check) ? check : undefined;
}
