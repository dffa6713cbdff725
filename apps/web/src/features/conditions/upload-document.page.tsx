import type { ConditionSummary } from '@homeline/contract/conditions/list-conditions.ts';
import { submitDocuments } from '@homeline/contract/conditions/submit-documents.ts';
import { isListenedTo } from '@homeline/domain/client-state/polling.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { type QuestionForm, useQuestionForm } from '../../form/use-question-form.ts';
import { LoadError } from '../../shell/error-page.tsx';
import { useApplication } from '../applications/application.ts';
import { useDraft } from '../applications/use-draft.ts';
import { useSave } from '../applications/use-save.ts';
import { UploadField, useUploads } from '../documents/upload-field.tsx';
import { requestedUpload } from '../documents/upload-words.ts';
import { CONDITION_WORDS } from './condition-words.ts';
import { useOpenConditions } from './open-conditions.ts';
import ReviewPage from './review.page.tsx';

const PAGE = 'conditions/upload-document';

/** Sends in what the open conditions ask for; where nothing is asked, the wait of the review. */
export default function UploadDocumentPage() {
  const { status } = useApplication();
  const { data: conditions, error } = useOpenConditions();
  if (isListenedTo(status)) return <ReviewPage />;
  if (!conditions) return error ? <LoadError /> : <Skeleton />;
  const asked = conditions.filter(
    ({ actionNeeded, categoryEnum }) => actionNeeded && !CONDITION_WORDS[categoryEnum].task,
  );
  return <Uploads key={asked.map(({ uuid }) => uuid).join()} asked={asked} />;
}

/** The files for each document that was asked for: `requests.0` and so on, in the order of the page. */
type Files = { requests: (string[] | undefined)[] };

function Uploads({ asked }: { asked: readonly ConditionSummary[] }) {
  const send = useSave(submitDocuments);
  const requests = asked.flatMap(requestsOf);
  const form = useQuestionForm<Files, { requests: (string[] | undefined)[] }>({
    schema: schemaOf(requests),
    values: { requests: requests.map(() => undefined) },
    draft: useDraft(PAGE),
    send: ({ requests: files }) => send({ documents: files.flatMap((uuids) => uuids ?? []) }),
  });
  return (
    <FormPage
      form={form}
      heading="What would you like to send?"
      why="A PDF or a sharp photo of each. Everything is encrypted, and a person reads it, usually within 1 business day."
      action="Send"
    >
      {asked.map((condition) => (
        <Card key={condition.uuid} title={CONDITION_WORDS[condition.categoryEnum].title}>
          <p>{condition.commentsToBorrower || CONDITION_WORDS[condition.categoryEnum].ask}</p>
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
  /** Another document of the same condition may stand in for it. */
  readonly isAnyOf: boolean;
};

/** A condition that names no document is answered by any. */
function requestsOf(condition: ConditionSummary): Request[] {
  const documents = condition.requestDocuments.length ? condition.requestDocuments : ['SUPPORT'];
  const isAnyOf = CONDITION_WORDS[condition.categoryEnum].isAnyOf === true && documents.length > 1;
  return documents.map((document) => ({ condition, document, isAnyOf }));
}

function schemaOf(requests: readonly Request[]): z.ZodType<Files, Files> {
  return z.object({ requests: z.array(z.array(z.guid()).optional()) }).check(({ value, issues }) => {
    requests.forEach(({ condition, isAnyOf }, index) => {
      const standIns = requests.flatMap((other, at) => (other.condition === condition ? [at] : []));
      const isAnswered = (isAnyOf ? standIns : [index]).some((at) => value.requests[at]?.length);
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
  form: QuestionForm<Files>;
  index: number;
  request: Request;
}) {
  const { type, label, hint } = requestedUpload(document);
  const uploads = useUploads(`${PAGE}/${condition.uuid}/${document}`, type);
  return (
    <UploadField
      {...form.field(`requests.${index}`, label)}
      uploads={uploads}
      hint={isAnyOf ? `${hint} One of the documents is enough.` : hint}
    />
  );
}
