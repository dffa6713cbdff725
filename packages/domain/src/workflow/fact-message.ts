import { conditionsWithState } from '../facts/conditions.selectors.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import { NOT_ALL_SIGNED } from '../facts/signers.facts.ts';
import type { StepMessage } from './stage-copy.ts';
import type { StepName } from './steps.ts';

/** The messages to the borrower about news that doesn't move the application to another step, by name. */
export const FACT_MESSAGES = {
  APPOINTMENT_CONFIRMED: {
    subject: 'Your notary appointment is confirmed',
    text: 'Your account shows when and where you’ll meet the notary. Please have your ID ready.',
  },
  SOMEONE_DECLINED: {
    subject: 'Someone declined to sign',
    text: 'A person you named told us that they won’t sign. We’ll contact you about what you can do. You can also call us.',
  },
  APPLICATION_CANCELED: {
    subject: 'Your application was canceled',
    text: 'We closed your application, and you owe nothing. You can apply again at any time. If nobody asked us to cancel it, please call us.',
  },
  NOT_ALL_SIGNED: {
    subject: 'We closed your application',
    text: 'Not everyone signed in time, so we closed your application. Nothing was paid out, and you owe nothing. You can apply again at any time.',
  },
  DOCUMENT_LATER: {
    subject: 'A document we’ll need from you',
    text: 'Your application goes on meanwhile. Your account shows what we need and when. Please send it as soon as you can.',
  },
  RIGHT_TO_CANCEL: {
    subject: 'A new notice of your right to cancel',
    text: 'You have longer to cancel at no cost than your earlier notice says. The new notice in your account states the last day, and replaces the one that you received before.',
  },
} as const satisfies Record<string, StepMessage>;

type FactMessage = keyof typeof FACT_MESSAGES | 'DOCUMENT_REQUEST';

/**
 * Returns the name of the message that a new entry of a fact sends; undefined for most facts.
 * @param facts those with the write
 * @param at the step, if the application stayed there; a condition added to open ones is announced like the first
 */
export function messageOf(write: FactWrite, facts: Facts, at: StepName | undefined): FactMessage | undefined {
  const asked =
    write.fact === 'conditions'
      ? write.value.uuid
      : write.fact === 'conditionDecisions' && write.value.decision === 'REJECTED'
        ? (write.value.condition ?? '')
        : undefined;
  if (write.fact === 'cancellation')
    return write.value.reason === NOT_ALL_SIGNED ? 'NOT_ALL_SIGNED' : 'APPLICATION_CANCELED';
  if (write.fact === 'signerActs') return write.value.act === 'REFUSED' ? 'SOMEONE_DECLINED' : undefined;
  if (asked !== undefined && at === 'DOCUMENT_REQUEST') return 'DOCUMENT_REQUEST';
  if (
    asked !== undefined &&
    at &&
    conditionsWithState(facts).some(({ uuid, before }) => uuid === asked && before)
  )
    return 'DOCUMENT_LATER';
  if (write.fact === 'rescissionNotices') return 'RIGHT_TO_CANCEL';
  return write.fact === 'appointmentBookings' ? 'APPOINTMENT_CONFIRMED' : undefined;
}
