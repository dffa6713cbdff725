import { inOurWords } from '@homeline/contract/messages.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import type { Problem } from '@homeline/ui/feedback/error-summary.tsx';
import type { FieldProps } from '@homeline/ui/fields/field.tsx';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { refusalOf } from '../session/refusal.ts';
import { readDraft, writeDraft } from './draft.ts';
import { type Path, type ValueAt, valueAt, withValueAt } from './path.ts';
import { refusalAlert } from './refusal-alert.ts';

type Known<T> = T extends readonly (infer Item)[]
  ? readonly Known<Item>[]
  : T extends object
    ? { readonly [K in keyof T]?: Known<T[K]> | undefined }
    : T;

type Options<Input extends object, Output> = {
  /** The schema that the server checks the same answers with. */
  readonly schema: z.ZodType<Output, Input>;
  /** What is known already. */
  readonly values: Known<Input>;
  /** Keeps what is typed under this key until it is sent; secrets are never kept. */
  readonly draft?: { readonly key: string; readonly secrets?: readonly string[] };
  /** Sends the answers. A refusal is shown and nothing that was typed is lost. */
  readonly send: (answers: Output) => Promise<unknown>;
  /** Says in the page's own words what a refusal means. */
  readonly explain?: (error: unknown) => AlertItem | undefined;
};

/** Everything that a field of `packages/ui` needs, besides its hint. */
type Bound<T> = Omit<FieldProps<T>, 'label' | 'hint' | 'optional'> & { readonly label: string };

export type QuestionForm<Input extends object = object> = {
  /** The label is repeated in the summary of problems. */
  readonly field: <Name extends Path<Input>>(name: Name, label: string) => Bound<ValueAt<Input, Name>>;
  /** What stands in a field now. */
  readonly value: <Name extends Path<Input>>(name: Name) => ValueAt<Input, Name> | undefined;
  readonly problems: readonly Problem[];
  /** How often it was sent in vain. */
  readonly sent: number;
  readonly alerts: readonly AlertItem[];
  readonly isBusy: boolean;
  readonly submit: () => Promise<void>;
};

type Errors = Readonly<Record<string, string>>;

/** A form of one page: checked on leaving a field and on sending, sent once however often one presses. */
export function useQuestionForm<Input extends object, Output>(
  options: Options<Input, Output>,
): QuestionForm<Input> {
  const { schema, draft, send, explain } = options;
  const [values, setValues] = useState<object>(() => ({
    ...options.values,
    ...(draft && readDraft(draft.key)),
  }));
  const [errors, setErrors] = useState<Errors>({});
  const [sent, setSent] = useState(0);
  const [alert, setAlert] = useState<AlertItem>();
  const [isBusy, setBusy] = useState(false);
  const labels = useRef(new Map<string, string>());
  const isSending = useRef(false);
  const touched = useRef(new Set<string>());

  useEffect(() => {
    if (draft) writeDraft(draft.key, values as Record<string, unknown>, draft.secrets);
  }, [draft, values]);

  const check = (given: object) => {
    const parsed = schema.safeParse(given, { error: inOurWords });
    return { answers: parsed.data, errors: parsed.success ? {} : errorsOf(parsed.error.issues) };
  };

  function checkField(name: string, given: object): void {
    setErrors((before) => {
      const { [name]: _, ...others } = before;
      const found = check(given).errors[name];
      return found === undefined ? others : { ...others, [name]: found };
    });
  }

  function refuse(error: unknown): void {
    const fields = Object.entries(refusalOf(error).fields ?? {}).filter(([name]) => labels.current.has(name));
    setErrors(Object.fromEntries(fields));
    setAlert(fields.length ? undefined : (explain?.(error) ?? refusalAlert(error)));
    setSent((times) => times + 1);
  }

  async function submit(): Promise<void> {
    if (isSending.current) return;
    const checked = check(values);
    setErrors(checked.errors);
    setAlert(undefined);
    if (checked.answers === undefined) return setSent((times) => times + 1);
    isSending.current = true;
    setBusy(true);
    await send(checked.answers).catch(refuse);
    isSending.current = false;
    setBusy(false);
  }

  return {
    field<Name extends Path<Input>>(name: Name, label: string): Bound<ValueAt<Input, Name>> {
      labels.current.set(name, label);
      return {
        name,
        label,
        value: valueAt(values, name) as ValueAt<Input, Name> | undefined,
        error: errors[name],
        onChange(value) {
          const changed = withValueAt(values, name, value);
          touched.current.add(name);
          setValues(changed);
          if (errors[name]) checkField(name, changed);
        },
        onBlur() {
          if (touched.current.has(name)) checkField(name, values);
        },
      };
    },
    value: (name) => valueAt(values, name) as never,
    problems: [...labels.current].flatMap(([name, label]) => {
      const message = errors[name];
      return message === undefined ? [] : [{ name, label, message }];
    }),
    sent,
    alerts: alert ? [alert] : [],
    isBusy,
    submit,
  };
}

/** The first thing that is wrong with each field. */
function errorsOf(issues: readonly z.core.$ZodIssue[]): Errors {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}
