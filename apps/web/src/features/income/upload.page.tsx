import { Words } from '@homeline/client/chat/words.tsx';
import type { ConditionSummary } from '@homeline/contract/conditions/list-conditions.ts';
import { incomeCalls } from '@homeline/contract/income/calls.ts';

import { sendPaystubs } from '@homeline/contract/income/send-paystubs.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Navigate } from 'react-router';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { LoadError } from '../../shell/error-page.tsx';
import { useApplication } from '../applications/application.ts';
import { pageUrl } from '../applications/page-url.ts';
import { useSave } from '../applications/use-save.ts';
import { useUndoChoice } from '../applications/use-undo-choice.tsx';
import { conditionsCopy } from '../conditions/copy.ts';
import { useOpenConditions } from '../conditions/open-conditions.ts';
import { UploadField } from '../documents/upload-field.tsx';
import { useUploads } from '../documents/use-uploads.ts';
import { incomeCopy } from './copy.ts';
import { type IncomeUpload, UPLOAD_BY_EMPLOYMENT } from './income-methods.ts';

const copy = incomeCopy.upload;

/** Takes the documents that show the stated kind of income, as many as the underwriter asks for. */
export default function IncomeUploadPage() {
  const { uuid, page, answers } = useApplication();
  const { data: conditions, error } = useOpenConditions();
  const type = UPLOAD_BY_EMPLOYMENT[answers.statedIncome?.employmentType ?? 'FULL_TIME'];
  const own = `income/upload/${type}` as const;
  if (page !== own) return <Navigate to={pageUrl(uuid, own)} replace />;
  if (!conditions) return error ? <LoadError /> : <Skeleton />;
  return (
    <IncomeDocuments
      words={copy.types[type]}
      request={conditions.find(({ categoryEnum }) => categoryEnum === 'HELOC_MANUAL_PAYSTUB_UPLOAD')}
    />
  );
}

/** Requires the number of documents that the server requires. */
function documentsSchema(required: number, needed: string) {
  return z.object({ documents: z.array(z.guid(), 'Required').min(required, needed).max(40) });
}

function IncomeDocuments({
  words,
  request,
}: {
  words: (typeof copy.types)[IncomeUpload];
  request: ConditionSummary | undefined;
}) {
  const required = request?.xtraData.numDocsRequired ?? 1;
  const uploads = useUploads('income/upload', 'USER_UPLOADED_PAYSTUB');
  const undo = useUndoChoice(useSave(incomeCalls.retryIncome), copy.another);
  const form = useStepForm({
    call: sendPaystubs,
    schema: documentsSchema(required, words.needed(required)),
    values: {},
  });
  return (
    <FormPage form={form} heading={words.heading} why={copy.why} action={words.action} {...undo}>
      {request?.state === 'RETURNED' && (
        <p>
          <Words text={conditionsCopy.list.returned(request.returnComments)} />
        </p>
      )}
      <UploadField
        {...form.field('documents', words.documents)}
        uploads={uploads}
        hint={required > 1 ? `${words.needed(required)} ${words.hint}` : words.hint}
      />
    </FormPage>
  );
}
