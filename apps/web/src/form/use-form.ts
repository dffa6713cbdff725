import { issueMessage } from '@homeline/contract/messages.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import type { Problem } from '@homeline/ui/feedback/error-summary.tsx';
import type { FieldProps } from '@homeline/ui/fields/field.tsx';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { refusalOf } from '../session/refusal.ts';
import { isUnanswered } from '../session/retry.ts';
import { readDraft, writeDraft } from './draft.ts';
import { type Path, type ValueAt, valueAt, withValueAt } from './path.ts';
import { pressesOn } from './presses.ts';
import { type Errors, errorsAt, errorsOf, errorWithoutField } from './problems.ts';
import { refusalAlert, UNTIL_RECONNECTED, withoutFieldAlert } from './refusal-alert.ts';
import { useReconnected } from './use-reconnected.ts';

/** Answers known so far: any part of them may be missing. */
export type Known<T> = T extends readonly (infer Item)[]
  ? readonly Known<Item>[]
  : T extends object
    ? { readonly [K in keyof T]?: Known<T[K]> | undefined }
    : T;

/** Where a draft is kept, and the fields it leaves out. */
export type Draft = { readonly key: string; readonly notKept?: readonly string[] };

type Options<Input extends object, Output> = {
  /** The schema that the server checks the same answers with. */
  readonly schema: z.ZodType<Output, Input>;
  /** What is known already. */
  readonly values: Known<Input>;
  /** Keeps the answers whose question the page shows: only they are checked and sent. Keeps all by default. */
  readonly relevant?: (values: Known<Input>) => Known<Input>;
  /** Keeps what is typed under this key until it is sent; secrets are never kept. */
  readonly draft?: Draft;
  /** Sends the answers. A refusal is shown and nothing that was typed is lost. */
  readonly send: (answers: Output) => Promise<unknown>;
  /** Says in the page's own words what a refusal means. */
  readonly explain?: (error: unknown) => AlertItem | undefined;
};

/** Everything that a field of `packages/ui` needs, besides its hint. */
type Bound<T> = Omit<FieldProps<T>, 'label' | 'hint' | 'optional'> & {
  readonly label: string;
  /** Says what is wrong with a field beyond its value: a file that did not arrive. `undefined` once nothing is. */
  readonly onProblem: (message: string | undefined) => void;
};

export type Form<Input extends object = object> = {
  /** The label is repeated in the summary of problems, there as `inSummary` where it alone does not say which field is meant. */
  readonly field: <Name extends Path<Input>>(
    name: Name,
    label: string,
    inSummary?: string,
  ) => Bound<ValueAt<Input, Name>>;
  /** What stands in a field now. */
  readonly value: <Name extends Path<Input>>(name: Name) => ValueAt<Input, Name> | undefined;
  readonly problems: readonly Problem[];
  /** How often it was sent in vain. */
  readonly sent: number;
  readonly alerts: readonly AlertItem[];
  readonly isBusy: boolean;
  readonly submit: () => Promise<void>;
};

const presses = pressesOn(globalThis);

/** A form of one page: checked on leaving a field and on sending, sent once however often one presses. */
export function useForm<Input extends object, Output>(options: Options<Input, Output>): Form<Input> {
  const { schema, relevant, draft, send, explain } = options;
  const [values, setValues] = useState<object>(() => ({
    ...options.values,
    ...(draft && readDraft(draft.key)),
  }));
  /** The fields that are complained of: those that were left, and all that were sent in vain. */
  const [complained, setComplained] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Errors>({});
  const [beyond, setBeyond] = useState<Errors>({});
  const [sent, setSent] = useState(0);
  const [alert, setAlert] = useState<AlertItem>();
  const [isBusy, setBusy] = useState(false);
  const [lost, setLost] = useState<object>();
  const labels = useRef(new Map<string, string>());
  const isSending = useRef(false);
  const touched = useRef(new Set<string>());

  useEffect(() => {
    if (draft) writeDraft(draft.key, values as Record<string, unknown>, draft.notKept);
  }, [draft, values]);

  const check = (given: object) => {
    const asked = relevant ? relevant(given as Known<Input>) : given;
    const { data, error } = schema.safeParse(asked, { error: issueMessage });
    return { answers: data, errors: errorsOf(error?.issues) };
  };
  const found = check(values).errors;
  const errors: Errors = { ...errorsAt(found, complained), ...refused, ...beyond };

  function refuse(error: unknown): void {
    const { fields = {} } = refusalOf(error);
    const words = errorWithoutField(fields);
    const isSaid = words === undefined && Object.keys(fields).length > 0;
    const isLost = isUnanswered(error);
    const inWords = () => explain?.(error) ?? (words ? withoutFieldAlert(words) : refusalAlert(error));
    setRefused(errorsAt(fields, new Set(labels.current.keys())));
    setAlert(isLost && !navigator.onLine ? UNTIL_RECONNECTED : isSaid ? undefined : inWords());
    setLost(isLost ? values : undefined);
    setSent((times) => times + 1);
  }

  async function submit(): Promise<void> {
    if (isSending.current) return;
    const checked = check(values);
    setRefused({});
    setLost(undefined);
    setComplained((before) => new Set([...before, ...Object.keys(checked.errors)]));
    const words = errorWithoutField(checked.errors);
    setAlert(words === undefined ? undefined : withoutFieldAlert(words));
    if (checked.answers === undefined) return setSent((times) => times + 1);
    isSending.current = true;
    setBusy(true);
    await send(checked.answers).catch(refuse);
    isSending.current = false;
    setBusy(false);
  }

  useReconnected(lost !== undefined, () => {
    setLost(undefined);
    setAlert(undefined);
    // What was changed meanwhile is not sent behind one's back.
    if (lost === values) void submit();
  });

  return {
    field<Name extends Path<Input>>(name: Name, label: string, inSummary = label) {
      labels.current.set(name, inSummary);
      return {
        name,
        label,
        value: valueAt(values, name) as ValueAt<Input, Name> | undefined,
        error: errors[name],
        onChange(value: ValueAt<Input, Name> | undefined) {
          const changed = withValueAt(values, name, value);
          touched.current.add(name);
          // A file may arrive long after it was chosen: what was typed meanwhile stays.
          setValues((before) => withValueAt(before, name, value));
          setRefused((before) => without(before, name));
          // Once it is right it may be typed in again in peace.
          if (complained.has(name) && check(changed).errors[name] === undefined)
            setComplained((before) => new Set([...before].filter((other) => other !== name)));
        },
        onBlur() {
          if (touched.current.has(name))
            presses.afterPress(() => setComplained((before) => new Set([...before, name])));
        },
        onProblem(message: string | undefined) {
          setBeyond((before) => ({ ...without(before, name), ...(message && { [name]: message }) }));
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

function without(errors: Errors, name: string): Errors {
  if (!(name in errors)) return errors;
  const { [name]: _, ...others } = errors;
  return others;
}
