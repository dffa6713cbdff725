import { useEffect } from 'react';
import { UploadField } from '../documents/upload-field.tsx';
import type { Uploads } from '../documents/use-uploads.ts';
import { identityCopy as copy } from './copy.ts';

type IdSideProps = {
  readonly hint: string;
  readonly uploads: Uploads;
  readonly field: Pick<
    Parameters<typeof UploadField>[0],
    'name' | 'label' | 'error' | 'onChange' | 'onBlur' | 'onProblem'
  >;
};

/** Takes the photo of one side of an ID: a phone offers its camera and its photos. */
export function IdSide({ hint, uploads, field }: IdSideProps) {
  const { received } = uploads;
  // Each kind of ID keeps its own photo, so that changing the kind never sends the wrong one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later uploads call onChange themselves
  useEffect(() => field.onChange(received.length ? received.map(({ uuid }) => uuid) : undefined), []);
  return (
    <UploadField {...field} uploads={uploads} isSingle hint={hint} choose={copy.choose} again={copy.again} />
  );
}
