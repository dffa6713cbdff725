import { organisation } from '@homeline/client/organisation.ts';
import type { PipelineEntry } from '@homeline/contract/pipeline/list-pipeline.ts';
import { dayInWords, todayAt } from '../../shell/dates.ts';
import { pipelineCopy as copy } from './copy.ts';

/** What the lender promised or owes by a day, and whether that day has passed. */
export function Deadlines({
  step,
  promisedBy,
  noticeDueOn,
}: Pick<PipelineEntry, 'step' | 'promisedBy' | 'noticeDueOn'>) {
  const today = todayAt(organisation.orgMetaData.timeZone);
  const isOverdue = promisedBy !== undefined && promisedBy < today;
  return (
    <>
      {promisedBy && (
        <span className={isOverdue ? 'tag tag-danger' : 'tag'}>
          {isOverdue ? copy.overdue : copy.due(dayInWords(promisedBy))}
        </span>
      )}
      {noticeDueOn && (
        <span className={noticeDueOn <= today ? 'tag tag-danger' : 'tag tag-caution'}>
          {(step === 'RESCINDED' ? copy.settlement : copy.notice)(dayInWords(noticeDueOn))}
        </span>
      )}
    </>
  );
}
