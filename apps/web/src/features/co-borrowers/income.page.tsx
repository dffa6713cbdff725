import { Words } from '@homeline/client/chat/words.tsx';
import {
  CoBorrowerIncomeForm,
  sendCoBorrowerIncome,
} from '@homeline/contract/co-borrowers/co-borrower-acts.ts';
import { FormPage } from '../../form/form-page.tsx';
import { UploadField } from '../documents/upload-field.tsx';
import { incomeCopy } from '../income/copy.ts';
import { UPLOAD_BY_EMPLOYMENT } from '../income/income-methods.ts';
import { useSigner } from '../signers/signer.ts';
import { useSignerForm } from '../signers/use-signer-form.ts';
import { useSignerUploads } from '../signers/use-signer-uploads.ts';
import { coBorrowersCopy } from './copy.ts';

const copy = coBorrowersCopy.income;

/** Takes the documents that show a co-borrower's stated kind of income. */
export default function CoBorrowerIncomePage() {
  const { status } = useSigner();
  const words = incomeCopy.upload.types[UPLOAD_BY_EMPLOYMENT[status.employmentType ?? 'FULL_TIME']];
  const uploads = useSignerUploads('USER_UPLOADED_PAYSTUB');
  const form = useSignerForm({ call: sendCoBorrowerIncome, schema: CoBorrowerIncomeForm, values: {} });
  return (
    <FormPage form={form} heading={words.heading} why={copy.why} action={words.action}>
      {status.incomeReturned && (
        <p>
          <Words text={copy.returned(status.incomeReturned)} />
        </p>
      )}
      <UploadField {...form.field('documents', words.documents)} uploads={uploads} hint={words.hint} />
    </FormPage>
  );
}
