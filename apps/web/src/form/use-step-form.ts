import { stepDraftKey } from '@homeline/client/form/draft.ts';
import { type Form, type PartialAnswers, useForm } from '@homeline/client/form/use-form.ts';
import type { Call } from '@homeline/contract/call.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { useMemo } from 'react';
import type * as z from 'zod';
import { useApplication } from '../features/applications/application.ts';
import { type Save, type SaveOptions, useSave } from '../features/applications/use-save.ts';

type StepFormOptions<C extends Call, Input extends object, Output> = SaveOptions & {
  /** The call that saves the answers. */
  readonly call: C;
  /** The schema the server checks the same answers with. */
  readonly schema: z.ZodType<Output, Input>;
  /** The answers known so far. */
  readonly values: PartialAnswers<Input>;
  /** Leaves out answers whose question the page doesn't show: they are neither checked nor sent. */
  readonly relevant?: (values: PartialAnswers<Input>) => PartialAnswers<Input>;
  /** The draft's key. Defaults to the page's path; `false` keeps no draft. */
  readonly draft?: string | false;
  /** Fields the draft leaves out: secrets, and what is stored elsewhere. */
  readonly notKept?: readonly string[];
  /** Turns the answers into requests and continues. Saves the answers unchanged by default. */
  readonly submit?: (answers: Output, save: Save<C>) => Promise<unknown>;
  /** Returns this page's alert for a refusal. */
  readonly explain?: (error: unknown) => AlertItem | undefined;
};

/** The form of a step, with `save` for its other buttons. */
export type StepForm<C extends Call, Input extends object> = Form<Input> & { readonly save: Save<C> };

/**
 * The form of one page of an application: it keeps a draft, checks the answers, saves them with the version the page showed, and follows
 * the application to its next step.
 */
export function useStepForm<C extends Call, Input extends object, Output>({
  call,
  movesOn,
  currentState,
  draft,
  notKept = [],
  submit,
  ...form
}: StepFormOptions<C, Input, Output>): StepForm<C, Input> {
  const { uuid, page, status } = useApplication();
  const save = useSave(call, { movesOn, currentState });
  const key = draft === false ? undefined : stepDraftKey(uuid, draft ?? page, status.since);
  const names = notKept.join(' ');
  const kept = useMemo(() => key && { key, notKept: names.split(' ') }, [key, names]);
  const send = (answers: Output) =>
    submit ? submit(answers, save) : (save as (sent: Output) => Promise<void>)(answers);
  return { ...useForm({ ...form, send, ...(kept && { draft: kept }) }), save };
}
