import { organisation } from '@homeline/client/organisation.ts';
import { exportPipeline } from '@homeline/contract/pipeline/export-pipeline.ts';
import type { PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';
import { csvOf } from '@homeline/domain/staff/csv.ts';
import { Button } from '@homeline/ui/button.tsx';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { useOwnerTitle } from '../../session/staff-member.ts';
import { todayAt } from '../../shell/dates.ts';
import { saveCsv } from '../../shell/save-file.ts';
import { staffAlert } from '../../shell/staff-alert.ts';
import { pipelineCopy } from './copy.ts';
import { pipelineRows } from './pipeline-rows.ts';

const copy = pipelineCopy.download;

/** Downloads the whole list as a table, filtered and sorted as shown, and says when the list was too long. */
export function DownloadList({ filters }: { readonly filters: PipelineFilters }) {
  const ownerTitle = useOwnerTitle();
  const [isBusy, setBusy] = useState(false);
  const [words, setWords] = useState<string>();
  const download = async () => {
    setBusy(true);
    setWords(undefined);
    try {
      const { applications, isCut } = await send(exportPipeline, { query: filters });
      const today = todayAt(organisation.orgMetaData.timeZone);
      saveCsv(`${copy.file}-${today}`, csvOf(pipelineRows(applications, ownerTitle)));
      if (isCut) setWords(copy.isCut(applications.length));
    } catch (error) {
      setWords(String(staffAlert(error).text));
    }
    setBusy(false);
  };
  return (
    <>
      {words && <p role="status">{words}</p>}
      <Button kind="secondary" isBusy={isBusy} onClick={() => void download()}>
        {copy.csv}
      </Button>
    </>
  );
}
