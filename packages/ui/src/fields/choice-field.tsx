import type { ReactNode } from 'react';
import { FieldGroup, type FieldProps, fieldId } from './field.tsx';
import './choice-field.css';

export type Choice<T extends string | number | boolean> = {
  readonly value: T;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
};

/** Offers a single choice as cards. */
export function ChoiceField<T extends string | number | boolean>({
  choices,
  layout = 'list',
  ...field
}: FieldProps<T> & { choices: readonly Choice<T>[]; layout?: 'list' | 'row' }) {
  return (
    <FieldGroup {...field} role="radiogroup">
      <div className={`choices choices-${layout}`}>
        {choices.map(({ value, label, detail }, index) => (
          <label key={String(value)} className="choice">
            <input
              type="radio"
              id={index === 0 ? fieldId(field.name) : undefined}
              name={field.name}
              aria-invalid={field.error ? true : undefined}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
              onBlur={field.onBlur}
            />
            <span className="choice-text">
              <span className="choice-label">{label}</span>
              {detail && <span className="choice-detail">{detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
