import { requestEmailVerification, requestPasswordReset } from '@homeline/contract/accounts/email-links.ts';
import type { SignInSettings } from '@homeline/contract/accounts/sign-in-settings.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { send } from '../../../session/client.ts';
import { settingsCopy as copy } from './copy.ts';
import type { Change } from './use-sign-in-settings.tsx';

type CardProps = {
  readonly settings: SignInSettings;
  readonly change: Change;
};

/** Shows the address that a person signs in with, and whether they confirmed it. */
export function EmailCard({ settings: { email, isEmailVerified }, change }: CardProps) {
  return (
    <Card title={copy.email.title}>
      <p>
        {email} · {isEmailVerified ? copy.email.verified : copy.email.unverified}
      </p>
      {!isEmailVerified && (
        <p>
          <Button
            kind="secondary"
            isBusy={change.isBusy}
            onClick={() => change.run(() => send(requestEmailVerification, {}), copy.email.sent)}
          >
            {copy.email.action}
          </Button>
        </p>
      )}
    </Card>
  );
}

/** Lets a person change their password by an emailed link. */
export function PasswordCard({ settings: { email }, change }: CardProps) {
  return (
    <Card title={copy.password.title}>
      <p>{copy.password.why}</p>
      <p>
        <Button
          kind="secondary"
          isBusy={change.isBusy}
          onClick={() =>
            change.run(() => send(requestPasswordReset, { body: { email } }), copy.password.sent)
          }
        >
          {copy.password.action}
        </Button>
      </p>
    </Card>
  );
}
