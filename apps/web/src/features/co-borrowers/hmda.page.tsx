import { saveCoBorrowerHmda } from '@homeline/contract/hmda/save-co-borrower-hmda.ts';
import { HmdaForm } from '@homeline/contract/hmda/save-hmda.ts';
import { withoutUnusedTexts } from '@homeline/domain/hmda/demographics.ts';
import { FormPage } from '../../form/form-page.tsx';
import { hmdaCopy } from '../hmda/copy.ts';
import { DemographicFields } from '../hmda/demographic-fields.tsx';
import { useSignerForm } from '../signers/use-signer-form.ts';
import { coBorrowersCopy } from './copy.ts';

/** Asks a co-borrower for the demographic information that federal law requires lenders to request from each applicant. */
export default function CoBorrowerHmdaPage() {
  const form = useSignerForm({
    call: saveCoBorrowerHmda,
    schema: HmdaForm,
    values: {},
    body: withoutUnusedTexts,
  });
  return (
    <FormPage form={form} heading={hmdaCopy.heading} why={hmdaCopy.why} action={coBorrowersCopy.hmda.action}>
      <DemographicFields form={form} />
    </FormPage>
  );
}
