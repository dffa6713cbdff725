import {
  type AskedRecordsAccess,
  getRecordsAccess,
  RecordsAccessForm,
  showRecordsAccess,
} from '@homeline/contract/disclosures/records-access.ts';
import type { ReactNode } from 'react';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { reloadOutdated } from '../applications/outdated-text.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { ACCESS_VALUES, ProveAccess } from './prove-access.tsx';

/** Shows documents to a borrower who has shown that they can open them, and asks for that first. */
export function RecordsAccess({ children }: { readonly children: ReactNode }) {
  return (
    <QueryBoundary call={getRecordsAccess} isFollowed>
      {({ asked }) => (asked ? <Prove asked={asked} /> : children)}
    </QueryBoundary>
  );
}

function Prove({ asked }: { readonly asked: AskedRecordsAccess }) {
  const { uuid } = useApplication();
  const form = useStepForm({
    call: showRecordsAccess,
    schema: RecordsAccessForm,
    values: ACCESS_VALUES,
    draft: false,
    movesOn: false,
    explain: reloadOutdated,
  });
  return <ProveAccess application={uuid} asked={asked} form={form} />;
}
