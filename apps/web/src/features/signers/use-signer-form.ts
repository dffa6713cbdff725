import { dropDrafts, stepDraftKey } from '@homeline/client/form/draft.ts';
import { type Form, type PartialAnswers, useForm } from '@homeline/client/form/use-form.ts';
import { refusalOf } from '@homeline/client/session/refusal.ts';
import { isLostConnection, retry } from '@homeline/client/session/retry.ts';
import type { BodyInput, Call } from '@homeline/contract/call.ts';
import type { SignerStatus } from '@homeline/contract/signers/signer-status.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { useMemo, useRef } from 'react';
import type * as z from 'zod';
import { send } from '../../session/client.ts';
import { useSigner } from './signer.ts';

type Options<C extends Call, Input extends object, Output> = {
  readonly call: C;
  readonly schema: z.ZodType<Output, Input>;
  readonly values: PartialAnswers<Input>;
  /** Fields the draft leaves out. */
  readonly notKept?: readonly string[];
  /** Turns the answers into the request. Sends them unchanged by default. */
  readonly body?: (answers: Output) => BodyInput<C> | Promise<BodyInput<C>>;
  /** Returns this page's alert for a failure. */
  readonly explain?: (error: unknown) => AlertItem | undefined;
};

/** The form of one of a signer's pages: it keeps a draft, sends once and moves on to the signer's next step. */
export function useSignerForm<C extends Call, Input extends object, Output>({
  call,
  body,
  notKept = [],
  ...form
}: Options<C, Input, Output>): Form<Input> {
  const { status } = useSigner();
  const act = useSignerAct(call);
  const names = notKept.join(' ');
  const draft = useMemo(
    () => ({ key: stepDraftKey(status.uuid, `signer/${call.name}`, status.step), notKept: names.split(' ') }),
    [status.uuid, status.step, call.name, names],
  );
  return useForm({
    ...form,
    draft,
    send: async (answers) => {
      await act(body ? await body(answers) : (answers as BodyInput<C>));
      // A signer often borrows a device, so sent answers aren't stored there.
      dropDrafts(draft.key);
    },
  });
}

/** Returns a function that makes a signer's call and moves on to the step it answers. Repeating the same request has one effect. */
export function useSignerAct<C extends Call>(call: C): (body?: BodyInput<C>) => Promise<void> {
  const { status, moveOn, refresh } = useSigner();
  const attempt = useRef<{ readonly key: string; readonly text: string }>(undefined);
  return async (body) => {
    const text = JSON.stringify(body ?? null);
    if (attempt.current?.text !== text) attempt.current = { key: crypto.randomUUID(), text };
    const { key } = attempt.current;
    const once = () =>
      send(call as Call, {
        params: { uuid: status.uuid },
        query: undefined,
        body,
        ...(call.oncePerKey && { idempotencyKey: key }),
      });
    try {
      // With one key a retry is safe, however far the first attempt got.
      const answered = await (call.oncePerKey ? retry(once, { isWorthIt: isLostConnection }) : once());
      attempt.current = undefined;
      moveOn(answered as SignerStatus);
    } catch (error) {
      if (refusalOf(error).code === 'WRONG_STEP') await refresh();
      throw error;
    }
  };
}
