import type { Form } from '@homeline/client/form/use-form.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { listFileConditions } from '@homeline/contract/reviews/list-file-conditions.ts';
import { listFileSigners } from '@homeline/contract/signers/decide-signer.ts';
import { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { CONDITION_NAMES, DOCUMENT_NAMES } from './copy.ts';
import { documentsCopy } from './documents-copy.ts';
import { fileKey } from './use-loan-file.ts';

const copy = documentsCopy.filing;

/** Every type under which a document may be filed. */
export const TYPES = UploadedDocumentType.options.map((value) => ({ value, label: DOCUMENT_NAMES[value] }));

/** The fields of a filing. */
export type Filing = {
  type: UploadedDocumentType;
  label?: string | undefined;
  signer?: string | undefined;
  answers?: string | undefined;
};

type FilingFieldsProps<F extends Filing> = { readonly file: LoanFile; readonly form: Form<F> };

/** Asks for a document's type, name and person, and what it answers. */
export function FilingFields<F extends Filing>({ file, form: given }: FilingFieldsProps<F>) {
  // The fields of a filing are those of every form that holds one.
  const form = given as unknown as Form<Filing>;
  const people = usePeople(file);
  const open = useOpenConditions(file.uuid);
  const answers = [
    ...(file.kind === 'REVIEW' ? [{ value: 'REVIEW', label: copy.review }] : []),
    ...open.map(({ uuid, categoryEnum, requestDocuments }) => ({
      value: uuid,
      label: [CONDITION_NAMES[categoryEnum], requestDocuments.map(nameOf).join(', ')]
        .filter(Boolean)
        .join(': '),
    })),
  ];
  return (
    <>
      <SelectField {...form.field('type', copy.type)} options={TYPES} />
      <TextField {...form.field('label', copy.label)} hint={copy.labelHint} optional />
      {people.length > 0 && <SelectField {...form.field('signer', copy.signer)} options={people} optional />}
      {answers.length > 0 && (
        <SelectField {...form.field('answers', copy.answers)} options={answers} optional />
      )}
    </>
  );
}

function nameOf(type: string): string {
  return DOCUMENT_NAMES[type as UploadedDocumentType] ?? type;
}

/** The additional signers whom a document may concern; without one, it concerns the borrower. */
export function usePeople({ uuid }: LoanFile) {
  const { data = [] } = useQuery({
    queryKey: fileKey(uuid, listFileSigners.name),
    queryFn: () => send(listFileSigners, { params: { uuid } }),
  });
  return data.map(({ uuid: value, name: label }) => ({ value, label }));
}

function useOpenConditions(uuid: string) {
  const { data = [] } = useQuery({
    queryKey: fileKey(uuid, listFileConditions.name),
    queryFn: () => send(listFileConditions, { params: { uuid } }),
  });
  return data.filter(({ actionNeeded }) => actionNeeded);
}
