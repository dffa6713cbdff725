import type { ReactNode } from 'react';
import { controlAttributes, Field, type FieldProps } from './field.tsx';
import './file-field.css';
import { deferredCopy } from '../deferred-copy.ts';
import { FileName, shortenFileName } from './file-name.tsx';

const copy = deferredCopy.file;

/** A file being uploaded, or already uploaded. */
export type ChosenFile = { readonly name: string; readonly sizeBytes: number; readonly sentPct: number };

type FileFieldProps = Omit<FieldProps<File>, 'onChange' | 'value'> & {
  readonly value: ChosenFile | undefined;
  /** Accepted types, as in the `accept` attribute. */
  readonly accept: string;
  /** The button's label; “Choose a file” by default. */
  readonly choose?: string | undefined;
  /** Asks for another file instead of a received one. */
  readonly again?: string | undefined;
  /** The uploaded file as an image. */
  readonly picture?: ReactNode;
  readonly onChange: (file: File | undefined) => void;
};

/** Takes a file by dialog or drag and drop, and shows its upload progress. */
export function FileField({
  accept,
  choose = copy.choose,
  again = copy.again,
  picture,
  ...field
}: FileFieldProps) {
  const { value } = field;
  return (
    <Field {...field}>
      <div className="file-drop">
        <input
          {...controlAttributes(field)}
          type="file"
          accept={accept}
          onChange={(event) => field.onChange(event.target.files?.[0])}
          onBlur={field.onBlur}
        />
        {picture}
        <span className="file-drop-text" aria-hidden="true">
          <strong>{value ? <FileName name={value.name} /> : choose}</strong>
          {value ? <span>{sizeOf(value)}</span> : <span className="file-drop-hint">{copy.drop}</span>}
          {value?.sentPct === 100 && <span className="file-drop-again">{again}</span>}
        </span>
        {value && value.sentPct < 100 && (
          <progress max={100} value={value.sentPct} aria-label={copy.sending(shortenFileName(value.name))} />
        )}
      </div>
    </Field>
  );
}

function sizeOf({ sizeBytes, sentPct }: ChosenFile): string {
  const size =
    sizeBytes < 1_000_000 ? `${Math.ceil(sizeBytes / 1000)} kB` : `${(sizeBytes / 1_000_000).toFixed(1)} MB`;
  return sentPct < 100 ? copy.sent(size, Math.floor(sentPct)) : copy.received(size);
}
