import {
  changeSetting,
  confirmSetting,
  returnSetting,
  type Setting,
} from '@homeline/contract/settings/manage-settings.ts';
import type { SettingValue } from '@homeline/domain/organisations/lender-settings.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { send } from '../../session/client.ts';
import { isOtherNumber } from '../../session/decided-by.ts';
import { instantInWords } from '../../shell/dates.ts';
import { staffAlert } from '../../shell/staff-alert.ts';
import { settingsCopy as copy } from './copy.ts';

type SettingCardProps = {
  readonly setting: Setting;
  readonly why: string;
  /** What is typed, under the setting's name. */
  readonly value: SettingValue;
  readonly isChanged: boolean;
  /** Why the typed value can't be saved. */
  readonly problem?: string | undefined;
  /** Shows a value that a person proposed. */
  readonly inWords: (value: SettingValue) => ReactNode;
  readonly children: ReactNode;
};

/** Shows one setting: its fields, the reason for a change, and a change that waits for a second person. */
export function SettingCard(props: SettingCardProps) {
  const { setting, why, value, isChanged, problem, inWords, children } = props;
  const { name, version, setIn, takesTwoPeople, proposal } = setting;
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, ask] = useState(false);
  const params = { name };
  const readAgain = () => queries.invalidateQueries({ queryKey: ['settings'] });
  const run = async (act: () => Promise<string>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      showToast(await act());
      setReason('');
      setBusy(false);
      await readAgain();
    } catch (error) {
      // Typed values stay until the person loads the current ones.
      setFailure(String(staffAlert(error).text));
      setBusy(false);
      if (isOtherNumber(error)) await readAgain();
    }
  };
  const change = (next: SettingValue, words: string) =>
    run(async () => {
      const body = { version, value: next, reason: words };
      const query = { decidedBy: takesTwoPeople ? 'TWO' : 'ONE' } as const;
      const { isProposed } = await send(changeSetting, { params, query, body });
      return isProposed ? copy.proposed : copy.saved;
    });
  const missing = isChanged
    ? (problem ?? (reason.trim() === '' ? copy.needsReason : undefined))
    : copy.unchanged;
  return (
    <Card title={copy.names[name]} action={<span className="tag">{copy.setIn[setIn]}</span>}>
      <p className="fine-print">
        {why} {takesTwoPeople && copy.takesTwo}
      </p>
      {proposal && (
        <div className="setting-proposal">
          <p>
            {copy.proposal.by(proposal.by, instantInWords(proposal.at))} <q>{proposal.reason}</q>
          </p>
          <p>{Object.keys(proposal.value).length === 0 ? copy.proposal.reset : inWords(proposal.value)}</p>
          <div className="form-actions">
            {!proposal.isOwn && (
              <Button
                isBusy={isBusy}
                onClick={() =>
                  void run(async () => {
                    await send(confirmSetting, { params, body: { proposedAt: proposal.at } });
                    return copy.proposal.confirmed;
                  })
                }
              >
                {copy.proposal.confirm}
              </Button>
            )}
            <Button
              kind="secondary"
              onClick={() =>
                void run(async () => {
                  await send(returnSetting, { params });
                  return copy.proposal.ended;
                })
              }
            >
              {proposal.isOwn ? copy.proposal.takeBack : copy.proposal.return}
            </Button>
            {proposal.isOwn && <p className="fine-print">{copy.proposal.own}</p>}
          </div>
        </div>
      )}
      {children}
      <div className="setting-save">
        <label className="filter">
          <span>{copy.reason}</span>
          <input className="control" value={reason} onChange={({ target }) => setReason(target.value)} />
        </label>
        <Button isBusy={isBusy} disabled={missing !== undefined} onClick={() => void change(value, reason)}>
          {takesTwoPeople ? copy.propose : copy.save}
        </Button>
        {setIn === 'CONSOLE' && (
          <Button kind="quiet" onClick={() => ask(true)}>
            {copy.reset}
          </Button>
        )}
      </div>
      {missing && isChanged && <p className="fine-print">{missing}</p>}
      {failure && (
        <div className="form-actions">
          <p role="alert">{failure}</p>
          <Button kind="quiet" onClick={() => void readAgain()}>
            {copy.readAgain}
          </Button>
        </div>
      )}
      <Dialog isOpen={isAsking} title={copy.resetTitle(copy.names[name])} onClose={() => ask(false)}>
        <p>{copy.resetWhy}</p>
        <div className="form-actions">
          <Button
            kind="danger"
            onClick={() => {
              ask(false);
              void change({}, reason.trim() || copy.resetReason);
            }}
          >
            {copy.reset}
          </Button>
          <Button kind="quiet" onClick={() => ask(false)}>
            {copy.keep}
          </Button>
        </div>
      </Dialog>
    </Card>
  );
}
