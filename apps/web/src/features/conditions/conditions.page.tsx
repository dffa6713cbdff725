import { Words } from '@homeline/client/chat/words.tsx';
import type { ConditionSummary } from '@homeline/contract/conditions/list-conditions.ts';
import { keepsPolling } from '@homeline/domain/client-state/polling.ts';
import { dateWords } from '@homeline/domain/dates/date-words.ts';
import type { ConditionCategory } from '@homeline/domain/facts/conditions.facts.ts';
import { CONDITION_COPY } from '@homeline/domain/workflow/condition-copy.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { Link } from 'react-router';
import { LoadError } from '../../shell/error-page.tsx';
import { Page } from '../../shell/page.tsx';
import { useApplication } from '../applications/application.ts';
import { dayWords } from '../applications/format-instant.ts';
import { WaitPage } from '../applications/wait.page.tsx';
import { requestedUpload } from '../documents/requested-upload.ts';
import { needsCount, TASK_PAGES } from './condition-tasks.ts';
import { conditionWords } from './condition-words.ts';
import { conditionsCopy } from './copy.ts';
import './conditions.css';
import { pageUrl } from '../applications/page-url.ts';
import { EvidenceCard } from './evidence-card.tsx';
import { CONDITION_PARAM, useOpenConditions } from './open-conditions.ts';

const copy = conditionsCopy.list;

/** Lists the open conditions with a way to answer each, then waits while an underwriter reviews them. */
export default function ConditionsPage() {
  const { status } = useApplication();
  const { data: conditions, error } = useOpenConditions();
  if (!conditions) return error ? <LoadError /> : <Skeleton />;
  const isLater = status.asksLater !== undefined;
  if (keepsPolling(status) && !isLater) {
    return (
      <WaitPage>
        {conditions.map((condition) => (
          <SentCondition key={condition.uuid} condition={condition} />
        ))}
        <EvidenceCard />
      </WaitPage>
    );
  }
  const isIdentity = status.step === 'ID_VERIFICATION_FAILURE';
  const asked = conditions.filter(({ actionNeeded }) => actionNeeded);
  const count = asked.length + (isIdentity ? 1 : 0);
  return (
    <Page
      heading={copy.heading(count)}
      why={isLater ? copy.later : copy.why(status.dueAt && dayWords(status.dueAt))}
    >
      <ul className="fields">
        {isIdentity && (
          <li>
            <AskedCondition category="ID_VERIFICATION_FAILURE" />
          </li>
        )}
        {asked.map((condition) => (
          <li key={condition.uuid}>
            <AskedCondition category={condition.categoryEnum} condition={condition} />
          </li>
        ))}
      </ul>
      {conditions
        .filter(({ state }) => state === 'RESPONDED')
        .map((condition) => (
          <SentCondition key={condition.uuid} condition={condition} />
        ))}
    </Page>
  );
}

type Asked = {
  readonly category: ConditionCategory;
  /** Absent for the identity check, which raises no condition of its own. */
  readonly condition?: ConditionSummary;
};

function AskedCondition({ category, condition }: Asked) {
  const { uuid, answers } = useApplication();
  const task = TASK_PAGES[category];
  const { requestDocuments: documents = [] } = condition ?? {};
  const { title, ask } = condition ? conditionWords(condition) : CONDITION_COPY[category];
  const required = condition?.xtraData.numDocsRequired ?? 0;
  const phone = category === 'MISSING_PHONE_NUMBER' ? answers.callbackPhone?.phone : undefined;
  return (
    <Card title={title}>
      {condition?.state === 'RETURNED' && (
        <p>
          <Words text={copy.returned(condition.returnComments)} />
        </p>
      )}
      <p dir="auto">
        <Words text={ask} />
      </p>
      {!task && documents.length > 1 && (
        <ul className="condition-documents">
          {documents.map((requested) => (
            <li key={requested}>{requestedUpload(requested).label}</li>
          ))}
        </ul>
      )}
      {condition?.before && <p>{copy.neededBy[condition.before]}</p>}
      {condition?.dueOn && <p>{copy.dueOn(dateWords(condition.dueOn))}</p>}
      {!task && needsCount(required, documents.length) && <p>{copy.needed(required)}</p>}
      {phone && <p>{copy.havePhone(phone)}</p>}
      <Link
        className={buttonClass(phone ? 'secondary' : 'primary')}
        to={
          task
            ? pageUrl(uuid, task)
            : `${pageUrl(uuid, 'conditions/upload-document')}?${CONDITION_PARAM}=${condition?.uuid}`
        }
      >
        {phone ? copy.change : (conditionsCopy.tasks[category] ?? copy.upload)}
        <span className="hidden-visually">, {title}</span>
      </Link>
    </Card>
  );
}

function SentCondition({ condition }: { condition: ConditionSummary }) {
  const { title, ask } = conditionWords(condition);
  return (
    <Card title={title} tone="sunken">
      <p dir="auto">
        <Words text={ask} />
      </p>
      <p>
        {condition.actionNeeded ? copy.stillNeeded : copy.received}{' '}
        {copy.askedOn(dayWords(condition.created))}
      </p>
    </Card>
  );
}
