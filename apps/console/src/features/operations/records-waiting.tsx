import { nowMs } from '@homeline/client/session/clock.ts';
import { type Records, releaseDeletion } from '@homeline/contract/records/records.ts';
import { NAMED_PROVIDERS } from '@homeline/domain/organisations/named-providers.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { operationsCopy } from './copy.ts';
import { useRepair } from './use-repair.ts';

const copy = operationsCopy.records.waiting;
type Wait = Records['waiting'][number];
type WaitingProps = Pick<Records, 'waiting'> & { readonly shown: QueryKey };

/** The applications whose deletion waits for a provider, and why. After a week, a person may let it go on without the provider. */
export function RecordsWaiting({ waiting, shown }: WaitingProps) {
  const { repair, isBusy, problem, disabledReason } = useRepair(shown);
  const [asked, ask] = useState<Wait>();
  const [reason, setReason] = useState('');
  if (waiting.length === 0) return null;
  const title = (wait: Wait) => NAMED_PROVIDERS[wait.provider].title;
  const release = ({ uuid, provider }: Wait) =>
    repair(async () => {
      ask(undefined);
      await send(releaseDeletion, { params: { uuid }, body: { provider, reason } });
      setReason('');
      return copy.done;
    });
  return (
    <Card title={copy.heading}>
      <p className="fine-print">{copy.why}</p>
      {problem && <Alert kind="SYSTEM" text={problem} />}
      {waiting.map((wait) => {
        const { uuid, provider, loanNumber, failed, since, askedAt, releasableFrom, released } = wait;
        const isReleasable = !released && Date.parse(releasableFrom) <= nowMs();
        return (
          <div key={`${uuid} ${provider}`} className="item">
            <strong className="figures">
              <Link to={`/applications/${uuid}`}>{loanNumber}</Link>
            </strong>
            <span>{copy.failed[failed](title(wait))}</span>
            <span className="detail">
              {copy.since(instantInWords(since), instantInWords(askedAt))}
              {!released && !isReleasable && ` · ${copy.from(instantInWords(releasableFrom))}`}
            </span>
            {released && <span className="detail">{copy.released(released.by, released.reason)}</span>}
            {isReleasable && !disabledReason('DELETE_RECORDS') && (
              <Button kind="secondary" isBusy={isBusy} onClick={() => ask(wait)}>
                {copy.action}
              </Button>
            )}
          </div>
        );
      })}
      {asked && (
        <Dialog isOpen title={copy.title(title(asked))} onClose={() => ask(undefined)}>
          <p>{copy.sure}</p>
          <label className="filter">
            <span>{copy.reason}</span>
            <input className="control" value={reason} onChange={({ target }) => setReason(target.value)} />
          </label>
          <div className="form-actions">
            <Button kind="danger" disabled={reason.trim() === ''} onClick={() => void release(asked)}>
              {copy.confirm}
            </Button>
            <Button kind="quiet" onClick={() => ask(undefined)}>
              {copy.cancel}
            </Button>
          </div>
        </Dialog>
      )}
    </Card>
  );
}
