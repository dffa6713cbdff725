import type { SignInRefusal } from '@homeline/contract/accounts/sign-in-settings.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import { formatInstant } from '../../applications/format-instant.ts';
import { settingsCopy } from './copy.ts';
import { SettingsList } from './settings-list.tsx';

const copy = settingsCopy.refused;

/** Lists refused sign-ins to the person’s account; renders nothing without any. */
export function RefusedSignInsCard({ refused }: { readonly refused: readonly SignInRefusal[] }) {
  if (refused.length === 0) return null;
  return (
    <Card title={copy.title}>
      <p>{copy.why}</p>
      <SettingsList
        rows={refused.map(({ reason, attempts, lastAt }) => ({
          key: reason,
          name: copy.reasons[reason],
          detail: copy.detail(attempts, formatInstant(lastAt)),
          action: undefined,
        }))}
      />
    </Card>
  );
}
