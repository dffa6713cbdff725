import {
  CLIENT_STATES,
  type ClientState,
  EVENTS_FROM_ANY_STATE,
  type EventFromAnyState,
} from './client-states.ts';
import { type KnownFacts, type Move, TRANSITIONS } from './transitions.ts';

/**
 * Returns the state after a move or an event; the same state when no row's condition is true.
 * @param input a move in the transition table, or an event possible in any state
 */
export function nextState(
  state: ClientState,
  input: Move | EventFromAnyState,
  known: KnownFacts,
): ClientState {
  if (isFromAnyState(input)) return EVENTS_FROM_ANY_STATE[input];
  return TRANSITIONS.find((row) => row.from === state && row.on === input && row.when(known))?.to ?? state;
}

function isFromAnyState(input: Move | EventFromAnyState): input is EventFromAnyState {
  return Object.hasOwn(EVENTS_FROM_ANY_STATE, input);
}

/**
 * Returns the page to show, relative to the application; `/` is the dashboard. The server's page has priority over the machine's.
 * @param serverPage the page of the server's step with its parameters filled in, such as 'income/upload/paystub'
 * @param isKnownPage whether this build has a page at that address
 */
export function pageToShow(
  serverPage: string | undefined,
  state: ClientState,
  isKnownPage: (page: string) => boolean,
): string {
  return serverPage !== undefined && isKnownPage(serverPage) ? serverPage : CLIENT_STATES[state];
}
