import { useForm } from '@homeline/client/form/use-form.ts';
import { refusalOf } from '@homeline/client/session/refusal.ts';
import { said } from '@homeline/contract/said.ts';
import {
  CHAT_SCORE_WORDS,
  ChatRating,
  type ChatScore,
  type RatingState,
} from '@homeline/domain/chat/chat-rating.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { useEffect, useState } from 'react';
import type { AgentChat } from './agent-conversation.ts';
import { chatCopy } from './copy.ts';

const copy = chatCopy.rating;

/** From the worst to the best, as a scale reads. */
const CHOICES = ([1, 2, 3, 4, 5] as const satisfies readonly ChatScore[]).map((value) => ({
  value,
  label: String(value),
  detail: said(CHAT_SCORE_WORDS[value]),
}));

/** Asks once how a chat with an agent was, after its end. */
export function Rating({ chat }: { readonly chat: Pick<AgentChat, 'rating' | 'rate'> }) {
  const [state, setState] = useState<RatingState>();
  const [isSent, setSent] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each ended chat
  useEffect(() => {
    let isOver = false;
    chat.rating().then(
      (known) => !isOver && setState(known),
      // Without an answer the chat isn't rated.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  if (isSent) return <p role="status">{copy.sent}</p>;
  if (state !== 'OPEN') return null;
  return <RatingForm onSend={chat.rate} onSent={() => setSent(true)} />;
}

type RatingFormProps = {
  readonly onSend: (rating: ChatRating) => Promise<void>;
  readonly onSent: () => void;
};

function RatingForm({ onSend, onSent }: RatingFormProps) {
  const [isFailed, setFailed] = useState(false);
  const form = useForm({
    scope: 'chat-rating',
    schema: ChatRating,
    values: {},
    async send({ score, comment }) {
      setFailed(false);
      await onSend({ score, ...(comment && { comment }) }).catch((error: unknown) => {
        // Another tab has rated it.
        if (refusalOf(error).code === 'CHAT_CHANGED') return;
        setFailed(true);
        throw error;
      });
      onSent();
    },
  });
  return (
    <form
      className="fields chat-rating"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {isFailed && <Alert kind="SYSTEM" text={chatCopy.alerts.GENERAL} />}
      <ChoiceField {...form.field('score', copy.score)} choices={CHOICES} layout="row" />
      <TextAreaField {...form.field('comment', copy.comment)} optional />
      <div className="question-actions">
        <Button type="submit" kind="secondary" isBusy={form.isBusy}>
          {copy.action}
        </Button>
      </div>
    </form>
  );
}
