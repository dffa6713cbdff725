import {
  FilingForm,
  fileDocument,
  ReceiptForm,
  receiveDocument,
} from '@homeline/contract/loan-files/file-document.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { FileDocument } from '@homeline/contract/loan-files/loan-file-documents.ts';
import { UPLOAD_TYPES } from '@homeline/domain/documents/file-checks.ts';
import { ReceivedBy } from '@homeline/domain/facts/documents.facts.ts';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { FileField } from '@homeline/ui/fields/file-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { useState } from 'react';
import * as z from 'zod';
import { send } from '../../session/client.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { documentsCopy, RECEIVED_BY } from './documents-copy.ts';
import { FilingFields } from './filing-fields.tsx';
import { type FormProps, useFileAct } from './use-loan-file.ts';

const WAYS = ReceivedBy.options.map((value) => ({ value, label: RECEIVED_BY[value] }));

/** Files a document that staff received. */
export function AddDocument({ file, onDone }: FormProps) {
  const copy = documentsCopy.add;
  const { uuid } = file;
  const { changed, sendOnce } = useFileAct(uuid);
  const [chosen, choose] = useState<File>();
  const form = useStaffForm({
    scope: 'receipt',
    // The form's value is only the chosen file's name; the file itself is sent unchanged.
    schema: ReceiptForm.extend({ name: z.string('Required') }),
    values: {},
    async send(query) {
      if (!chosen) return;
      await sendOnce(receiveDocument, { params: { uuid }, query, body: chosen });
      showToast(copy.done);
      onDone();
      await changed();
    },
  });
  const name = form.field('name', copy.file);
  return (
    <FormCard form={form} action={copy.action}>
      <p className="fine-print">{copy.why}</p>
      <FileField
        {...name}
        value={chosen && { name: chosen.name, sizeBytes: chosen.size, sentPct: 100 }}
        accept={UPLOAD_TYPES.join()}
        onChange={(given) => {
          choose(given);
          name.onChange(given?.name);
        }}
      />
      <SelectField {...form.field('receivedBy', documentsCopy.filing.receivedBy)} options={WAYS} />
      <FilingFields file={file} form={form} />
    </FormCard>
  );
}

type DocumentProps = {
  readonly file: LoanFile;
  readonly document: FileDocument;
  readonly onDone: () => void;
};

/** Changes a sent document's type, name and person, and what it answers. */
export function RefileForm({ file, document, onDone }: DocumentProps) {
  const copy = documentsCopy.filing;
  const { uuid } = file;
  const { changed } = useFileAct(uuid);
  const form = useStaffForm({
    scope: 'filing',
    schema: FilingForm,
    values: {
      type: document.lenderType ?? document.type,
      signer: document.person?.signer,
      label: document.label,
    } as never,
    async send(body) {
      await send(fileDocument, { params: { uuid, document: document.uuid }, body });
      showToast(copy.done);
      onDone();
      await changed();
    },
  });
  return (
    <FormCard form={form} action={copy.action}>
      <FilingFields file={file} form={form} />
    </FormCard>
  );
}
