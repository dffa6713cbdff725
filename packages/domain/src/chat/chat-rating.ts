import * as z from 'zod';
import { PERSONAL_NUMBER_WORDS, personalNumberIn } from './personal-numbers.ts';

/** How good a chat was, from 1 to 5. */
export const ChatScore = z.literal([1, 2, 3, 4, 5], 'Choose one');
export type ChatScore = z.infer<typeof ChatScore>;

/** The scores, the best first, as people read them. */
export const CHAT_SCORE_WORDS: Readonly<Record<ChatScore, string>> = {
  5: 'Excellent',
  4: 'Good',
  3: 'Okay',
  2: 'Poor',
  1: 'Very poor',
};

const MOST_CHARACTERS = 1000;

/** A person's rating of a chat after its end. */
export const ChatRating = z.object({
  score: ChatScore,
  comment: z
    .string()
    .trim()
    .max(MOST_CHARACTERS, `Cannot be more than ${MOST_CHARACTERS} characters`)
    .check((context) => {
      const number = personalNumberIn(context.value);
      if (number)
        context.issues.push({
          ...{ code: 'custom', message: PERSONAL_NUMBER_WORDS[number], input: context.value },
        });
    })
    .optional(),
});
export type ChatRating = z.infer<typeof ChatRating>;

/** Whether a chat that has ended may still be rated. A chat that no agent answered is never rated. */
export const RatingState = z.enum(['OPEN', 'DONE']);
export type RatingState = z.infer<typeof RatingState>;
