import type { FactName } from '../facts/facts.ts';
import type { StepMessage } from './stage-copy.ts';
import type { StepName } from './steps.ts';
import { TITLE_COPY } from './title.copy.ts';

type Row = {
  readonly message: StepMessage | undefined;
  /** Only while the application stays at this step. An arrival at it sends the step's own message. */
  readonly whileAt?: StepName;
};

/** The messages to the borrower about news that doesn't move the application to another step. */
const MESSAGES: { readonly [Fact in FactName]?: Row } = {
  appointmentBookings: {
    message: {
      subject: 'Your notary appointment is confirmed',
      text: 'Your account shows when and where you’ll meet the notary. Please have your ID ready.',
    },
  },
  conditions: { message: TITLE_COPY.DOCUMENT_REQUEST.message, whileAt: 'DOCUMENT_REQUEST' },
};

/**
 * Returns the message that a new entry of a fact sends; undefined for most facts.
 * @param stayedAt the step that the application stays at; undefined when the entry moved it
 */
export function messageOf(fact: FactName, stayedAt: StepName | undefined): StepMessage | undefined {
  const { message, whileAt } = MESSAGES[fact] ?? {};
  return whileAt === undefined || whileAt === stayedAt ? message : undefined;
}
