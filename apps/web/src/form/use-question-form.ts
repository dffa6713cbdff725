import { RequestError } from '@homeline/contract/client.ts';
import { ErrorBody } from '@homeline/contract/errors.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import type { Problem } from '@homeline/ui/feedback/error-summary.tsx';
import type { FieldProps } from '@homeline/ui/fields/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { readDraft, writeDraft } from './draft.ts';
import { refusalAlert } from './refusal-alert.ts';

type Options<Input extends FieldValues, Output> = {
  /** The schema that the server checks the same answers with. */
  readonly schema: z.ZodType<Output, Input>;
  /** What is known already. */
  readonly values: { readonly [Name in keyof Input]?: Input[Name] | undefined };
  /** Keeps what is typed under this key until it is sent; secrets are never kept. */
  readonly draft?: { readonly key: string; readonly secrets?: readonly string[] };
  /** Sends the answers. A refusal is shown and nothing that was typed is lost. */
  readonly send: (values: Output) => Promise<unknown>;
  /** Says in the page's own words what a refusal means. */
  readonly explain?: (error: unknown) => AlertItem | undefined;
};

export type QuestionForm<Input extends FieldValues> = {
  /** Everything a field of `packages/ui` needs. The label is repeated in the summary of problems. */
  readonly field: <Name extends FieldPath<Input>>(
    name: Name,
    label: string,
  ) => Omit<FieldProps<NonNullable<FieldPathValue<Input, Name>>>, 'hint' | 'optional'> & {
    readonly label: string;
  };
  /** What stands in a field now. */
  readonly value: <Name extends FieldPath<Input>>(name: Name) => FieldPathValue<Input, Name> | undefined;
  readonly problems: readonly Problem[];
  /** How often it was sent in vain. */
  readonly sent: number;
  readonly alerts: readonly AlertItem[];
  readonly isBusy: boolean;
  readonly submit: () => void;
};

/** A form of one page: validated on leaving a field and on sending, sent once however often one presses. */
export function useQuestionForm<Input extends FieldValues, Output>(
  options: Options<Input, Output>,
): QuestionForm<Input> {
  const { schema, values, draft, send, explain } = options;
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema, { error: ({ input }) => (input === undefined ? 'Required' : undefined) }),
    defaultValues: { ...values, ...(draft ? readDraft(draft.key) : {}) } as never,
    mode: 'onSubmit',
  });
  const labels = useRef(new Map<string, string>());
  const isSending = useRef(false);
  const [sent, setSent] = useState(0);
  const [alert, setAlert] = useState<AlertItem>();
  const typed = form.watch();
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    if (draft) writeDraft(draft.key, typed, draft.secrets);
  }, [draft, typed]);

  function take(error: unknown): void {
    const fields = Object.entries(fieldsOf(error)).filter(([name]) => labels.current.has(name));
    for (const [name, message] of fields) form.setError(name as FieldPath<Input>, { message });
    setAlert(fields.length ? undefined : (explain?.(error) ?? refusalAlert(error)));
    setSent((times) => times + 1);
  }

  async function submit(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setAlert(undefined);
    await form.handleSubmit(
      (checked) => send(checked).catch(take),
      () => setSent((times) => times + 1),
    )();
    isSending.current = false;
  }

  return {
    field(name, label) {
      labels.current.set(name, label);
      const error = form.getFieldState(name).error?.message;
      return {
        name,
        label,
        value: form.getValues(name) ?? undefined,
        error,
        onChange(value) {
          form.setValue(name, value as never, { shouldDirty: true });
          if (error) void form.trigger(name);
        },
        onBlur() {
          if (form.getFieldState(name).isDirty || error) void form.trigger(name);
        },
      };
    },
    value: (name) => form.getValues(name) ?? undefined,
    problems: [...labels.current].flatMap(([name, label]) => {
      const message = form.getFieldState(name as FieldPath<Input>).error?.message;
      return message && Object.keys(errors).length ? [{ name, label, message }] : [];
    }),
    sent,
    alerts: alert ? [alert] : [],
    isBusy: isSubmitting,
    submit: () => void submit(),
  };
}

function fieldsOf(error: unknown): Record<string, string> {
  if (!(error instanceof RequestError)) return {};
  return ErrorBody.safeParse(error.data).data?.fields ?? {};
}
