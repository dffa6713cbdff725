import { type Corrections, listCorrections } from '@homeline/contract/corrections/list-corrections.ts';
import { addressOf } from '@homeline/domain/client-state/pages.ts';
import type { ProgressStage } from '@homeline/domain/workflow/step.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { useApplication } from '../applications/application.ts';
import { pageUrl } from '../applications/page-url.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { type CorrectionForm, correctionsCopy } from './copy.ts';
import { CORRECTION_FORMS } from './correction-forms.tsx';

/** The corrections offered beside the answers of a stage. */
const BY_STAGE: { readonly [Stage in ProgressStage]?: readonly CorrectionForm[] } = {
  INITIAL: ['CONTACT', 'EMPLOYER'],
  MORE_INFO: ['VESTING'],
  LINK_INCOME: ['EMPLOYER', 'ACCOUNT'],
};

/** Offers the corrections that are still open: before submission, only that of the contact. */
export function CorrectionsCard({ stage }: { stage: ProgressStage }) {
  const { status } = useApplication();
  const offered = BY_STAGE[stage];
  if (status.kind === 'TERMINAL' || !offered || !(status.submitted || stage === 'INITIAL')) return null;
  return (
    <QueryBoundary call={listCorrections}>
      {(known) => <OpenCorrections known={known} offered={offered} />}
    </QueryBoundary>
  );
}

type OpenProps = { known: Corrections; offered: readonly CorrectionForm[] };

function OpenCorrections({ known, offered }: OpenProps) {
  const { uuid, status } = useApplication();
  const queries = useQueryClient();
  const [shown, show] = useState<CorrectionForm>();
  const [isRedoing, setRedoing] = useState(false);
  const open = known.corrections.filter(({ what }) => (offered as readonly string[]).includes(what));
  if (isRedoing) return <Navigate to={pageUrl(uuid, addressOf(status.page))} />;
  if (open.length === 0) return null;
  const current = open.find(({ what }) => what === shown);
  const Fields = shown && CORRECTION_FORMS[shown];
  const done = (movesStep: boolean) => {
    show(undefined);
    showToast(correctionsCopy.saved);
    void queries.invalidateQueries({ queryKey: [listCorrections.name, uuid] });
    setRedoing(movesStep);
  };
  return (
    <Card title={correctionsCopy.card.title}>
      <p>{correctionsCopy.card.why}</p>
      {open.map(({ what }) => (
        <div key={what}>
          <Button kind="secondary" onClick={() => show(what as CorrectionForm)}>
            {correctionsCopy.forms[what as CorrectionForm].open}
          </Button>
        </div>
      ))}
      <Dialog
        isOpen={current !== undefined}
        title={shown && correctionsCopy.forms[shown].title}
        onClose={() => show(undefined)}
      >
        {current && Fields && (
          <Fields known={known} redone={current.redone} done={done} close={() => show(undefined)} />
        )}
      </Dialog>
    </Card>
  );
}
