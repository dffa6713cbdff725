// Proves MS-01.

import { describe, expect, it } from 'vitest';
import { noFacts } from '../facts/facts.ts';
import { NOT_ALL_SIGNED } from '../facts/signers.facts.ts';
import { taskOf } from './current-step.ts';
import { messageOf } from './fact-message.ts';
import { INCOME_COPY } from './income.copy.ts';
import { never } from './step.ts';
import { STEP_COPY } from './step-copy.ts';
import { messageAt } from './step-message.ts';
import { STEPS, stepOf } from './steps.ts';

const waits = STEPS.filter(({ kind }) => kind === 'WAITING' || kind === 'REVIEW');
const interruptingReviews = waits.filter(({ kind, interrupt }) => kind === 'REVIEW' && interrupt);

/** The borrower's steps. An interrupting review may resume at each of them, whatever row stands above. */
const borrowerSteps = STEPS.filter(({ kind }) => kind === 'BORROWER_ACTION' || kind === 'ERROR');

describe('the message of a step', () => {
  it('exists for every borrower step that can follow a wait or a review', () => {
    expect(interruptingReviews.length).toBeGreaterThan(0);
    const missing = borrowerSteps.filter((step) => {
      const isDerived = step.applies !== never;
      // A notice that the step sends itself comes with a message of its own.
      const sendsNotice = taskOf(step, noFacts()) === 'sendAdverseActionNotice';
      return isDerived && !sendsNotice && !STEP_COPY[step.id].message;
    });
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('exists for the arrival of the money and for every end, unless a fact or a notice tells of it', () => {
    expect(STEP_COPY.RECORDING.message?.subject).toBe('Your money has arrived');
    const untold = STEPS.filter(({ id, kind }) => kind === 'TERMINAL' && !STEP_COPY[id].message);
    expect(untold.map(({ id }) => id)).toEqual(['CANCELLED', 'DECLINED', 'INACTIVE']);
    const canceled = (reason?: string) =>
      messageOf({ fact: 'cancellation', value: { reason } }, noFacts(), undefined);
    expect(canceled('I found another lender')).toBe('APPLICATION_CANCELED');
    expect(canceled()).toBe('APPLICATION_CANCELED');
    expect(canceled(NOT_ALL_SIGNED)).toBe('NOT_ALL_SIGNED');
    for (const id of ['DECLINED', 'INACTIVE'] as const)
      expect(taskOf(stepOf(id), noFacts()), id).toBe('sendAdverseActionNotice');
  });

  it('is sent on every arrival of the borrower’s step from a wait or a review', () => {
    for (const from of waits) {
      const step = stepOf('NOTE_SIGNING');
      const first = messageAt({ from, step, isOwnAct: false }, false);
      expect(first).toEqual(STEP_COPY.NOTE_SIGNING.message);
      expect(messageAt({ from, step, isOwnAct: false }, true)).toEqual(first);
    }
  });

  it('is not sent when the borrower’s own answer leads to their next page', () => {
    const from = stepOf('ADDITIONAL_PROFILE');
    const step = stepOf('HMDA_COLLECTION');
    expect(messageAt({ from, step, isOwnAct: true }, false)).toBeUndefined();
  });

  it('is sent when somebody else moves the application away from a borrower’s step', () => {
    const arrival = { from: stepOf('ADDITIONAL_PROFILE'), step: stepOf('DOCUMENT_REQUEST'), isOwnAct: false };
    expect(messageAt(arrival, false)).toEqual(STEP_COPY.DOCUMENT_REQUEST.message);
  });

  it('is not repeated when a wait resumes after an interrupt, and is when the wait begins again', () => {
    const step = stepOf('WAITING_FOR_DISBURSEMENT');
    expect(messageAt({ from: stepOf('DOCUMENT_REVIEW'), step, isOwnAct: false }, true)).toBeUndefined();
    expect(messageAt({ from: stepOf('FUNDABLE'), step, isOwnAct: false }, true)).toBeDefined();
  });

  it('names no amount, and says where to continue in at most two sentences and a warning', () => {
    for (const { message } of Object.values(STEP_COPY)) {
      if (!message) continue;
      expect(`${message.subject} ${message.text}`).not.toMatch(/\$|\d/);
      expect(message.text.split('. ').length).toBeLessThanOrEqual(3);
    }
  });
});

it('asks for income documents without naming pay stubs, because the retired and self-employed have none', () => {
  const { MANUAL_PAYSTUB_UPLOAD, PAYSTUB_REVIEW } = INCOME_COPY;
  expect(JSON.stringify([MANUAL_PAYSTUB_UPLOAD, PAYSTUB_REVIEW])).not.toMatch(/pay ?stub/i);
});
