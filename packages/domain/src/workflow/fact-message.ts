import type { FactName } from '../facts/facts.ts';
import type { StepMessage } from './stage-copy.ts';

/** The messages to the borrower about news that doesn't move the application to another step. */
const MESSAGES: { readonly [Fact in FactName]?: StepMessage } = {
  appointmentBookings: {
    subject: 'Your notary appointment is confirmed',
    text: 'Your account shows when and where you’ll meet the notary. Please have your ID ready.',
  },
};

/** Returns the message that a new entry of a fact sends; undefined for most facts. */
export function messageOf(fact: FactName): StepMessage | undefined {
  return MESSAGES[fact];
}
