import { assignApplication, claimApplication } from '@homeline/contract/pipeline/assign-application.ts';
import { listPipeline, type PipelineEntry } from '@homeline/contract/pipeline/list-pipeline.ts';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { useDisabledReason, useOwnDesks, useStaff } from '../../session/staff-member.ts';
import { staffAlert } from '../../shell/staff-alert.ts';
import { pipelineCopy } from './copy.ts';
import { useOfficers } from './use-pipeline.ts';

const copy = pipelineCopy.board;

/**
 * Who works on an application: its desk claims it, a manager gives it to a person. A card isn't dragged to another desk, because the desk
 * follows from the step.
 */
export function CardOfficer({ application }: { readonly application: PipelineEntry }) {
  const { uuid, officer, waitsFor } = application;
  const queries = useQueryClient();
  const disabledReason = useDisabledReason();
  const { identityUuid } = useStaff();
  const assigns = !disabledReason('ASSIGN_APPLICATION');
  const ownDesks = useOwnDesks();
  const claims = !disabledReason('CLAIM_APPLICATION') && ownDesks.some((desk) => desk === waitsFor);
  const officers = useOfficers(assigns).data ?? [];
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      showToast(String(staffAlert(error).text));
    }
    setBusy(false);
    await queries.invalidateQueries({ queryKey: [listPipeline.name] });
  };
  const name = officer?.identity === identityUuid ? copy.you : officer?.name;
  return (
    <div className="board-officer">
      {!assigns && <span>{name ?? copy.nobody}</span>}
      {assigns && (
        <select
          className="control"
          aria-label={copy.officer(application.borrower ?? application.loanNumber)}
          value={officer?.identity ?? ''}
          disabled={isBusy}
          onChange={({ target }) =>
            void run(() =>
              send(assignApplication, { params: { uuid }, body: { identity: target.value || null } }),
            )
          }
        >
          <option value="">{copy.nobody}</option>
          {officer && !officers.some(({ identity }) => identity === officer.identity) && (
            <option value={officer.identity}>{officer.name}</option>
          )}
          {officers.map((person) => (
            <option key={person.identity} value={person.identity}>
              {person.name}
            </option>
          ))}
        </select>
      )}
      {claims && !officer && (
        <button
          type="button"
          className="link"
          disabled={isBusy}
          onClick={() => void run(() => send(claimApplication, { params: { uuid } }))}
        >
          {copy.claim}
        </button>
      )}
    </div>
  );
}
