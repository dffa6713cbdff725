import type { PipelineEntry } from '@homeline/contract/pipeline/list-pipeline.ts';
import { Link } from 'react-router';
import { useDisabledReason } from '../../session/staff-member.ts';
import { ageInWords, instantInWords } from '../../shell/dates.ts';
import { operationsCopy } from '../operations/copy.ts';
import { pipelineCopy } from './copy.ts';

const copy = pipelineCopy.stuck;

type StuckProps = { readonly stuck: NonNullable<PipelineEntry['stuck']> };

/** Marks an application in a list that is stuck until a retry or a repair. */
export function StuckMark({ stuck }: StuckProps) {
  return (
    <>
      <span className="tag tag-danger">{causeOf(stuck)}</span>
      <span className="fine-print">
        {copy.age(ageInWords(stuck.since))} {nextOf(stuck)} <RepairLink stuck={stuck} />
      </span>
    </>
  );
}

/** Says why an application is stuck, since when, what happens next, and where to repair it. */
export function StuckNote({ stuck }: StuckProps) {
  return (
    <div role="status">
      <p>
        <strong>{copy.since(causeOf(stuck), instantInWords(stuck.since))}</strong>
      </p>
      <p className="fine-print">
        {nextOf(stuck)} <RepairLink stuck={stuck} />
      </p>
    </div>
  );
}

/** Leads staff who may repair it to where that is done. */
function RepairLink({ stuck: { nextTryAt } }: StuckProps) {
  if (useDisabledReason()('REPAIR_TASKS')) return null;
  return nextTryAt ? (
    <Link to="/operations/providers">{copy.providers}</Link>
  ) : (
    <Link to="/operations/repairs">{copy.repairs}</Link>
  );
}

function nextOf({ nextTryAt }: StuckProps['stuck']): string {
  return nextTryAt ? copy.next(instantInWords(nextTryAt)) : copy.person;
}

function causeOf({ provider, failure }: StuckProps['stuck']): string {
  return copy.causes[failure](provider ? operationsCopy.providers.titles[provider] : copy.system);
}
