import { Words } from '@homeline/client/chat/words.tsx';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { ConditionDecisionForm, decideCondition } from '@homeline/contract/reviews/decide-condition.ts';
import { type FileCondition, listFileConditions } from '@homeline/contract/reviews/list-file-conditions.ts';
import { ConditionPlan, planCondition } from '@homeline/contract/reviews/raise-condition.ts';
import { UNANSWERED } from '@homeline/domain/facts/conditions.selectors.ts';
import { Button } from '@homeline/ui/button.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../session/client.ts';
import { AltKey } from '../../shell/alt-key.tsx';
import { ageInWords, dayInWords, instantInWords, todayHere } from '../../shell/dates.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { LoadError } from '../../shell/load-error.tsx';
import { useAltKey } from '../../shell/use-alt-key.ts';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { originatorHint } from './condition-names.ts';
import { conditionsCopy as copy, STAGES } from './conditions-copy.ts';
import { CONDITION_NAMES, documentName, fileCopy } from './copy.ts';
import { PlanFields } from './plan-fields.tsx';
import { SentDocuments } from './review-documents.tsx';
import { fileKey, reasonAgainst, useFileAct } from './use-loan-file.ts';

/** Every condition of the application with its plan and state; processors decide the open ones. */
export function Conditions({ file }: { readonly file: LoanFile }) {
  const { uuid } = file;
  const [hasAll, showAll] = useState(false);
  const { data, error } = useQuery({
    queryKey: fileKey(uuid, listFileConditions.name),
    queryFn: () => send(listFileConditions, { params: { uuid } }),
  });
  const closed = data?.filter(isClosed) ?? [];
  const shown = (data?.filter((condition) => hasAll || !isClosed(condition)) ?? []).toReversed();
  const first = shown.find(({ state }) => state === 'RESPONDED');
  return (
    <Card title={copy.heading}>
      {error && <LoadError error={error} />}
      {data && shown.length === 0 && <p>{data.length === 0 ? copy.none : copy.noneOpen}</p>}
      {shown.map((condition) => (
        <Condition key={condition.uuid} file={file} condition={condition} isFirst={condition === first} />
      ))}
      {closed.length > 0 && (
        <Button kind="quiet" aria-expanded={hasAll} onClick={() => showAll(!hasAll)}>
          {copy.closed(closed.length)}
        </Button>
      )}
    </Card>
  );
}

function isClosed({ state }: FileCondition): boolean {
  return state === 'CLEARED' || state === 'WAIVED';
}

type ConditionProps = { readonly file: LoanFile; readonly condition: FileCondition };

/** Alt+R opens the return form of the first answered condition. */
type ShownCondition = ConditionProps & { readonly isFirst: boolean };

function Condition({ file, condition, isFirst }: ShownCondition) {
  const { categoryEnum, state, since, requestDocuments, commentsToBorrower, notes } = condition;
  const { returnComments, waivedBecause } = condition;
  const isOpen = !isClosed(condition);
  const { title = CONDITION_NAMES[categoryEnum], before, dueOn, owner } = condition;
  const isLate = isOpen && dueOn !== undefined && dueOn < todayHere();
  return (
    <div className="condition">
      <p>
        <strong>{title}</strong>
        <span className={isOpen ? 'tag tag-caution' : 'tag'}>{copy.states[state]}</span>
        {before && <span className="tag">{STAGES[before]}</span>}
        {dueOn && isOpen && (
          <span className={isLate ? 'tag tag-danger' : 'tag'}>
            {isLate ? copy.overdue(dayInWords(dueOn)) : copy.due(dayInWords(dueOn))}
          </span>
        )}
        {owner && isOpen && <span className="tag">{owner.name}</span>}
        <span className="fine-print"> {copy.since(instantInWords(since), ageInWords(since))}</span>
      </p>
      {requestDocuments.length > 0 && <p>{requestDocuments.map(documentName).join(', ')}</p>}
      {commentsToBorrower && (
        <p>
          {copy.toBorrower}:{' '}
          <bdi>
            <Words text={commentsToBorrower} />
          </bdi>
        </p>
      )}
      {returnComments && (
        <p>
          {copy.states.RETURNED}:{' '}
          <bdi>
            <Words text={returnComments} />
          </bdi>
        </p>
      )}
      {waivedBecause && (
        <p>
          {copy.states.WAIVED}:{' '}
          <bdi>
            <Words text={waivedBecause} />
          </bdi>
        </p>
      )}
      {notes && (
        <p className="fine-print">
          {copy.internal}:{' '}
          <bdi>
            <Words text={notes} />
          </bdi>
        </p>
      )}
      <SentDocuments file={file} documents={condition.documents} />
      {isOpen && <ConditionActs file={file} condition={condition} isFirst={isFirst} />}
    </div>
  );
}

