import type { ReactNode } from 'react';
import { FieldGroup, type FieldProps, fieldId } from './field.tsx';
import './choice-field.css';
import './multi-choice-field.css';

export type MultiChoice<T extends string | number> = {
  readonly value: T;
  readonly label: ReactNode;
  /** Nested choices. Each may be chosen without its parent. */
  readonly within?: readonly MultiChoice<T>[];
  /** Content that shows only while this choice is checked. */
  readonly also?: ReactNode;
  /** Exclusive: unchecks all other choices. */
  readonly isAlone?: boolean;
};

/** Offers multiple choices as checkboxes. The value lists them in display order; `undefined` when none is checked. */
export function MultiChoiceField<T extends string | number>({
  choices,
  ...field
}: FieldProps<T[]> & { choices: readonly MultiChoice<T>[] }) {
  const chosen = field.value ?? [];

  const box = ({ value, label, within, also }: MultiChoice<T>, isFirst: boolean) => (
    <li key={value}>
      <label className="multi-choice-choice">
        <input
          type="checkbox"
          id={isFirst ? fieldId(field.name) : undefined}
          name={field.name}
          aria-invalid={field.error ? true : undefined}
          checked={chosen.includes(value)}
          onChange={(event) => field.onChange(toggle(choices, chosen, value, event.target.checked))}
          onBlur={field.onBlur}
        />
        <span>{label}</span>
      </label>
      {also && chosen.includes(value) && <div className="multi-choice-also">{also}</div>}
      {within && (
        <ul className="multi-choice multi-choice-within">{within.map((inner) => box(inner, false))}</ul>
      )}
    </li>
  );

  return (
    <FieldGroup {...field}>
      <ul className="multi-choice">{choices.map((choice, index) => box(choice, index === 0))}</ul>
    </FieldGroup>
  );
}

/** Returns the choices after one is checked or unchecked, in display order. */
export function toggle<T extends string | number>(
  choices: readonly MultiChoice<T>[],
  chosen: readonly T[],
  value: T,
  isChosen: boolean,
): T[] | undefined {
  const all = choices.flatMap((choice) => [choice, ...(choice.within ?? [])]);
  const isAlone = (one: T) => all.some((choice) => choice.value === one && choice.isAlone);
  const stays = (one: T) => chosen.includes(one) && !(isChosen && (isAlone(value) || isAlone(one)));
  const now = all.map((choice) => choice.value).filter((one) => (one === value ? isChosen : stays(one)));
  return now.length ? now : undefined;
}
