import type { HTMLInputAutoCompleteAttribute } from 'react';
import { controlAttributes, Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps<string> & {
  readonly type?: 'text' | 'email' | 'datetime-local';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'email';
  readonly spellCheck?: boolean;
};

/** Takes one line of text. The value is `undefined` when cleared. */
export function TextField({ type = 'text', autoComplete, inputMode, spellCheck, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      <input
        {...controlAttributes(field)}
        className="control"
        dir="auto"
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        spellCheck={spellCheck}
        value={field.value ?? ''}
        onChange={(event) => field.onChange(event.target.value || undefined)}
        onBlur={field.onBlur}
      />
    </Field>
  );
}
