import { RequestError } from '@homeline/contract/client.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';

const NOT_SENT: AlertItem = {
  kind: 'SYSTEM',
  title: 'This was not saved',
  text: 'We could not reach our server. Everything you typed is still here: please press the button again.',
};

/** What is said while a form waits for the connection, to be sent again by itself. */
export const UNTIL_RECONNECTED: AlertItem = {
  ...NOT_SENT,
  text: 'You are offline. Everything you typed is still here, and is sent by itself once the connection is back.',
};

/** A refusal in words: what happened, and that nothing that was typed is lost. */
export function refusalAlert(error: unknown): AlertItem {
  if (!(error instanceof RequestError) || error.status === 0) return NOT_SENT;
  if (error.status >= 500) {
    return {
      ...NOT_SENT,
      text: `${error.message}. Everything you typed is still here: please press the button again.`,
    };
  }
  return { kind: 'SYSTEM', title: 'This was not saved', text: error.message };
}

/** What is wrong with an answer that the page does not show. */
export function withoutFieldAlert(words: string): AlertItem {
  return {
    kind: 'SYSTEM',
    title: 'This was not saved',
    text: `An answer that does not show here is not as it must be: ${words}. Everything you typed is still here; if this stays, please call us.`,
  };
}
