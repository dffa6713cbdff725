import type { Answers } from '@homeline/contract/applications/answers.ts';
import type { Status } from '@homeline/contract/applications/status.ts';
import { FIRST_STATE } from '@homeline/domain/client-state/client-states.ts';
import { type ClientEvent, type Position, positionAfter } from '@homeline/domain/client-state/position.ts';
import { useCallback, useReducer } from 'react';
import { type Act, eventOf } from './client-acts.ts';
import { useStatus } from './use-status.ts';

/** The machine's position, with the number of the last status it has processed. */
type Machine = { readonly position: Position; readonly reading: number };
type ObservedEvent = { readonly event: ClientEvent; readonly reading: number };

const START: Machine = { position: { state: FIRST_STATE, isAhead: false }, reading: -1 };

const reduce = ({ position }: Machine, { event, reading }: ObservedEvent): Machine => ({
  position: positionAfter(position, event),
  reading,
});

/**
 * Runs the client machine over an application: acts of the borrower and status answers are its events. An act moves it on at once;
 * the next status confirms or corrects.
 */
export function useApplicationState(uuid: string, answers: Answers | undefined) {
  const { follow, reading, ...read } = useStatus(uuid);
  const [machine, happen] = useReducer(reduce, START);
  const status = read.data;
  // Every status is an event, even one that changes nothing.
  if (status && machine.reading !== reading) {
    happen({ event: { type: 'STATUS', clientState: status.clientState }, reading });
  }
  const followAct = useCallback(
    (on: string, answered: Status | undefined, act?: Act) => {
      if (act && status && answers) happen({ event: eventOf(act, status, answers), reading });
      // An answer that carries the status settles the position in the same render: no other page shows in between.
      if (answered) happen({ event: { type: 'STATUS', clientState: answered.clientState }, reading });
      follow(on, answered);
    },
    [follow, status, answers, reading],
  );
  return { ...read, follow: followAct, position: machine.position };
}
