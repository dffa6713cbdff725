import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import {
  type ReturnedMessage,
  settleReturnedMessage,
} from '@homeline/contract/loan-files/returned-messages.ts';
import { RETURNED } from '@homeline/domain/notifications/returned-messages.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { fileCopy } from './copy.ts';
import { reasonAgainst, useFileAct } from './use-loan-file.ts';

const copy = fileCopy.returnedMessages;

/** What we wrote and didn't arrive, until a person says what they did about it. */
export function ReturnedMessages({ file }: { readonly file: LoanFile }) {
  const { uuid, returnedMessages } = file;
  const { run, isBusy, problem } = useFileAct(uuid);
  if (returnedMessages.length === 0) return null;
  const disabledReason = reasonAgainst(file, 'WRITE_TO_BORROWER');
  const settle = (message: string, how: 'SENT_AGAIN' | 'MAILED' | 'REACHED') =>
    void run(() => send(settleReturnedMessage, { params: { uuid, message }, body: { how } }), copy.done[how]);
  return (
    <Card title={copy.heading} tone="sunken">
      {returnedMessages.map(({ id, title, isNotice, canBeResent, ...message }) => (
        <div key={id} className="proposal">
          <p>
            <strong>{title}</strong>
          </p>
          <p>{returnedInWords(message)}</p>
          {isNotice && <p>{copy.mailIt}</p>}
          {!disabledReason && (
            <div className="form-actions">
              {isNotice ? (
                <Button kind="secondary" isBusy={isBusy} onClick={() => settle(id, 'MAILED')}>
                  {copy.mailed}
                </Button>
              ) : (
                <Button kind="secondary" isBusy={isBusy} onClick={() => settle(id, 'REACHED')}>
                  {copy.reached}
                </Button>
              )}
              {canBeResent && (
                <Button kind="quiet" isBusy={isBusy} onClick={() => settle(id, 'SENT_AGAIN')}>
                  {copy.sendAgain}
                </Button>
              )}
            </div>
          )}
        </div>
      ))}
      <p className="fine-print">{disabledReason ?? copy.hint}</p>
      {problem && <p role="alert">{problem}</p>}
    </Card>
  );
}

/** Returns why and when a message came back: “Returned: unknown number (30005) · Text message · Mar 10”. */
export function returnedInWords({
  channel,
  reason,
  code,
  returnedAt,
}: Pick<ReturnedMessage, 'channel' | 'reason' | 'code' | 'returnedAt'>): string {
  const why = copy.returned(RETURNED[reason].title, code);
  return [why, copy.channels[channel], instantInWords(returnedAt)].join(' · ');
}
