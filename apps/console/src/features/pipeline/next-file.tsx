import { listPipeline, type PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';
import { Button } from '@homeline/ui/button.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { send } from '../../session/client.ts';
import { useStaff } from '../../session/staff-member.ts';
import { AltKey } from '../../shell/alt-key.tsx';
import { shellCopy } from '../../shell/copy.ts';
import { useAltKey } from '../../shell/use-alt-key.ts';
import { pipelineCopy } from './copy.ts';
import { pipelineQuery } from './filters.ts';
import type { FromList } from './pipeline-table.tsx';

const copy = pipelineCopy.next;

/** Opens the application of a list to work on next: the one promised earliest that no colleague is working on. */
export function NextFile({ filters }: { readonly filters: PipelineFilters }) {
  const { identityUuid } = useStaff();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const go = async () => {
    const query = { ...filters, sort: 'due' } as const;
    setBusy(true);
    const answer = await send(listPipeline, { query }).catch(() => undefined);
    setBusy(false);
    if (!answer) return showToast(shellCopy.refused.unreachable);
    const next = answer.applications.find(
      ({ officer, waitsFor }) => waitsFor && (!officer || officer.identity === identityUuid),
    );
    if (!next) return showToast(copy.none);
    const list = `?${pipelineQuery(query)}`;
    await navigate(`/applications/${next.uuid}`, { state: { list } satisfies FromList });
  };
  useAltKey('N', isBusy ? undefined : () => void go());
  return (
    <>
      <span className="fine-print" id="next-file-policy">
        {copy.policy}
      </span>
      <Button
        isBusy={isBusy}
        aria-describedby="next-file-policy"
        aria-keyshortcuts="Alt+N"
        onClick={() => void go()}
      >
        {copy.action} <AltKey letter="N" />
      </Button>
    </>
  );
}
