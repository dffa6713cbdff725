import { useState } from 'react';
import { uiCopy } from '../copy.ts';
import { controlAttributes, Field, type FieldProps } from './field.tsx';

const copy = uiCopy.fields;

type PasswordFieldProps = FieldProps<string> & {
  readonly autoComplete: 'new-password' | 'current-password';
  /** Whose password it is, for password managers, where no other field asks. */
  readonly username?: string | undefined;
};

/** Takes a password, hidden until the person chooses to show it. */
export function PasswordField({ autoComplete, username, ...field }: PasswordFieldProps) {
  const [isShown, show] = useState(false);
  return (
    <Field {...field}>
      {username && <input hidden type="email" autoComplete="username" value={username} readOnly />}
      <div className="control-frame">
        <input
          {...controlAttributes(field)}
          className="control"
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          spellCheck={false}
          value={field.value ?? ''}
          onChange={(event) => field.onChange(event.target.value || undefined)}
          onBlur={field.onBlur}
        />
        <button type="button" className="button button-quiet control-after" onClick={() => show(!isShown)}>
          {isShown ? copy.hide : copy.show}
          <span className="hidden-visually"> {copy.password}</span>
        </button>
      </div>
    </Field>
  );
}
