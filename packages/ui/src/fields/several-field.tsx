import type { ReactNode } from 'react';
import { FieldGroup, type FieldProps, fieldId } from './field.tsx';
import './choice-field.css';
import './several-field.css';

export type SeveralChoice<T extends string | number> = {
  readonly value: T;
  readonly label: ReactNode;
  /** Finer choices under this one. Each may be chosen without it. */
  readonly within?: readonly SeveralChoice<T>[];
  /** What belongs to this choice and shows only while it is chosen. */
  readonly also?: ReactNode;
  /** It means that no other is true. */
  readonly isAlone?: boolean;
};

/** Any number of a few. Its value lists what is chosen in the order of the choices; `undefined` while nothing is. */
export function SeveralField<T extends string | number>({
  choices,
  ...field
}: FieldProps<T[]> & { choices: readonly SeveralChoice<T>[] }) {
  const chosen = field.value ?? [];

  const box = ({ value, label, within, also }: SeveralChoice<T>, isFirst: boolean) => (
    <li key={value}>
      <label className="several-choice">
        <input
          type="checkbox"
          id={isFirst ? fieldId(field.name) : undefined}
          name={field.name}
          aria-invalid={field.error ? true : undefined}
          checked={chosen.includes(value)}
          onChange={(event) => field.onChange(toggled(choices, chosen, value, event.target.checked))}
          onBlur={field.onBlur}
        />
        <span>{label}</span>
      </label>
      {also && chosen.includes(value) && <div className="several-also">{also}</div>}
      {within && <ul className="several several-within">{within.map((inner) => box(inner, false))}</ul>}
    </li>
  );

  return (
    <FieldGroup {...field}>
      <ul className="several">{choices.map((choice, index) => box(choice, index === 0))}</ul>
    </FieldGroup>
  );
}

/** What is chosen once one choice is ticked or unticked, in the order of the choices. */
export function toggled<T extends string | number>(
  choices: readonly SeveralChoice<T>[],
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
