import type { PipelineEntry } from '@homeline/contract/pipeline/list-pipeline.ts';
import { Link } from 'react-router';
import { useDisabledReason } from '../../session/staff-member.ts';
import { instantInWords } from '../../shell/dates.ts';
import { operationsCopy } from '../operations/copy.ts';
import { pipelineCopy } from './copy.ts';

const copy = pipelineCopy.stuck;

type StuckProps = { readonly stuck: NonNullable<PipelineEntry['stuck']> };

/** Marks an application that doesn't go on by itself, in a list. */
export function StuckMark({ stuck }: StuckProps) {
  return <span className="tag tag-danger">{causeOf(stuck)}</span>;
}

/** Says what an application waits for in vain, since when, what happens next, and where it is repaired. */
export function StuckNote({ stuck }: StuckProps) {
  const mayRepair = useDisabledReason()('REPAIR_TASKS') === undefined;
  const { since, nextTryAt } = stuck;
  return (
    <div className="file-stuck" role="status">
      <p>
        <strong>{copy.since(causeOf(stuck), instantInWords(since))}</strong>
      </p>
      <p className="fine-print">
        {nextTryAt ? copy.next(instantInWords(nextTryAt)) : copy.person}{' '}
        {mayRepair && (
          <Link to={nextTryAt ? '/operations/providers' : '/operations/repairs'}>
            {nextTryAt ? copy.providers : copy.repairs}
          </Link>
        )}
      </p>
    </div>
  );
}

function causeOf({ provider, failure }: StuckProps['stuck']): string {
  return copy.causes[failure](provider ? operationsCopy.providers.titles[provider] : copy.system);
}
