import {
  CLIENT_STATES,
  type ClientState,
  EVENTS_FROM_ANY_STATE,
  type EventFromAnyState,
} from './client-states.ts';
import { type Known, type Move, TRANSITIONS } from './transitions.ts';

/**
 * The state after something happened. Stays where it is when no row's condition holds.
 * @param happened a move along the table, or an event that leads on from any state
 */
export function nextState(state: ClientState, happened: Move | EventFromAnyState, known: Known): ClientState {
  if (isFromAnyState(happened)) return EVENTS_FROM_ANY_STATE[happened];
  return TRANSITIONS.find((row) => row.from === state && row.on === happened && row.when(known))?.to ?? state;
}

function isFromAnyState(happened: Move | EventFromAnyState): happened is EventFromAnyState {
  return Object.hasOwn(EVENTS_FROM_ANY_STATE, happened);
}

/**
 * The page to show, relative to the application; `/` is the dashboard. The server's step has priority; the machine's page is shown
 * when that step names none, or names one that this page map does not know.
 * @param serverPage the page of the server's step, with its own parameters filled in: 'income/upload/paystub'
 * @param isKnownPage whether a page of that address exists
 */
export function pageToShow(
  serverPage: string | undefined,
  state: ClientState,
  isKnownPage: (page: string) => boolean,
): string {
  return serverPage !== undefined && isKnownPage(serverPage) ? serverPage : CLIENT_STATES[state];
}
