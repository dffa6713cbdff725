import {
  type ClientProgress,
  type ReminderChannel,
  remindClient,
} from '@homeline/contract/brokers/client-progress.ts';
import { said } from '@homeline/contract/said.ts';
import { Button } from '@homeline/ui/button.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { send } from '../../session/client.ts';
import { formatInstant } from '../applications/format-instant.ts';
import { useAct } from '../applications/use-act.ts';
import { progressCopy as copy } from './progress-copy.ts';

type Props = {
  readonly client: string;
  readonly reminder: ClientProgress['reminder'];
  readonly onDone: (progress: ClientProgress) => void;
};

/** Reminds a client of what waits for them, or says why not now. */
export function ReminderCard({ client, reminder: { lastAt, refusal, noTexts }, onDone }: Props) {
  const remind = (channel: ReminderChannel) => async () => {
    const answer = await send(remindClient, {
      params: { client },
      body: { channel },
      idempotencyKey: crypto.randomUUID(),
    });
    onDone(answer);
    showToast(copy.reminded);
  };
  const email = useAct(remind('EMAIL'));
  const text = useAct(remind('TEXT_MESSAGE'));
  const problem = email.problem ?? text.problem;
  return (
    <Card title={copy.reminder}>
      <p>{refusal ? said(refusal) : copy.reminderText}</p>
      {lastAt && <p>{copy.last(formatInstant(lastAt))}</p>}
      {!refusal && (
        <>
          <QuestionActions>
            <Button kind="secondary" isBusy={email.isBusy} onClick={email.act}>
              {copy.email}
            </Button>
            {!noTexts && (
              <Button kind="secondary" isBusy={text.isBusy} onClick={text.act}>
                {copy.text}
              </Button>
            )}
          </QuestionActions>
          {noTexts && <p>{said(noTexts)}</p>}
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
    </Card>
  );
}
