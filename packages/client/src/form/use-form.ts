import { issueMessage } from '@homeline/contract/issue-message.ts';
import { cleanInput } from '@homeline/domain/people/clean-input.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import type { Problem } from '@homeline/ui/feedback/error-summary.tsx';
import type { FieldProps } from '@homeline/ui/fields/field.tsx';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { refusalOf } from '../session/refusal.ts';
import { isUnanswered } from '../session/retry.ts';
import { useServerBack } from '../session/use-server-back.ts';
import { deferUntilPointerUp } from './defer-until-pointer-up.ts';
import { readDraft, writeDraft } from './draft.ts';
import { type Path, type ValueAt, valueAt, withValueAt } from './path.ts';
import { type Errors, errorsAt, errorsOf, errorWithoutField } from './problems.ts';
import {
  refusalAlert,
  UNTIL_CHANGED_IS_SENT,
  UNTIL_RECONNECTED,
  UNTIL_SERVER_BACK,
  withoutFieldAlert,
} from './refusal-alert.ts';

/** The answers of a form so far. */
export type PartialAnswers<T> = T extends readonly (infer Item)[]
  ? readonly PartialAnswers<Item>[]
  : T extends object
    ? { readonly [K in keyof T]?: PartialAnswers<T[K]> | undefined }
    : T;

/** The key of a draft, and the fields it leaves out. */
export type Draft = { readonly key: string; readonly notKept?: readonly string[] };

type Options<Input extends object, Output> = {
  /** The schema the server checks the same answers with. */
  readonly schema: z.ZodType<Output, Input>;
  /** The answers known already. */
  readonly values: PartialAnswers<Input>;
  /** Keeps the answers whose question the page shows: only they are checked and sent. Keeps all by default. */
  readonly relevant?: (values: PartialAnswers<Input>) => PartialAnswers<Input>;
  /** Keeps unsent answers under this key, without secrets. */
  readonly draft?: Draft;
  /** Sends the answers. A refusal is shown, and the typed answers stay. */
  readonly send: (answers: Output) => Promise<unknown>;
  /** Tells the fields of several forms on one page apart. */
  readonly scope?: string;
  /** Returns this page's alert for a refusal. */
  readonly explain?: (error: unknown) => AlertItem | undefined;
};

/** The props of a `packages/ui` field, except its hint. */
type Bound<T> = Omit<FieldProps<T>, 'label' | 'hint' | 'optional'> & {
  readonly label: string;
  /** Reports a problem beyond a field's value, such as a failed upload. `undefined` clears it. */
  readonly onProblem: (message: string | undefined) => void;
};

export type Form<Input extends object = object> = {
  /** Returns a field's props. The error summary uses `inSummary` where the label alone is ambiguous. */
  readonly field: <Name extends Path<Input>>(
    name: Name,
    label: string,
    inSummary?: string,
  ) => Bound<ValueAt<Input, Name>>;
  /** Returns a field's current value. */
  readonly value: <Name extends Path<Input>>(name: Name) => ValueAt<Input, Name> | undefined;
  readonly problems: readonly Problem[];
  /** How many submits found problems. */
  readonly sent: number;
  readonly alerts: readonly AlertItem[];
  readonly isBusy: boolean;
  readonly submit: () => Promise<void>;
};

const pointer = deferUntilPointerUp(globalThis);

/** The form of one page. It checks a field when it is left and all on submit, and sends once however often the button is pressed. */
export function useForm<Input extends object, Output>(options: Options<Input, Output>): Form<Input> {
  const { schema, relevant, draft, send, scope, explain } = options;
  const idOf = (name: string) => (scope === undefined ? name : `${scope}.${name}`);
  const [values, setValues] = useState<object>(() => ({
    ...options.values,
    ...(draft && readDraft(draft.key)),
  }));
  /** The fields whose problems show: those that were left, and all after a submit. */
  const [reported, setReported] = useState<ReadonlySet<string>>(new Set());
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
    const asked = relevant ? relevant(given as PartialAnswers<Input>) : given;
    const { data, error } = schema.safeParse(cleanInput(asked), { error: issueMessage });
    return { answers: data, errors: errorsOf(error?.issues) };
  };
  const found = check(values).errors;
  const errors: Errors = { ...errorsAt(found, reported), ...refused, ...beyond };

  function refuse(error: unknown): void {
    const { fields = {} } = refusalOf(error);
    const words = errorWithoutField(fields, idOf);
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
    setReported((before) => new Set([...before, ...Object.keys(checked.errors)]));
    const words = errorWithoutField(checked.errors, idOf);
    setAlert(words === undefined ? undefined : withoutFieldAlert(words));
    if (checked.answers === undefined) return setSent((times) => times + 1);
    isSending.current = true;
    setBusy(true);
    await send(checked.answers).catch(refuse);
    isSending.current = false;
    setBusy(false);
  }

  const isServerDown = useServerBack(lost !== undefined, () => {
    setLost(undefined);
    setAlert(undefined);
    // Answers changed meanwhile need the borrower's own submit.
    if (lost === values) void submit();
  });
  const shown = isServerDown ? UNTIL_SERVER_BACK : alert;
  const isWaiting = lost !== undefined && (shown === UNTIL_SERVER_BACK || shown === UNTIL_RECONNECTED);

  return {
    field<Name extends Path<Input>>(name: Name, label: string, inSummary = label) {
      labels.current.set(name, inSummary);
      return {
        name: idOf(name),
        label,
        value: valueAt(values, name) as ValueAt<Input, Name> | undefined,
        error: errors[name],
        onChange(value: ValueAt<Input, Name> | undefined) {
          const changed = withValueAt(values, name, value);
          touched.current.add(name);
          // An upload may finish late, so newer answers stay.
          setValues((before) => withValueAt(before, name, value));
          setRefused((before) => without(before, name));
          // A corrected field shows no problem until it is left again.
          if (reported.has(name) && check(changed).errors[name] === undefined)
            setReported((before) => new Set([...before].filter((other) => other !== name)));
        },
        onBlur() {
          if (touched.current.has(name))
            pointer.afterPress(() => setReported((before) => new Set([...before, name])));
        },
        onProblem(message: string | undefined) {
          setBeyond((before) => ({ ...without(before, name), ...(message && { [name]: message }) }));
        },
      };
    },
    value: (name) => valueAt(values, name) as never,
    problems: [...labels.current].flatMap(([name, label]) => {
      const message = errors[name];
      return message === undefined ? [] : [{ name: idOf(name), label, message }];
    }),
    sent,
    alerts: isWaiting && lost !== values ? [UNTIL_CHANGED_IS_SENT] : shown ? [shown] : [],
    isBusy,
    submit,
  };
}

function without(errors: Errors, name: string): Errors {
  if (!(name in errors)) return errors;
  const { [name]: _, ...others } = errors;
  return others;
}
