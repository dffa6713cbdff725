import { refusalOf } from '@homeline/client/session/refusal.ts';
import {
  checkProviderAccount,
  endOldWebhookSecret,
  FOUND,
  OLD_SECRET_DAYS,
  type OldSecretDays,
  type ProviderAccount,
  removeProviderAccount,
  saveProviderAccount,
} from '@homeline/contract/settings/provider-accounts.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { showToast, type Toast } from '@homeline/ui/feedback/toasts.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { staffAlert } from '../../shell/staff-alert.ts';
import { settingsCopy } from './copy.ts';

const copy = settingsCopy.providers;

type AccountFound = (typeof FOUND)[number];
const TOAST_KINDS: Readonly<Record<AccountFound, Toast['kind']>> = {
  ...{ WORKS: 'DONE', REFUSED: 'ERROR', UNCLEAR: 'WARNING' },
  ...{ TIMEOUT: 'WARNING', UNREACHABLE: 'WARNING', GARBAGE: 'ERROR' },
};
const TAG_TONES: Readonly<Record<AccountFound, string>> = {
  ...{ WORKS: '', REFUSED: 'tag-danger', UNCLEAR: 'tag-caution' },
  ...{ TIMEOUT: 'tag-caution', UNREACHABLE: 'tag-caution', GARBAGE: 'tag-danger' },
};

/** The keys of one account with a provider. A secret is stored and never shown again. */
export function ProviderAccountCard({ account }: { readonly account: ProviderAccount }) {
  const { provider, title, ports, usedFor, fields, version, isOfSandbox, webhookUrl, saved, checked } =
    account;
  const { oldSecretUntil } = account;
  const queries = useQueryClient();
  const [typed, type] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const [isAsking, ask] = useState(false);
  const [oldSecretDays, keepOldSecretFor] = useState<OldSecretDays>(1);
  const params = { account: provider };
  const run = async (act: () => Promise<string | AccountFound>) => {
    setBusy(true);
    setFailure(undefined);
    setProblems({});
    try {
      const done = await act();
      const found = FOUND.find((each) => each === done);
      showToast(found ? copy.found[found] : done, found && TOAST_KINDS[found]);
      await queries.invalidateQueries({ queryKey: ['settings'] });
    } catch (error) {
      // Typed values stay.
      const { fields: refused } = refusalOf(error);
      if (refused) setProblems(refused);
      else setFailure(String(staffAlert(error).text));
    }
    setBusy(false);
  };
  const shown = (name: string, value = '') => typed[name] ?? value;
  const missing = fields.filter(
    ({ name, isRequired, isSet, isSecret, value }) =>
      isRequired && shown(name, value).trim() === '' && !(isSecret && isSet),
  );
  const isChanged = Object.keys(typed).length > 0;
  const isRotated = fields.some(
    ({ name, signsWebhooks, isSet }) => signsWebhooks && isSet && shown(name).trim() !== '',
  );
  const save = () =>
    run(async () => {
      const values = Object.fromEntries(fields.map(({ name, value }) => [name, shown(name, value)]));
      const { found } = await send(saveProviderAccount, {
        params,
        body: { version, fields: values, oldSecretDays },
      });
      return found;
    });
  return (
    <Card
      title={title}
      action={
        <span className={`tag ${checked ? TAG_TONES[checked.found] : ''}`}>
          {isOfSandbox
            ? copy.ofSandbox
            : version === 0
              ? copy.none
              : checked
                ? copy.state[checked.found]
                : copy.unchecked}
        </span>
      }
    >
      <p className="fine-print">
        {copy.serves(ports.map((port) => copy.ports[port]))}{' '}
        {usedFor.length > 0 && copy.usedFor(usedFor.map((port) => copy.ports[port]))}
      </p>
      <details open={version > 0 || usedFor.length > 0}>
        <summary>{copy.keys}</summary>
        <div className="setting-account">
          {fields.map(({ name, label, help, isSecret, isSet, isRequired, value }) => (
            <label className="filter" key={name}>
              <span>
                {label} {!isRequired && copy.optional}
              </span>
              <input
                className="control"
                type={isSecret ? 'password' : 'text'}
                autoComplete="off"
                spellCheck={false}
                placeholder={isSecret && isSet ? copy.kept : undefined}
                value={shown(name, value)}
                aria-invalid={`fields.${name}` in problems}
                onChange={({ target }) => type({ ...typed, [name]: target.value })}
              />
              {problems[`fields.${name}`] && (
                <span className="field-error" role="alert">
                  {problems[`fields.${name}`]}
                </span>
              )}
              {help && <span className="fine-print">{help}</span>}
            </label>
          ))}
        </div>
        {isRotated && (
          <label className="filter">
            <span>{copy.oldSecret}</span>
            <select
              className="control"
              value={oldSecretDays}
              onChange={({ target }) => {
                const days = OLD_SECRET_DAYS.find((each) => each === Number(target.value));
                if (days !== undefined) keepOldSecretFor(days);
              }}
            >
              {OLD_SECRET_DAYS.map((days) => (
                <option key={days} value={days}>
                  {copy.oldSecretDays[days]}
                </option>
              ))}
            </select>
          </label>
        )}
        {webhookUrl && (
          <p className="fine-print">
            {copy.webhook} <code>{webhookUrl}</code>
          </p>
        )}
        {oldSecretUntil && (
          <p className="fine-print">
            {copy.oldSecretUntil(instantInWords(oldSecretUntil))}{' '}
            <Button
              kind="quiet"
              isBusy={isBusy}
              onClick={() =>
                void run(async () => {
                  await send(endOldWebhookSecret, { params, query: { version } });
                  return copy.oldSecretEnded;
                })
              }
            >
              {copy.endOldSecret}
            </Button>
          </p>
        )}
        <div className="setting-save">
          <Button isBusy={isBusy} disabled={!isChanged || missing.length > 0} onClick={() => void save()}>
            {copy.save}
          </Button>
          {(version > 0 || isOfSandbox) && (
            <Button
              kind="secondary"
              isBusy={isBusy}
              onClick={() => void run(async () => (await send(checkProviderAccount, { params })).found)}
            >
              {copy.check}
            </Button>
          )}
          {version > 0 && usedFor.length === 0 && (
            <Button kind="quiet" onClick={() => ask(true)}>
              {copy.remove}
            </Button>
          )}
        </div>
      </details>
      {isChanged && missing.length > 0 && (
        <p className="fine-print">{copy.missing(missing.map(({ label }) => label))}</p>
      )}
      {saved && (
        <p className="fine-print">
          {copy.savedBy} <bdi>{saved.by}</bdi> · {instantInWords(saved.at)}
          {checked && ` · ${copy.checkedAt(instantInWords(checked.at))}`}
        </p>
      )}
      {failure && <p role="alert">{failure}</p>}
      <Dialog isOpen={isAsking} title={copy.removeTitle(title)} onClose={() => ask(false)}>
        <p>{copy.removeWhy}</p>
        <div className="form-actions">
          <Button
            kind="danger"
            onClick={() => {
              ask(false);
              void run(async () => {
                await send(removeProviderAccount, { params, query: { version } });
                return copy.removed;
              });
            }}
          >
            {copy.remove}
          </Button>
          <Button kind="quiet" onClick={() => ask(false)}>
            {copy.keep}
          </Button>
        </div>
      </Dialog>
    </Card>
  );
}
