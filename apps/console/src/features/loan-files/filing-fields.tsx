import type { Form } from '@homeline/client/form/use-form.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { listFileSigners } from '@homeline/contract/signers/decide-signer.ts';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { conditionName, useConditions } from './condition-names.ts';
import { useDocumentTypes } from './document-types.ts';
import { documentsCopy } from './documents-copy.ts';
import { fileKey } from './use-loan-file.ts';

const copy = documentsCopy.filing;

/** The fields of a filing. */
export type Filing = {
  type: string;
  label?: string | undefined;
  signer?: string | undefined;
  answers?: string | undefined;
};

type FilingFieldsProps<F extends Filing> = { readonly file: LoanFile; readonly form: Form<F> };

/** Asks for a document's type, name and person, and what it answers. */
export function FilingFields<F extends Filing>({ file, form: given }: FilingFieldsProps<F>) {
  // Every form `F` has these fields, which TypeScript can't infer.
  const form = given as unknown as Form<Filing>;
  const people = usePeople(file);
  const types = useDocumentTypes();
  const open = useConditions(file.uuid).filter(({ actionNeeded }) => actionNeeded);
  const answers = [
    ...(file.kind === 'REVIEW' ? [{ value: 'REVIEW', label: copy.review }] : []),
    ...open.map((condition) => ({ value: condition.uuid, label: conditionName(condition) })),
  ];
  return (
    <>
      <SelectField {...form.field('type', copy.type)} options={types} />
      <TextField {...form.field('label', copy.label)} hint={copy.labelHint} optional />
      {people.length > 0 && <SelectField {...form.field('signer', copy.signer)} options={people} optional />}
      {answers.length > 0 && (
        <SelectField {...form.field('answers', copy.answers)} options={answers} optional />
      )}
    </>
  );
}

/** The additional signers whom a document may concern; without one, it concerns the borrower. */
export function usePeople({ uuid }: LoanFile) {
  const { data = [] } = useQuery({
    queryKey: fileKey(uuid, listFileSigners.name),
    queryFn: () => send(listFileSigners, { params: { uuid } }),
  });
  return data.map(({ uuid: value, name: label }) => ({ value, label }));
}
