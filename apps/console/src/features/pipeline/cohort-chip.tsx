import type { PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';
import { dayInWords } from '../../shell/dates.ts';
import { pipelineCopy } from './copy.ts';

const copy = pipelineCopy.cohort;

/** The filters without a cohort. */
const NONE = {
  ...{ startedFrom: undefined, startedTo: undefined, reached: undefined, outcome: undefined },
  ...{ channel: undefined, reason: undefined, overdue: undefined, ended: undefined },
} satisfies PipelineFilters;

type CohortChipProps = {
  readonly filters: PipelineFilters;
  readonly onChange: (filters: PipelineFilters) => void;
};

/** Says which figure of insight a list shows, and leaves it. */
export function CohortChip({ filters, onChange }: CohortChipProps) {
  const { startedFrom, startedTo, reached, outcome, channel, reason, overdue } = filters;
  const words = [
    startedFrom && startedTo && copy.started(dayInWords(startedFrom), dayInWords(startedTo)),
    reached && reached !== 'STARTED' && copy.reached[reached],
    outcome && copy.outcomes[outcome],
    channel && copy.channels[channel],
    reason && copy.reason(reason),
    overdue && copy.overdue,
  ].filter((word) => word !== undefined && word !== '' && word !== false);
  if (words.length === 0) return null;
  return (
    <span className="view cohort">
      {words.join(' · ')}
      <button
        type="button"
        className="view-remove"
        aria-label={copy.remove}
        onClick={() => onChange({ ...filters, ...NONE })}
      >
        ×
      </button>
    </span>
  );
}
