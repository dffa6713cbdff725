import { SplitForm, splitDocument } from '@homeline/contract/loan-files/file-document.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { FileDocument } from '@homeline/contract/loan-files/loan-file-documents.ts';
import { Button } from '@homeline/ui/button.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { NumberField } from '@homeline/ui/fields/number-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { lazy, Suspense, useState } from 'react';
import { FormCard } from '../../shell/form-card.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { useDocumentTypes } from './document-types.ts';
import { documentsCopy } from './documents-copy.ts';
import { usePeople } from './filing-fields.tsx';
import { partOf, restOf, withPage } from './split-pages.ts';
import { useFileAct } from './use-loan-file.ts';

const copy = documentsCopy.splitting;

const PagePicker = lazy(() => import('@homeline/client/documents/page-picker.tsx'));

type SplitDocumentProps = {
  readonly file: LoanFile;
  readonly document: FileDocument;
  /** The document to split; undefined until it is loaded. */
  readonly pdf: Blob | undefined;
  readonly onDone: () => void;
};

/** Files pages of a document as documents of their own. Each is filed for the document's person by default. */
export function SplitDocument({ file, document, pdf, onDone }: SplitDocumentProps) {
  const { uuid } = file;
  const { changed, sendOnce } = useFileAct(uuid);
  const people = usePeople(file);
  const types = useDocumentTypes();
  const [pageCount, setPageCount] = useState(0);
  const [at, fill] = useState(0);
  const start = { signer: document.person?.signer } as never;
  const form = useStaffForm({
    scope: 'split',
    schema: SplitForm,
    values: { parts: [start, start] },
    async send(body) {
      const params = { uuid, document: document.uuid };
      await sendOnce(splitDocument, { params, body });
      showToast(copy.done);
      onDone();
      await changed();
    },
  });
  const list = form.field('parts', copy.heading);
  const parts = list.value ?? [];
  const rest = restOf(parts, pageCount);
  const add = (pages = {}) => {
    list.onChange([...parts, { signer: document.person?.signer, ...pages } as never]);
    fill(parts.length);
  };
  return (
    <FormCard
      form={form}
      action={copy.action}
      also={
        <>
          <Button kind="quiet" onClick={() => add()}>
            {copy.more}
          </Button>
          {rest && (
            <Button kind="quiet" onClick={() => add(rest)}>
              {copy.rest(rest.firstPage, rest.lastPage)}
            </Button>
          )}
        </>
      }
    >
      <p className="fine-print">{copy.why}</p>
      {pdf && (
        <Suspense>
          <p className="fine-print">{copy.choose(at + 1)}</p>
          <PagePicker
            file={pdf}
            markOf={(page) => {
              const part = partOf(parts, page);
              return part === undefined ? undefined : copy.part(part + 1);
            }}
            nameOf={copy.page}
            onPages={setPageCount}
            onChoose={(page) => list.onChange(withPage(parts, at, page) as never)}
          />
        </Suspense>
      )}
      {parts.map((_, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
        <fieldset key={part} className="split-part" onFocus={() => fill(part)} data-filled={part === at}>
          <legend>{copy.part(part + 1)}</legend>
          <NumberField {...form.field(`parts.${part}.firstPage`, copy.firstPage)} />
          <NumberField {...form.field(`parts.${part}.lastPage`, copy.lastPage)} />
          <SelectField {...form.field(`parts.${part}.type`, documentsCopy.filing.type)} options={types} />
          <TextField {...form.field(`parts.${part}.label`, documentsCopy.filing.label)} optional />
          {people.length > 0 && (
            <SelectField
              {...form.field(`parts.${part}.signer`, documentsCopy.filing.signer)}
              options={people}
              optional
            />
          )}
          {parts.length > 1 && (
            <Button
              kind="quiet"
              onClick={() => {
                list.onChange(parts.filter((__, other) => other !== part));
                fill(0);
              }}
            >
              {copy.remove}
            </Button>
          )}
        </fieldset>
      ))}
    </FormCard>
  );
}
