import {
  type ClientState,
  EVENTS_FROM_ANY_STATE,
  type EventFromAnyState,
  isClientState,
} from './client-states.ts';
import { nextState } from './next-state.ts';
import type { Known, Move } from './transitions.ts';

/** Where the client machine is. */
export type Position = {
  readonly state: ClientState;
  /** The machine moved on by itself, and no status has confirmed or corrected it yet. */
  readonly isAhead: boolean;
};

/** What moves the machine: an act of the borrower that succeeded, or a status answer. */
export type ClientEvent =
  | { readonly type: 'ACTED'; readonly move: Move; readonly known: Known }
  | { readonly type: 'STATUS'; readonly clientState: string };

/** Returns the position after an event. An act moves on at once along the table; a status always has the last word. */
export function positionAfter({ state, isAhead }: Position, event: ClientEvent): Position {
  if (event.type === 'STATUS') return { state: stateOf(event.clientState), isAhead: false };
  const next = nextState(state, event.move, event.known);
  return { state: next, isAhead: isAhead || next !== state };
}

function stateOf(clientState: string): ClientState {
  const event = eventLeadingTo(clientState);
  if (event) return nextState('unknown', event, {});
  return isClientState(clientState) ? clientState : 'unknown';
}

/** A status that reports a detour is the event from any state that leads there. */
function eventLeadingTo(clientState: string): EventFromAnyState | undefined {
  const events = Object.keys(EVENTS_FROM_ANY_STATE) as EventFromAnyState[];
  return events.find((event) => EVENTS_FROM_ANY_STATE[event] === clientState);
}
