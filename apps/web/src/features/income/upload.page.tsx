import type { ConditionSummary } from '@homeline/contract/conditions/list-conditions.ts';
import { retryIncome } from '@homeline/contract/income/retry-income.ts';
import { sendPaystubs } from '@homeline/contract/income/send-paystubs.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { LoadError } from '../../shell/error-page.tsx';
import { UndoChoiceButton } from '../applications/undo-choice-button.tsx';
import { useSave } from '../applications/use-save.ts';
import { conditionsCopy } from '../conditions/copy.ts';
import { useOpenConditions } from '../conditions/open-conditions.ts';
import { UploadField } from '../documents/upload-field.tsx';
import { useUploads } from '../documents/use-uploads.ts';
import { incomeCopy } from './copy.ts';

const copy = incomeCopy.paystubs;

/** Takes pay stubs as files, as many as the underwriter asks for. */
export default function PaystubsPage() {
  const { data: conditions, error } = useOpenConditions();
  if (!conditions) return error ? <LoadError /> : <Skeleton />;
  return (
    <Paystubs
      request={conditions.find(({ categoryEnum }) => categoryEnum === 'HELOC_MANUAL_PAYSTUB_UPLOAD')}
    />
  );
}

/** Requires the number of pay stubs that the server requires. */
function paystubsSchema(required: number) {
  return z.object({ documents: z.array(z.guid(), 'Required').min(required, copy.needed(required)).max(40) });
}

function Paystubs({ request }: { request: ConditionSummary | undefined }) {
  const required = request?.xtraData.numDocsRequired ?? 1;
  const uploads = useUploads('income/upload', 'USER_UPLOADED_PAYSTUB');
  const chooseAgain = useSave(retryIncome);
  const form = useStepForm({
    call: sendPaystubs,
    schema: paystubsSchema(required),
    values: {},
  });
  return (
    <FormPage
      form={form}
      heading={copy.heading}
      why={copy.why}
      action={copy.action}
      also={<UndoChoiceButton act={chooseAgain}>{copy.another}</UndoChoiceButton>}
    >
      {request?.state === 'RETURNED' && <p>{conditionsCopy.list.returned(request.returnComments)}</p>}
      <UploadField
        {...form.field('documents', copy.documents)}
        uploads={uploads}
        hint={required > 1 ? `${copy.needed(required)} ${copy.hint}` : copy.hint}
      />
    </FormPage>
  );
}
