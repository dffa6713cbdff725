import { conditionsWithState } from '../facts/conditions.selectors.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import { NOT_ALL_SIGNED } from '../facts/signers.facts.ts';
import type { FACT_MESSAGES } from './fact-messages.ts';
import type { StepName } from './steps.ts';

type FactMessage = keyof typeof FACT_MESSAGES | 'DOCUMENT_REQUEST';

/**
 * Returns the name of the message that a new entry of a fact sends; undefined for most facts.
 * @param facts including the new entry
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
  if (write.fact === 'noteDeclines') return write.value.act === 'REFUSED' ? 'YOU_DECLINED' : undefined;
  if (asked !== undefined && at === 'DOCUMENT_REQUEST') return 'DOCUMENT_REQUEST';
  if (
    asked !== undefined &&
    at &&
    conditionsWithState(facts).some(({ uuid, before }) => uuid === asked && before)
  )
    return 'DOCUMENT_LATER';
  if (write.fact === 'accountDeposits') return write.value.answer === 'SENT' ? 'DEPOSIT_SENT' : undefined;
  if (write.fact === 'rescissionNotices') return 'RIGHT_TO_CANCEL';
  return write.fact === 'appointmentBookings' ? 'APPOINTMENT_CONFIRMED' : undefined;
}
