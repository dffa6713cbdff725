import { nowMs } from '@homeline/client/session/clock.ts';
import type { AnswerOf } from '@homeline/contract/call.ts';
import { getChatOpenStatus, getChatWeek } from '@homeline/contract/chat/chat-hours.ts';
import { type DayHours, HOURS_ZONE } from '@homeline/domain/organisations/hours.ts';
import { openingWords } from '@homeline/domain/organisations/opening-words.ts';
import { useCallback, useEffect, useState } from 'react';
import { send } from '../../session/client.ts';

const POLL_MS = 60_000;

/** When agents answer. */
export type ChatHours = {
  /** Undefined until known. */
  readonly isOpen: boolean | undefined;
  readonly week: { readonly timeZone: string; readonly weekdays: readonly DayHours[] } | undefined;
  /** Says when agents answer again, while they don't. */
  opening(): string | undefined;
  /** Asks at once whether agents answer. Never fails: if the server doesn't answer, it returns undefined and keeps the last answer. */
  ask(): Promise<boolean | undefined>;
};

/** Follows whether agents answer now, and reads their week once. */
export function useChatHours(): ChatHours {
  const [isOpen, setOpen] = useState<boolean>();
  const [next, setNext] = useState<AnswerOf<typeof getChatOpenStatus>['opening']>();
  const [week, setWeek] = useState<ChatHours['week']>();
  const ask = useCallback(
    () =>
      send(getChatOpenStatus, {}).then(
        (status) => {
          setOpen(status.isOpen);
          setNext(status.opening);
          return status.isOpen;
        },
        () => undefined,
      ),
    [],
  );
  useEffect(() => {
    let isOver = false;
    void ask();
    const timer = setInterval(() => void ask(), POLL_MS);
    send(getChatWeek, { query: { display: HOURS_ZONE } }).then(
      (hours) => !isOver && setWeek(hours),
      () => undefined,
    );
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [ask]);
  const opening = () =>
    isOpen === false && next
      ? openingWords({
          ...{ opensMs: Date.parse(next.at), nowMs: nowMs(), timeZone: next.timeZone },
          readerZone: browserZone(),
        })
      : undefined;
  return { isOpen, week, opening, ask };
}

/** Returns the time zone of the reader's clocks. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
