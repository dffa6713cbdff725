import { assignApplication } from '@homeline/contract/pipeline/assign-application.ts';
import { countPipeline } from '@homeline/contract/pipeline/count-pipeline.ts';
import { listPipeline, type PipelineEntry } from '@homeline/contract/pipeline/list-pipeline.ts';
import { Button } from '@homeline/ui/button.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { staffAlert } from '../../shell/staff-alert.ts';
import { pipelineCopy } from './copy.ts';
import { useOfficers } from './use-pipeline.ts';

const copy = pipelineCopy.bulk;

/** The choice that unassigns the applications. */
const NOBODY = 'NOBODY';

type Failure = { readonly uuid: string; readonly words: string };

type BulkAssignProps = {
  readonly selected: readonly PipelineEntry[];
  /** Selects these instead. */
  readonly onSelect: (uuids: readonly string[]) => void;
};

/** Gives the selected applications to one person. Those that fail are named and stay selected. */
export function BulkAssign({ selected, onSelect }: BulkAssignProps) {
  const queries = useQueryClient();
  const officers = useOfficers(true).data ?? [];
  const [isBusy, setBusy] = useState(false);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const assign = async (person: string) => {
    setBusy(true);
    setFailures([]);
    const failed: Failure[] = [];
    // One call after the other, each under the rules of a single assignment.
    for (const application of selected) {
      const problem = await assignOne(application.uuid, person === NOBODY ? null : person);
      if (problem) failed.push({ uuid: application.uuid, words: copy.failed(nameOf(application), problem) });
    }
    const assigned = selected.length - failed.length;
    if (assigned > 0) showToast(copy.assigned(assigned));
    setFailures(failed);
    onSelect(failed.map(({ uuid }) => uuid));
    setBusy(false);
    for (const { name } of [listPipeline, countPipeline])
      await queries.invalidateQueries({ queryKey: [name] });
  };
  return (
    <form
      className="bulk"
      aria-label={copy.label}
      onSubmit={(event) => {
        event.preventDefault();
        const person = String(new FormData(event.currentTarget).get('person') ?? '');
        if (person && !isBusy) void assign(person);
      }}
    >
      <p role="status">{copy.selected(selected.length)}</p>
      <label className="hidden-visually" htmlFor="bulk-person">
        {copy.person}
      </label>
      <select id="bulk-person" name="person" className="control" required defaultValue="">
        <option value="">{copy.choose}</option>
        {officers.map(({ identity, name }) => (
          <option key={identity} value={identity}>
            {name}
          </option>
        ))}
        <option value={NOBODY}>{pipelineCopy.filters.nobody}</option>
      </select>
      <Button type="submit" isBusy={isBusy}>
        {copy.assign}
      </Button>
      <Button kind="quiet" onClick={() => onSelect([])}>
        {copy.clear}
      </Button>
      {failures.length > 0 && (
        <div role="alert" className="bulk-failures">
          <p>{copy.someFailed}</p>
          <ul>
            {failures.map(({ uuid, words }) => (
              <li key={uuid}>{words}</li>
            ))}
          </ul>
        </div>
      )}
    </form>
  );
}

/** Returns why an application wasn't assigned, if it wasn't. */
async function assignOne(uuid: string, identity: string | null): Promise<string | undefined> {
  try {
    await send(assignApplication, { params: { uuid }, body: { identity } });
    return undefined;
  } catch (error) {
    return String(staffAlert(error).text);
  }
}

function nameOf({ borrower, loanNumber }: PipelineEntry): string {
  return `${borrower ?? pipelineCopy.nameless}, ${loanNumber}`;
}
