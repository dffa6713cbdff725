import { Button } from '@homeline/ui/button.tsx';
import { type AlertItem, Alerts } from '@homeline/ui/feedback/alert.tsx';
import type { AlertCause } from './chat-state.ts';
import { chatCopy as copy } from './copy.ts';

const KINDS: Readonly<Record<AlertCause, Pick<AlertItem, 'kind' | 'tone'>>> = {
  GENERAL: { kind: 'SYSTEM' },
  CONNECTION: { kind: 'CONNECTION' },
  TOKEN: { kind: 'SYSTEM', tone: 'CAUTION' },
  SEND: { kind: 'SYSTEM' },
};

type ChatAlertsProps = { readonly causes: readonly AlertCause[]; readonly onResend: () => void };

/** Shows one alert for each cause. */
export function ChatAlerts({ causes, onResend }: ChatAlertsProps) {
  return (
    <Alerts
      items={causes.map((cause) => ({
        ...KINDS[cause],
        text: copy.alerts[cause],
        action: cause === 'SEND' && (
          <Button kind="quiet" onClick={onResend}>
            {copy.resend}
          </Button>
        ),
      }))}
    />
  );
}
