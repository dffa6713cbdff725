import { confirmTotp, removeTotp, startTotp } from '@homeline/contract/accounts/second-factor.ts';
import type { SignInSettings } from '@homeline/contract/accounts/sign-in-settings.ts';
import type { Client } from '@homeline/contract/client.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Alerts } from '@homeline/ui/feedback/alert.tsx';
import { ErrorSummary } from '@homeline/ui/feedback/error-summary.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { QrCode } from '@homeline/ui/qr-code.tsx';
import { useState } from 'react';
import { useForm } from '../form/use-form.ts';
import { totpCopy as copy } from './totp-copy.ts';
import './totp-card.css';

type Secret = { readonly secret: string; readonly uri: string };

type TotpCardProps = {
  readonly totp: SignInSettings['totp'];
  readonly send: Client;
  readonly isBusy: boolean;
  /** Makes a change, shows `done` as a toast, and loads the settings again. */
  readonly change: (act: () => Promise<unknown>, done?: string) => Promise<unknown>;
};

/** Turns two-step sign-in on and off: a QR code, its first code, then the recovery codes. */
export function TotpCard({ totp, send, isBusy, change }: TotpCardProps) {
  const [secret, setSecret] = useState<Secret>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  if (recoveryCodes)
    return <RecoveryCodes codes={recoveryCodes} onSaved={() => setRecoveryCodes(undefined)} />;
  if (secret) {
    return (
      <SetUp
        secret={secret}
        onCancel={() => setSecret(undefined)}
        confirm={async (code) => {
          const confirmed = await send(confirmTotp, { body: { code } });
          setRecoveryCodes(confirmed.recoveryCodes);
          setSecret(undefined);
          await change(async () => undefined);
        }}
      />
    );
  }
  return (
    <Card title={copy.title}>
      {totp.isOn ? (
        <>
          <p>{copy.on}</p>
          <p>{copy.codesLeft(totp.recoveryCodesLeft)}</p>
          <p>
            <Button
              kind="secondary"
              isBusy={isBusy}
              onClick={() => change(() => send(removeTotp, {}), copy.removed)}
            >
              {copy.remove}
            </Button>
          </p>
        </>
      ) : (
        <>
          <p>{copy.off}</p>
          <p>
            <Button
              kind="secondary"
              isBusy={isBusy}
              onClick={() => change(async () => setSecret(await send(startTotp, {})))}
            >
              {copy.start}
            </Button>
          </p>
        </>
      )}
    </Card>
  );
}

type SetUpProps = {
  readonly secret: Secret;
  readonly confirm: (code: string) => Promise<void>;
  readonly onCancel: () => void;
};

function SetUp({ secret: { secret, uri }, confirm, onCancel }: SetUpProps) {
  const form = useForm({ schema: confirmTotp.body!, values: {}, send: ({ code }) => confirm(code) });
  return (
    <Card title={copy.title}>
      <p>{copy.scan}</p>
      <QrCode text={uri} label={copy.qr} />
      <p>
        {copy.key}: <span className="secret-key">{secret}</span>
      </p>
      <Alerts
        items={form.alerts}
        summary={form.sent > 0 && <ErrorSummary problems={form.problems} sent={form.sent} />}
      />
      <form
        className="fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <TextField {...form.field('code', copy.code)} inputMode="numeric" autoComplete="one-time-code" />
        <QuestionActions>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {copy.confirm}
          </Button>
          <Button kind="secondary" onClick={onCancel}>
            {copy.cancel}
          </Button>
        </QuestionActions>
      </form>
    </Card>
  );
}

function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  return (
    <Card title={copy.codes.title} tone="accent">
      <p>{copy.codes.why}</p>
      <ul className="recovery-codes figures">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <QuestionActions>
        <Button onClick={onSaved}>{copy.codes.action}</Button>
      </QuestionActions>
    </Card>
  );
}
