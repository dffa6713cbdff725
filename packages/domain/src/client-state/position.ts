import {
  type ClientState,
  EVENTS_FROM_ANY_STATE,
  type EventFromAnyState,
  isClientState,
} from './client-states.ts';
import { nextState } from './next-state.ts';
import type { KnownFacts, Move } from './transitions.ts';

/** The position of the client machine. */
export type Position = {
  readonly state: ClientState;
  /** The machine moved, and no status has confirmed or corrected it yet. */
  readonly isAhead: boolean;
};

/** An event of the machine: a successful action of the borrower, or a status response. */
export type ClientEvent =
  | { readonly type: 'ACTED'; readonly move: Move; readonly known: KnownFacts }
  | { readonly type: 'STATUS'; readonly clientState: string };

/** Returns the position after an event. An action moves at once by the transition table; a status always overrides. */
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

/** A status outside the main path is the event possible in any state that leads there. */
function eventLeadingTo(clientState: string): EventFromAnyState | undefined {
  const events = Object.keys(EVENTS_FROM_ANY_STATE) as EventFromAnyState[];
  return events.find((event) => EVENTS_FROM_ANY_STATE[event] === clientState);
}
