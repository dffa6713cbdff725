import { createPasskey, supportsPasskeys } from '@homeline/client/accounts/passkeys.ts';
import { removePasskey } from '@homeline/contract/accounts/passkeys.ts';
import type { SignInSettings } from '@homeline/contract/accounts/sign-in-settings.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { send } from '../../../session/client.ts';
import { dayInWords } from '../../applications/format-instant.ts';
import { settingsCopy } from './copy.ts';
import { SettingsList } from './settings-list.tsx';
import type { Change } from './use-sign-in-settings.tsx';

const copy = settingsCopy.passkeys;

type PasskeysCardProps = { readonly passkeys: SignInSettings['passkeys']; readonly change: Change };

/** Lists a person's passkeys, adds one on this device, and removes any. */
export function PasskeysCard({ passkeys, change }: PasskeysCardProps) {
  return (
    <Card title={copy.title}>
      <p>{copy.why}</p>
      <SettingsList
        rows={passkeys.map(({ uuid, name, createdAt }) => ({
          key: uuid,
          name,
          detail: copy.added(dayInWords(createdAt)),
          action: (
            <Button
              kind="quiet"
              isBusy={change.isBusy}
              onClick={() => change.run(() => send(removePasskey, { params: { id: uuid } }), copy.removed)}
            >
              {copy.remove}
              <span className="hidden-visually"> {name}</span>
            </Button>
          ),
        }))}
      />
      {supportsPasskeys() ? (
        <p>
          <Button
            kind="secondary"
            isBusy={change.isBusy}
            onClick={() => change.run(() => createPasskey(send), copy.done)}
          >
            {copy.add}
          </Button>
        </p>
      ) : (
        <p className="fine-print">{copy.unsupported}</p>
      )}
    </Card>
  );
}
