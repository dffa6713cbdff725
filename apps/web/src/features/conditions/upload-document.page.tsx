import { Words } from '@homeline/client/chat/words.tsx';
import type { Form } from '@homeline/client/form/use-form.ts';
import type { ConditionSummary } from '@homeline/contract/conditions/list-conditions.ts';
import { submitDocuments } from '@homeline/contract/conditions/submit-documents.ts';
import { keepsPolling } from '@homeline/domain/client-state/polling.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { LoadError } from '../../shell/error-page.tsx';
import { useApplication } from '../applications/application.ts';
import { pageUrl } from '../applications/page-url.ts';
import { namedUploads, requestedUpload } from '../documents/requested-upload.ts';
import { UploadField } from '../documents/upload-field.tsx';
import { useUploads } from '../documents/use-uploads.ts';
import { needsCount, TASK_PAGES } from './condition-tasks.ts';
import { conditionWords } from './condition-words.ts';
import ConditionsPage from './conditions.page.tsx';
import { conditionsCopy } from './copy.ts';
import { CONDITION_PARAM, useOpenConditions, useRefetchConditions } from './open-conditions.ts';
import ReviewPage from './review.page.tsx';

const copy = conditionsCopy.upload;

const PAGE = 'conditions/upload-document';

/** Takes the documents of one condition: the one in the address, or the first that needs some; waits for the review when none does. */
export default function UploadDocumentPage() {
  const { status } = useApplication();
  const [search] = useSearchParams();
  const { data: conditions, error } = useOpenConditions();
  if (keepsPolling(status) && status.asksLater === undefined) return <ReviewPage />;
  if (!conditions) return error ? <LoadError /> : <Skeleton />;
  const asked = conditions.filter(
    ({ actionNeeded, categoryEnum }) => actionNeeded && !TASK_PAGES[categoryEnum],
  );
  const chosen = asked.find(({ uuid }) => uuid === search.get(CONDITION_PARAM)) ?? asked[0];
  return chosen ? <Uploads key={draftOf(chosen)} condition={chosen} /> : <ConditionsPage />;
}

/** A returned condition starts without the files that were sent before. */
function draftOf({ uuid, since }: ConditionSummary): string {
  return `${PAGE}/${uuid}/${since}`;
}

/** The files of each requested document, in page order: `requests.0`, `requests.1`. */
type Files = { requests: (string[] | undefined)[] };

function Uploads({ condition }: { condition: ConditionSummary }) {
  const { uuid, status } = useApplication();
  const navigate = useNavigate();
  const refetch = useRefetchConditions();
  const requests = condition.requestDocuments.length ? condition.requestDocuments : ['SUPPORT'];
  const required = condition.xtraData.numDocsRequired;
  const form = useStepForm({
    call: submitDocuments,
    movesOn: false,
    draft: draftOf(condition),
    schema: filesSchema(requests.length, required),
    values: { requests: requests.map(() => undefined) },
    submit: async ({ requests: files }, save) => {
      await save({
        condition: condition.uuid,
        documents: files.flatMap((uuids) => uuids ?? []),
        ...namedUploads(requests, (_, at) => files[at]),
      });
      await refetch();
      if (status.asksLater) showToast(conditionsCopy.list.received);
      void navigate(pageUrl(uuid, 'conditions'));
    },
  });
  const { title, ask } = conditionWords(condition);
  return (
    <FormPage form={form} heading={title} why={copy.why} action={copy.action}>
      {condition.state === 'RETURNED' && (
        <p>
          <Words text={conditionsCopy.list.returned(condition.returnComments)} />
        </p>
      )}
      <p dir="auto">
        <Words text={ask} />
      </p>
      {needsCount(required, requests.length) && <p>{conditionsCopy.list.needed(required)}</p>}
      {requests.map((document, index) => (
        <RequestedDocument
          key={document}
          form={form}
          index={index}
          condition={condition}
          document={document}
        />
      ))}
    </FormPage>
  );
}

/** Requires the number of documents that the condition needs, and every requested one unless fewer are enough. */
function filesSchema(requested: number, required: number): z.ZodType<Files, Files> {
  return z.object({ requests: z.array(z.array(z.guid()).optional()) }).check(({ value, issues }) => {
    const counts = Array.from({ length: requested }, (_, index) => value.requests[index]?.length ?? 0);
    const answered = counts.filter((count) => count > 0).length;
    const total = counts.reduce((sum, count) => sum + count, 0);
    if (total >= required && answered >= Math.min(required, requested)) return;
    const missing = answered >= Math.min(required, requested) ? 0 : counts.indexOf(0);
    const message = total === 0 && required === 1 ? 'Required' : conditionsCopy.list.needed(required);
    issues.push({ code: 'custom', message, input: value, path: ['requests', Math.max(0, missing)] });
  });
}

function RequestedDocument({
  form,
  index,
  condition,
  document,
}: {
  form: Form<Files>;
  index: number;
  condition: ConditionSummary;
  document: string;
}) {
  const { type, label, hint } = requestedUpload(document);
  const uploads = useUploads(`${draftOf(condition)}/${document}`, type);
  // The condition's own text says more than its type's.
  const own = condition.requestDocuments.length === 1 ? condition.title : undefined;
  return (
    <UploadField
      {...form.field(`requests.${index}`, own ?? label)}
      uploads={uploads}
      hint={own === undefined ? hint : conditionsCopy.upload.anyForm}
    />
  );
}
