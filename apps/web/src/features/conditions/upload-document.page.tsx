import type { ConditionSummary } from '@homeline/contract/conditions/list-conditions.ts';
import { submitDocuments } from '@homeline/contract/conditions/submit-documents.ts';
import { keepsPolling } from '@homeline/domain/client-state/polling.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import type { Form } from '../../form/use-form.ts';
import { useStepForm } from '../../form/use-step-form.ts';
import { LoadError } from '../../shell/error-page.tsx';
import { useApplication } from '../applications/application.ts';
import { requestedUpload } from '../documents/requested-upload.ts';
import { UploadField, useUploads } from '../documents/upload-field.tsx';
import { conditionsCopy } from './copy.ts';
import { useOpenConditions } from './open-conditions.ts';
import ReviewPage from './review.page.tsx';

const copy = conditionsCopy.upload;

const PAGE = 'conditions/upload-document';

/** Takes the documents that open conditions ask for; waits for the review when none does. */
export default function UploadDocumentPage() {
  const { status } = useApplication();
  const { data: conditions, error } = useOpenConditions();
  if (keepsPolling(status)) return <ReviewPage />;
  if (!conditions) return error ? <LoadError /> : <Skeleton />;
  const asked = conditions.filter(
    ({ actionNeeded, categoryEnum }) => actionNeeded && !conditionsCopy.conditions[categoryEnum].task,
  );
  return <Uploads key={asked.map(({ uuid }) => uuid).join()} asked={asked} />;
}

/** The files of each requested document, in page order: `requests.0`, `requests.1`. */
type Files = { requests: (string[] | undefined)[] };

function Uploads({ asked }: { asked: readonly ConditionSummary[] }) {
  const requests = asked.flatMap(requestsOf);
  const form = useStepForm({
    call: submitDocuments,
    schema: schemaOf(requests),
    values: { requests: requests.map(() => undefined) },
    submit: ({ requests: files }, save) => save({ documents: files.flatMap((uuids) => uuids ?? []) }),
  });
  return (
    <FormPage form={form} heading={copy.heading} why={copy.why} action={copy.action}>
      {asked.map((condition) => (
        <Card key={condition.uuid} title={conditionsCopy.conditions[condition.categoryEnum].title}>
          <p>{condition.commentsToBorrower || conditionsCopy.conditions[condition.categoryEnum].ask}</p>
          {requests.map(
            (request, index) =>
              request.condition === condition && (
                <RequestedDocument key={request.document} form={form} index={index} request={request} />
              ),
          )}
        </Card>
      ))}
    </FormPage>
  );
}

type Request = {
  readonly condition: ConditionSummary;
  readonly document: string;
  /** Another document of the same condition may replace it. */
  readonly isAnyOf: boolean;
};

/** Returns the documents a condition asks for; one that names none takes any document. */
function requestsOf(condition: ConditionSummary): Request[] {
  const documents = condition.requestDocuments.length ? condition.requestDocuments : ['SUPPORT'];
  const isAnyOf = conditionsCopy.conditions[condition.categoryEnum].isAnyOf === true && documents.length > 1;
  return documents.map((document) => ({ condition, document, isAnyOf }));
}

function schemaOf(requests: readonly Request[]): z.ZodType<Files, Files> {
  return z.object({ requests: z.array(z.array(z.guid()).optional()) }).check(({ value, issues }) => {
    requests.forEach(({ condition, isAnyOf }, index) => {
      const alternatives = requests.flatMap((other, at) => (other.condition === condition ? [at] : []));
      const isAnswered = (isAnyOf ? alternatives : [index]).some((at) => value.requests[at]?.length);
      if (!isAnswered)
        issues.push({ code: 'custom', message: 'Required', input: value, path: ['requests', index] });
    });
  });
}

function RequestedDocument({
  form,
  index,
  request: { condition, document, isAnyOf },
}: {
  form: Form<Files>;
  index: number;
  request: Request;
}) {
  const { type, label, hint } = requestedUpload(document);
  const uploads = useUploads(`${PAGE}/${condition.uuid}/${document}`, type);
  return (
    <UploadField
      {...form.field(`requests.${index}`, label)}
      uploads={uploads}
      hint={isAnyOf ? copy.oneIsEnough(hint) : hint}
    />
  );
}
