import { organisation } from '@homeline/client/organisation.ts';
import type { PipelineEntry } from '@homeline/contract/pipeline/list-pipeline.ts';
import { dayInWords, todayAt } from '../../shell/dates.ts';
import { pipelineCopy as copy } from './copy.ts';

/** How near a day is, for its color; its words say the same. */
export type Urgency = 'OVERDUE' | 'TODAY' | 'LATER';

/** Returns how near the day is by which the lender promised to act; undefined without a promise. */
export function urgencyOf(promisedBy: string | undefined): Urgency | undefined {
  if (promisedBy === undefined) return undefined;
  const today = todayAt(organisation.orgMetaData.timeZone);
  if (promisedBy < today) return 'OVERDUE';
  return promisedBy === today ? 'TODAY' : 'LATER';
}

const TAGS = { OVERDUE: 'tag tag-danger', TODAY: 'tag tag-caution', LATER: 'tag' } as const;

/** What the lender promised or owes by a day, and whether that day is today or has passed. */
export function Deadlines({
  step,
  promisedBy,
  noticeDueOn,
}: Pick<PipelineEntry, 'step' | 'promisedBy' | 'noticeDueOn'>) {
  const today = todayAt(organisation.orgMetaData.timeZone);
  const urgency = urgencyOf(promisedBy);
  return (
    <>
      {promisedBy && urgency && <span className={TAGS[urgency]}>{promiseInWords(promisedBy, urgency)}</span>}
      {noticeDueOn && (
        <span className={noticeDueOn <= today ? 'tag tag-danger' : 'tag tag-caution'}>
          {wordsAt(step)(dayInWords(noticeDueOn))}
        </span>
      )}
    </>
  );
}

/** Names what is due. Before the first answers it can only be the disclosures that an application came without. */
function wordsAt(step: string): (day: string) => string {
  if (step === 'RESCINDED') return copy.settlement;
  return step === 'IN_PROGRESS' ? copy.disclosures : copy.notice;
}

function promiseInWords(promisedBy: string, urgency: Urgency): string {
  if (urgency === 'OVERDUE') return copy.overdue(dayInWords(promisedBy));
  return urgency === 'TODAY' ? copy.dueToday : copy.due(dayInWords(promisedBy));
}