function ConditionActs({ file, condition, isFirst }: ShownCondition) {
  const mayDecide = !reasonAgainst(file, 'DECIDE_CONDITION');
  const unanswered = condition.state === 'RESPONDED' ? undefined : UNANSWERED;
  const [asked, ask] = useState<'REJECTED' | 'WAIVED' | 'PLAN'>();
  const { run, isBusy, problem, sendOnce } = useFileAct(file.uuid);
  const params = { uuid: file.uuid, condition: condition.uuid };
  const mayAnswer = mayDecide && unanswered === undefined;
  const hasKey = isFirst && mayAnswer;
  useAltKey('R', hasKey && !asked ? () => ask('REJECTED') : undefined);
  if (asked === 'PLAN') return <PlanForm file={file} condition={condition} onDone={() => ask(undefined)} />;
  if (asked)
    return <DecisionForm file={file} condition={condition} decision={asked} onDone={() => ask(undefined)} />;
  const clear = () =>
    sendOnce(decideCondition, {
      params,
      body: { decision: 'CLEARED' },
    });
  return (
    <>
      <div className="form-actions">
        {mayDecide && (
          <>
            <Button
              kind="secondary"
              isBusy={isBusy}
              disabled={!mayAnswer}
              onClick={() => void run(clear, copy.cleared)}
            >
              {copy.clear}
            </Button>
            <Button
              kind="quiet"
              disabled={!mayAnswer}
              aria-keyshortcuts={hasKey ? 'Alt+R' : undefined}
              onClick={() => ask('REJECTED')}
            >
              {copy.return}
              {hasKey && <AltKey letter="R" />}
            </Button>
            <Button kind="quiet" onClick={() => ask('WAIVED')}>
              {copy.waive}
            </Button>
          </>
        )}
        {!reasonAgainst(file, 'RAISE_CONDITION') && condition.categoryEnum !== 'MISSING_PHONE_NUMBER' && (
          <Button kind="quiet" onClick={() => ask('PLAN')}>
            {copy.plan}
          </Button>
        )}
        {mayDecide && unanswered && <p className="fine-print">{unanswered}</p>}
      </div>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

type DecisionFormProps = ConditionProps & {
  readonly decision: 'REJECTED' | 'WAIVED';
  readonly onDone: () => void;
};

/** The borrower reads why a condition is returned; the file keeps why it is waived. */
function DecisionForm({ file, condition, decision, onDone }: DecisionFormProps) {
  const { changed, sendOnce } = useFileAct(file.uuid);
  const params = { uuid: file.uuid, condition: condition.uuid };
  const { categoryEnum: category, requestDocuments } = condition;
  const readBy = originatorHint(file.hasOriginator ?? false, { category, requestDocuments });
  const isReturn = decision === 'REJECTED';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('textarea')?.focus(), []);
  const form = useStaffForm({
    scope: params.condition,
    schema: ConditionDecisionForm,
    values: { decision },
    async send(body) {
      await sendOnce(decideCondition, { params, body });
      showToast(isReturn ? copy.returned : copy.waived);
      onDone();
      await changed();
    },
  });
  return (
    <div ref={place}>
      <FormCard
        form={form}
        action={isReturn ? copy.return : copy.waive}
        also={
          <Button kind="quiet" onClick={onDone}>
            {fileCopy.review.cancel}
          </Button>
        }
      >
        {isReturn ? (
          <TextAreaField {...form.field('reason', copy.returnReason)} hint={readBy} />
        ) : (
          <TextAreaField {...form.field('comments', copy.waiveReason)} />
        )}
      </FormCard>
    </div>
  );
}

function PlanForm({ file: { uuid }, condition, onDone }: ConditionProps & { readonly onDone: () => void }) {
  const { changed } = useFileAct(uuid);
  const { before, dueOn, owner } = condition;
  const form = useStaffForm({
    scope: `plan-${condition.uuid}`,
    schema: ConditionPlan,
    values: { before, dueOn, owner: owner?.identity },
    async send(body) {
      await send(planCondition, { params: { uuid, condition: condition.uuid }, body });
      showToast(copy.planned);
      onDone();
      await changed();
    },
  });
  return (
    <FormCard
      form={form}
      action={copy.plan}
      also={
        <Button kind="quiet" onClick={onDone}>
          {fileCopy.review.cancel}
        </Button>
      }
    >
      <PlanFields form={form} />
    </FormCard>
  );
}
