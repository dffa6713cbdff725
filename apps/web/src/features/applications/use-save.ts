import { refusalOf } from '@homeline/client/session/refusal.ts';
import { isLostConnection, retry } from '@homeline/client/session/retry.ts';
import type { Answers } from '@homeline/contract/applications/answers.ts';
import { getStatus, statusIn } from '@homeline/contract/applications/status.ts';
import type { BodyOf, Call } from '@homeline/contract/call.ts';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { send } from '../../session/client.ts';
import { useApplication } from './application.ts';
import { MOVED_ON } from './copy.ts';
import { statusKey } from './use-status.ts';

/** Saves answers: takes the body of the call, or nothing when it has none. */
export type Save<C extends Call> = (
  ...sent: BodyOf<C> extends undefined ? [] : [answers: NonNullable<BodyOf<C>>]
) => Promise<void>;

export type SaveOptions = {
  /** False for a change of an earlier answer, which may leave the step unchanged. */
  readonly movesOn?: boolean | undefined;
  /** Describes the current state when a refusal leads to another page. */
  readonly currentState?: ((answers: Answers | undefined) => string | undefined) | undefined;
};

export function answersKey(uuid: string): readonly string[] {
  return ['answers', uuid];
}

/**
 * Saves a page's answers with the version the page showed, then follows the application to its step. When something changed in the
 * meantime, it loads the current state; the page and its typed answers stay.
 */
export function useSave<C extends Call>(
  call: C,
  { movesOn = true, currentState }: SaveOptions = {},
): Save<C> {
  const { uuid, status, shown, follow } = useApplication();
  const queries = useQueryClient();
  // Repeating the same answers keeps the key and has one effect. Changed answers need a new key, or the server refuses them.
  const attempt = useRef<{ readonly key: string; readonly answers: string | undefined }>(undefined);
  return useCallback(
    async (...[sent]: Parameters<Save<C>>) => {
      const text = JSON.stringify(sent);
      if (!attempt.current || attempt.current.answers !== text)
        attempt.current = { key: crypto.randomUUID(), answers: text };
      const { key } = attempt.current;
      try {
        const once = () =>
          send(call as Call, {
            params: { uuid },
            query: undefined,
            body: call.body ? sent : undefined,
            ...(call.versioned && { version: shown.current }),
            ...(call.oncePerKey ? { idempotencyKey: key } : {}),
          });
        // With one key a retry is safe, however far the first attempt got.
        const answered = await (call.oncePerKey ? retry(once, { isWorthIt: isLostConnection }) : once());
        attempt.current = undefined;
        const act = movesOn ? { call: call.name, sent } : undefined;
        const current = statusIn(answered);
        if (current) shown.current = current.version;
        follow(movesOn ? status.step : '', current, act);
        void queries.invalidateQueries({ queryKey: answersKey(uuid) });
      } catch (error) {
        const { code } = refusalOf(error);
        if (code === 'STALE_VERSION' || code === 'WRONG_STEP') {
          await queries.invalidateQueries({ queryKey: answersKey(uuid) });
          const now = await queries
            .fetchQuery({
              queryKey: statusKey(uuid),
              queryFn: () => send(getStatus, { params: { uuid } }),
              staleTime: 0,
            })
            .catch(() => undefined);
          follow('', now);
          const words = wordsOnLeaving(code, now !== undefined && now.step !== status.step);
          const latest = queries.getQueryData<Answers>(answersKey(uuid));
          // The borrower is told of the change, so the next press may replace it.
          if (latest) shown.current = latest.version;
          const current = currentState?.(latest);
          if (words) showToast([words, current].filter(Boolean).join(' '), 'WARNING');
        }
        throw error;
      }
    },
    [call, movesOn, currentState, uuid, status.step, shown, follow, queries],
  );
}

/** Returns the alert for a refusal that the next page shows. Undefined when the page stays and shows the refusal itself. */
function wordsOnLeaving(code: 'STALE_VERSION' | 'WRONG_STEP', hasMoved: boolean): string | undefined {
  if (code === 'WRONG_STEP') return MOVED_ON.step;
  if (hasMoved) return MOVED_ON.changed;
  return undefined;
}
