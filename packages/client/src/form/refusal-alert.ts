import { RequestError } from '@homeline/contract/client.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { formCopy } from './copy.ts';

/** Shown while a form waits for the connection, to be sent again automatically. */
export const UNTIL_RECONNECTED = waiting(formCopy.offline);

/** Shown while a form waits for the server, to be sent again automatically. */
export const UNTIL_SERVER_BACK = waiting(formCopy.serverDown);

/** Shown instead of both once an answer was changed: then it isn't sent automatically. */
export const UNTIL_CHANGED_IS_SENT = waiting(formCopy.changed);

/** Formats a request error for the reader. */
export function refusalAlert(error: unknown): AlertItem {
  if (!(error instanceof RequestError) || error.status === 0) return notSaved(formCopy.unreachable);
  return notSaved(error.status >= 500 ? formCopy.failed(error.message) : error.message);
}

/** Returns the alert for a problem with an answer that the page doesn't show. */
export function withoutFieldAlert(problem: string): AlertItem {
  return notSaved(formCopy.hiddenField(problem));
}

/** Returns the alert while nothing is lost and nothing is left to do: it isn't red. */
function waiting(text: string): AlertItem {
  return { kind: 'SYSTEM', tone: 'NEUTRAL', title: formCopy.waiting, text };
}

function notSaved(text: string): AlertItem {
  return { kind: 'SYSTEM', title: formCopy.notSaved, text };
}
