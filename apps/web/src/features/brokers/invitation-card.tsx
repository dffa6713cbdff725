import { useForm } from '@homeline/client/form/use-form.ts';
import { type ClientProgress, resendClientInvitation } from '@homeline/contract/brokers/client-progress.ts';
import { Button } from '@homeline/ui/button.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { send } from '../../session/client.ts';
import { formatInstant } from '../applications/format-instant.ts';
import { progressCopy as copy } from './progress-copy.ts';

type Props = {
  readonly client: string;
  readonly invitation: NonNullable<ClientProgress['invitation']>;
  readonly onDone: (progress: ClientProgress) => void;
};

/** Sends a client's invitation again. Until it has been opened, the address may be corrected. */
export function InvitationCard({ client, invitation: { email, sentAt, wasOpened }, onDone }: Props) {
  const form = useForm({
    schema: resendClientInvitation.body!,
    values: { email },
    send: async (body) => {
      const answer = await send(resendClientInvitation, {
        params: { client },
        body,
        idempotencyKey: crypto.randomUUID(),
      });
      showToast(copy.resent);
      onDone(answer);
    },
  });
  const [alert] = form.alerts;
  return (
    <Card title={copy.invitation}>
      <p>
        {copy.invited(email, formatInstant(sentAt))} {wasOpened ? copy.opened : copy.unopened}
      </p>
      <form
        className="fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        {!wasOpened && (
          <TextField
            {...form.field('email', copy.address)}
            type="email"
            inputMode="email"
            autoComplete="off"
            hint={copy.resendHint}
          />
        )}
        {alert && <p role="alert">{alert.text}</p>}
        <QuestionActions>
          <Button type="submit" kind="secondary" isBusy={form.isBusy}>
            {copy.resend}
          </Button>
        </QuestionActions>
      </form>
    </Card>
  );
}
