import type { ReactNode } from 'react';
import './field.css';
import { uiCopy } from '../copy.ts';

const copy = uiCopy.fields;

/** The props of every field. `value` is `undefined` until something is entered. */
export type FieldProps<T> = {
  /** Unique on the page; the field's id is `fieldId(name)`. */
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  readonly value: T | undefined;
  readonly error?: string | undefined;
  readonly onChange: (value: T | undefined) => void;
  readonly onBlur: () => void;
};

/** Returns the id of a field's control, for links to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** Returns the attributes that link a control to its label, hint and error for screen readers. */
export function controlAttributes({
  name,
  hint,
  error,
  optional,
}: Pick<FieldProps<unknown>, 'name' | 'hint' | 'error' | 'optional'>) {
  const describedBy = [...(error ? [errorId(name)] : []), ...(hint ? [hintId(name)] : [])].join(' ');
  return {
    id: fieldId(name),
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
    'aria-required': optional ? undefined : true,
  };
}

/** Lays out a label, hint, control and error. */
export function Field(
  props: Pick<FieldProps<unknown>, 'name' | 'label' | 'hint' | 'optional' | 'error'> & {
    children: ReactNode;
  },
) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={fieldId(props.name)}>
        {props.label}
        {props.optional && <span className="field-optional"> {copy.optional}</span>}
      </label>
      <FieldHint {...props} />
      {props.children}
      <FieldError {...props} />
    </div>
  );
}

/** Lays out several controls under one question: radio buttons, or the parts of a date. */
export function FieldGroup(
  props: Pick<FieldProps<unknown>, 'name' | 'label' | 'hint' | 'optional' | 'error'> & {
    /** For radio buttons, so that the group itself can be marked invalid. */
    role?: 'radiogroup';
    children: ReactNode;
  },
) {
  const describedBy = [
    ...(props.error ? [errorId(props.name)] : []),
    ...(props.hint ? [hintId(props.name)] : []),
  ];
  return (
    <fieldset className="field" role={props.role} aria-describedby={describedBy.join(' ') || undefined}>
      <legend className="field-label">
        {props.label}
        {props.optional && <span className="field-optional"> {copy.optional}</span>}
      </legend>
      <FieldHint {...props} />
      {props.children}
      <FieldError {...props} />
    </fieldset>
  );
}

function FieldHint({ name, hint }: { name: string; hint?: ReactNode }) {
  return hint ? (
    <p className="field-hint" id={hintId(name)}>
      {hint}
    </p>
  ) : null;
}

function FieldError({ name, error }: { name: string; error?: string | undefined }) {
  return error ? (
    <p className="field-error" id={errorId(name)}>
      <svg viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden="true">
        <circle cx="8" cy="8" r="7" stroke="currentColor" strokeWidth="1.6" />
        <path d="M8 4.4v4.2M8 11.2v.2" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
      <span>
        <span className="hidden-visually">{copy.error} </span>
        {error}
      </span>
    </p>
  ) : null;
}

function hintId(name: string): string {
  return `${fieldId(name)}-hint`;
}

function errorId(name: string): string {
  return `${fieldId(name)}-error`;
}
