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
};

/** Any number of a few. Its value lists what is chosen in the order of the choices; `undefined` while nothing is. */
export function SeveralField<T extends string | number>({
  choices,
  ...field
}: FieldProps<T[]> & { choices: readonly SeveralChoice<T>[] }) {
  const chosen = field.value ?? [];
  const order = choices.flatMap(({ value, within = [] }) => [value, ...within.map((inner) => inner.value)]);

  function toggle(value: T, isChosen: boolean): void {
    const now = order.filter((each) => (each === value ? isChosen : chosen.includes(each)));
    field.onChange(now.length ? now : undefined);
  }

  const box = ({ value, label, within, also }: SeveralChoice<T>, isFirst: boolean) => (
    <li key={value}>
      <label className="several-choice">
        <input
          type="checkbox"
          id={isFirst ? fieldId(field.name) : undefined}
          name={field.name}
          aria-invalid={field.error ? true : undefined}
          checked={chosen.includes(value)}
          onChange={(event) => toggle(value, event.target.checked)}
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
