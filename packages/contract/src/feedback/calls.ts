import type { Call } from '../call.ts';
import { listFeedback } from './list-feedback.ts';
import { sendFeedback } from './send-feedback.ts';

export const feedbackCalls = { sendFeedback, listFeedback } as const satisfies Record<string, Call>;
