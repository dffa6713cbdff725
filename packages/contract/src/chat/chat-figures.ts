import { ChatScore } from '@homeline/domain/chat/chat-rating.ts';
import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import * as z from 'zod';
import { call } from '../call.ts';

/**
 * The result of a chat.
 * - `ANSWERED`: an agent answered.
 * - `MISSED`: it ended before an agent answered.
 * - `LEFT`: a visitor left a message outside chat hours. It has no waiting time, since nobody waits in the chat.
 */
export const ChatOutcome = z.enum(['ANSWERED', 'MISSED', 'LEFT']);
export type ChatOutcome = z.infer<typeof ChatOutcome>;

/** Whether a chat is rated, or with which score. */
export const RatingFilter = z.enum(['ANY', 'NONE', '1', '2', '3', '4', '5']);

/** Which chats a list holds. No filter identifies the person in a chat, so they can be in a page's URL. */
export const ChatListFilters = z.object({
  tag: z.string().max(40).optional(),
  rating: RatingFilter.optional(),
  /** The agent who answered last. */
  agent: z.string().max(64).optional(),
  outcome: ChatOutcome.optional(),
  /** The days on which chats started, in the lender's time zone. */
  from: CivilDateSchema.optional(),
  to: CivilDateSchema.optional(),
});
export type ChatListFilters = z.infer<typeof ChatListFilters>;

const Count = z.int().min(0);
const Seconds = z.number().min(0);

/** Half were faster than the median, nine of ten than the 90th percentile. */
const Duration = z.object({ medianSeconds: Seconds.optional(), p90Seconds: Seconds.optional() });

const Figures = z.object({
  chats: Count,
  answered: Count,
  missed: Count,
  /** Messages left outside the hours. */
  left: Count,
  /** From the start of an answered chat to the first words of an agent, and to its end. */
  firstReply: Duration,
  end: Duration,
  rated: Count,
  /** From 1 to 5. */
  averageScore: z.number().min(1).max(5).optional(),
});
export type ChatFiguresOf = z.infer<typeof Figures>;

/** The figures of the chats in a range of days. */
export const ChatFigures = z.object({
  from: CivilDateSchema,
  to: CivilDateSchema,
  /** The caller sees their own chats alone. */
  isOwn: z.boolean(),
  all: Figures,
  /** By the agent who answered last. Chats answered at a provider have no identity; missed ones have no agent. */
  agents: z.array(Figures.extend({ identity: z.string().optional(), name: z.string() })),
  tags: z.array(Figures.extend({ tag: z.string() })),
  /** How many chats have each score. */
  scores: z.array(z.object({ score: ChatScore, chats: Count })),
});
export type ChatFigures = z.infer<typeof ChatFigures>;

export const getChatFigures = call({
  name: 'getChatFigures',
  method: 'GET',
  path: '/service-csp/agent/secure/api/v1/figures',
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary:
    'Returns how the chats of a range of days went, at most a year: one’s own chats, and to supervisors all.',
  query: z
    .object({ from: CivilDateSchema, to: CivilDateSchema })
    .refine(({ from, to }) => from <= to, { error: 'Must not be before the first day', path: ['to'] })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= 366 * 86_400_000, {
      error: 'Cannot be more than a year',
      path: ['to'],
    }),
  answer: ChatFigures,
});
