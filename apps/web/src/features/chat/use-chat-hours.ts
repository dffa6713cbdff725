import { getChatOpenStatus, getChatWeek } from '@homeline/contract/chat/chat-hours.ts';
import { type DayHours, HOURS_ZONE } from '@homeline/domain/organisations/hours.ts';
import { useCallback, useEffect, useState } from 'react';
import { send } from '../../session/client.ts';

const POLL_MS = 60_000;

/** When agents answer. */
export type ChatHours = {
  /** Undefined until known. */
  readonly isOpen: boolean | undefined;
  readonly week: { readonly timeZone: string; readonly weekdays: readonly DayHours[] } | undefined;
  /** Asks at once whether agents answer. Never fails: without an answer it returns undefined, and the last one still holds. */
  ask(): Promise<boolean | undefined>;
};

/** Follows whether agents answer now, and reads their week once. */
export function useChatHours(): ChatHours {
  const [isOpen, setOpen] = useState<boolean>();
  const [week, setWeek] = useState<ChatHours['week']>();
  const ask = useCallback(
    () =>
      send(getChatOpenStatus, {}).then(
        (status) => {
          setOpen(status.isOpen);
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
  return { isOpen, week, ask };
}
