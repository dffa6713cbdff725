import { Words } from '@homeline/client/chat/words.tsx';
import type { ChatSummary } from '@homeline/contract/chat/desk.ts';
import { CHAT_SCORE_WORDS } from '@homeline/domain/chat/chat-rating.ts';
import { chatCopy } from './copy.ts';

/** Returns a score with its word: '4, Good'. */
export function scoreWords(score: keyof typeof CHAT_SCORE_WORDS): string {
  return `${score}, ${CHAT_SCORE_WORDS[score]}`;
}

/** Shows the rating of an ended chat. */
export function ChatRatingView({ rating }: Pick<ChatSummary, 'rating'>) {
  if (!rating) return null;
  return (
    <section>
      <h3>{chatCopy.person.rating}</h3>
      <p>
        <strong>{scoreWords(rating.score)}</strong>
      </p>
      {rating.comment && (
        <p className="written" dir="auto">
          <Words text={rating.comment} />
        </p>
      )}
    </section>
  );
}
