import { listSigners } from '@homeline/contract/signers/list-signers.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { WaitPage } from '../applications/wait.page.tsx';
import { signingCopy } from './copy.ts';

const copy = signingCopy.signers;

/** Waits for the other signers and shows each one's progress. */
export default function AdditionalSignersPage() {
  return (
    <WaitPage>
      <QueryBoundary call={listSigners}>
        {(signers) => (
          <Card title={copy.title}>
            <Lines
              lines={signers.map(({ name, type, signed, lastAct }) => ({
                label: name,
                detail: copy.roles[type],
                value: signed ? copy.signed : lastAct ? copy.started : copy.waiting,
              }))}
            />
          </Card>
        )}
      </QueryBoundary>
    </WaitPage>
  );
}
