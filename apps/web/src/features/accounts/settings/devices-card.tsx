import { endAllSessions, endSession } from '@homeline/contract/accounts/sessions.ts';
import type { SignInSettings } from '@homeline/contract/accounts/sign-in-settings.ts';
import { said } from '@homeline/contract/said.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { send } from '../../../session/client.ts';
import { leave } from '../../../session/end-of-session.ts';
import { formatInstant } from '../../applications/format-instant.ts';
import { settingsCopy } from './copy.ts';
import { SettingsList } from './settings-list.tsx';
import type { Change } from './use-sign-in-settings.tsx';

const copy = settingsCopy.devices;

type DevicesCardProps = { readonly devices: SignInSettings['devices']; readonly change: Change };

/** Lists the devices a person is signed in on. Any of them can be signed out. */
export function DevicesCard({ devices, change }: DevicesCardProps) {
  return (
    <Card title={copy.title}>
      <SettingsList
        rows={devices.map(({ uuid, name, place, signedInAt, lastUsedAt, isThisOne }) => ({
          key: uuid,
          name: isThisOne ? `${said(name)} · ${copy.thisOne}` : said(name),
          detail: copy.detail(place, formatInstant(signedInAt), copy.lastUsed(formatInstant(lastUsedAt))),
          action: isThisOne ? undefined : (
            <Button
              kind="quiet"
              isBusy={change.isBusy}
              onClick={() => change.run(() => send(endSession, { params: { id: uuid } }), copy.ended)}
            >
              {copy.end}
              <span className="hidden-visually">
                {' '}
                {said(name)}. {copy.lastUsed(formatInstant(lastUsedAt))}
              </span>
            </Button>
          ),
        }))}
      />
      <p>
        <Button
          kind="secondary"
          isBusy={change.isBusy}
          onClick={() => change.run(() => send(endAllSessions, {}).then(() => leave()))}
        >
          {copy.endAll}
        </Button>
      </p>
    </Card>
  );
}
