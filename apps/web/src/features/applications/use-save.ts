import { Status } from '@homeline/contract/applications/status.ts';
import type { BodyOf, Call } from '@homeline/contract/call.ts';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { send } from '../../session/client.ts';
import { refusalOf } from '../../session/refusal.ts';
import { isLostConnection, retry } from '../../session/retry.ts';
import { useApplication } from './application.ts';

/** What a mutation is sent, without the version that every page adds; nothing when it has no body. */
type Sent<C extends Call> =
  BodyOf<C> extends undefined ? [] : [answers: WithoutVersion<NonNullable<BodyOf<C>>>];
type WithoutVersion<Body> = Body extends unknown ? Omit<Body, 'version'> : never;

export function answersKey(uuid: string): readonly string[] {
  return ['answers', uuid];
}

/**
 * Sends a page's answers with the version that the page showed, and goes where the application then stands. A refusal because
 * something changed meanwhile brings the present state; the page stays and what was typed stays in it.
 * @param movesOn false where an earlier answer is changed, which need not move the step
 */
export function useSave<C extends Call>(call: C, movesOn = true): (...sent: Sent<C>) => Promise<void> {
  const { uuid, status, answers, follow } = useApplication();
  const queries = useQueryClient();
  // One key for one visit of the page: a repeated press gets the first answer instead of a second effect.
  const key = useRef(crypto.randomUUID());
  return useCallback(
    async (...[sent]) => {
      try {
        const once = () =>
          send(call as Call, {
            params: { uuid },
            query: undefined,
            body: call.body ? { ...sent, version: answers.version } : undefined,
            ...(call.oncePerKey ? { idempotencyKey: key.current } : {}),
          });
        // Under one key a repeat has one effect, however far the first attempt had come.
        const answered = await (call.oncePerKey ? retry(once, { isWorthIt: isLostConnection }) : once());
        key.current = crypto.randomUUID();
        follow(movesOn ? status.step : '', Status.safeParse(answered).data);
        void queries.invalidateQueries({ queryKey: answersKey(uuid) });
      } catch (error) {
        const { code } = refusalOf(error);
        if (code === 'STALE_VERSION' || code === 'WRONG_STEP') {
          await queries.invalidateQueries({ queryKey: answersKey(uuid) });
          follow('', undefined);
          if (code === 'WRONG_STEP')
            showToast('Your application has moved on. This is where it stands now.', 'WARNING');
        }
        throw error;
      }
    },
    [call, movesOn, uuid, status.step, answers.version, follow, queries],
  );
}
