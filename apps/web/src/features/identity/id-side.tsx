import type { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { useEffect } from 'react';
import { documentsCopy } from '../documents/copy.ts';
import { UploadField } from '../documents/upload-field.tsx';
import type { Uploads } from '../documents/use-uploads.ts';
import { identityCopy as copy } from './copy.ts';

type IdSideProps = {
  readonly type: UploadedDocumentType;
  readonly uploads: Uploads;
  readonly field: Pick<
    Parameters<typeof UploadField>[0],
    'name' | 'label' | 'error' | 'onChange' | 'onBlur' | 'onProblem'
  >;
};

/** Takes the photo of one side of an ID: a phone offers its camera and its photos. */
export function IdSide({ type, uploads, field }: IdSideProps) {
  const { received } = uploads;
  // Each kind of ID keeps its own photo, so that changing the kind never sends the wrong one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later uploads call onChange themselves
  useEffect(() => field.onChange(received.length ? received.map(({ uuid }) => uuid) : undefined), []);
  return (
    <UploadField
      {...field}
      uploads={uploads}
      isSingle
      hint={copy.photoHint(documentsCopy.uploads[type].hint)}
    />
  );
}
