// Proves PR-22.

import { type Facts, type FactWrite, withFact } from '@homeline/domain/facts/facts.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { currentStep, mainLineStep, taskOf } from '@homeline/domain/workflow/current-step.ts';
import { takesDepositCode } from '@homeline/domain/workflow/pending-deposit.ts';
import { dueReminders, nextReminderAt } from '@homeline/domain/workflow/signing-reminders.ts';
import { STEP_TABLE, type StepName } from '@homeline/domain/workflow/steps.ts';
import { describe, expect, it } from 'vitest';
import { applicants, homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
const NAMES = Object.keys(STEP_TABLE) as StepName[];

const told = (facts: Facts, ...writes: FactWrite[]): Facts =>
  writes.reduce((known, write) => withFact(known, write, STARTED_AT), facts);
const stepOf = (facts: Facts) => currentStep(facts).id;

const sent: FactWrite = {
  fact: 'accountDeposits',
  value: { answer: 'SENT', mask: '0000', linkedBy: 'plaid' },
};
const failed: FactWrite = { fact: 'accountDeposits', value: { answer: 'FAILED', mask: '0000' } };
const continues: FactWrite = { fact: 'depositChoices', value: { answer: 'CONTINUED' } };
const proved: FactWrite = {
  fact: 'bankAccounts',
  value: {
    ...{ uuid: '5b0c4f57-93d3-4b6e-8a53-0f2f4a1c9d10', how: 'LINKED', bankName: 'Your bank' },
    ...{ routingNumber: '110000000', account: 'sealed:x' as never, mask: '0000', byDeposit: true },
  },
};

/** Facts of a person at a step who gave a typed account instead of the linked one. */
function withDeposit(facts: Facts): Facts {
  const { autopay: _, ...rest } = facts;
  return told({ ...rest, bankAccounts: [], accountConfirmations: [], bankChecks: [] }, sent);
}

describe('an application whose account waits for a small deposit', () => {
  const asked = walk(personNamed('T01'), homeline, STARTED_AT, 'DISBURSEMENT_ACCOUNT').facts;

  it('first tells the borrower, and then goes on to their identity', () => {
    expect(stepOf(told(asked, sent))).toBe('ACCOUNT_DEPOSIT_SENT');
    expect(stepOf(told(asked, sent, continues))).toBe('IDENTITY_VERIFICATION');
  });

  it('goes on with the check and autopay as soon as the code was right, without another confirmation', () => {
    const known = told(asked, sent, continues, proved);
    expect(stepOf(known)).toBe('WAITING_FOR_BANK_VERIFICATION');
    const checked: FactWrite = { fact: 'bankChecks', value: { answer: 'SUSPECT' } };
    expect(stepOf(told(known, checked))).toBe('BANK_ACCOUNT_FRAUD_REVIEW');
    const cleared: FactWrite = {
      fact: 'bankDecisions',
      value: { decision: 'CLEARED', reason: 'Statement' } as never,
    };
    expect(stepOf(told(known, checked, cleared))).toBe('AUTOPAY_ACCOUNT');
  });

  it('asks for another account after three wrong codes', () => {
    expect(stepOf(told(asked, sent, continues, failed))).toBe('DISBURSEMENT_ACCOUNT');
  });

  it.each(applicants.map((person) => [person.id, person] as const))(
    'never gets past the gate before closing, whatever else is done (%s)',
    (_, person) => {
      const done = walk(person, homeline, STARTED_AT).facts;
      if (done.bankAccounts.length === 0) return;
      const step = mainLineStep(told(withDeposit(done), continues)).id;
      expect(NAMES.indexOf(step)).toBeLessThanOrEqual(NAMES.indexOf('ACCOUNT_DEPOSIT_CODE'));
      expect(taskOf(currentStep(told(withDeposit(done), continues)), done)).not.toBe('originateDisbursement');
    },
  );

  it('stops at that gate when everything before it is done', () => {
    const done = walk(personNamed('T01'), homeline, STARTED_AT).facts;
    expect(mainLineStep(told(withDeposit(done), continues)).id).toBe('ACCOUNT_DEPOSIT_CODE');
  });

  it('takes the code at every step until that gate', () => {
    const facts = told(asked, sent, continues);
    for (const step of NAMES) {
      const at = NAMES.indexOf(step);
      const isMeanwhile =
        at >= NAMES.indexOf('ACCOUNT_DEPOSIT_SENT') && at <= NAMES.indexOf('ACCOUNT_DEPOSIT_CODE');
      expect(takesDepositCode(step, facts), step).toBe(isMeanwhile);
      expect(takesDepositCode(step, asked), step).toBe(false);
    }
  });

  it('reminds the borrower on the mornings after two and five business days, until the code is entered', () => {
    const facts = told(asked, sent, continues);
    // Tuesday, March 10, and Thursday, March 12, at 10 in the morning in Ohio.
    expect(nextReminderAt(facts)).toBe('2026-03-12T14:00:00.000Z');
    expect(dueReminders(facts, '2026-03-12T13:59:59.000Z')).toEqual([]);
    const [first] = dueReminders(facts, '2026-03-12T14:00:00.000Z');
    expect(first).toEqual({ fact: 'signingReminders', value: { reminder: 'DEPOSIT_ARRIVED' } });
    // Five business days later is Tuesday, March 17.
    expect(nextReminderAt(told(facts, first as FactWrite))).toBe('2026-03-17T14:00:00.000Z');
    expect(nextReminderAt(told(facts, proved))).toBeUndefined();
    expect(nextReminderAt(told(facts, failed))).toBeUndefined();
  });
});
