import { listSigners } from '@homeline/contract/signers/list-signers.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { WaitPage } from '../applications/wait.page.tsx';

const ROLES = { CO_BORROWER: 'Borrows with you', CO_DEEDER: 'Signs the deed' } as const;

/** The other signers, each with how far they are. */
export default function AdditionalSignersPage() {
  return (
    <WaitPage>
      <QueryBoundary call={listSigners}>
        {(signers) => (
          <Card title="Who still signs">
            <Lines
              lines={signers.map(({ name, type, signed, lastAct }) => ({
                label: name,
                detail: ROLES[type],
                value: signed ? 'Signed' : lastAct ? 'Has begun' : 'Invited',
              }))}
            />
          </Card>
        )}
      </QueryBoundary>
    </WaitPage>
  );
}
