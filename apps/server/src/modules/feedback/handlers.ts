import type { feedbackCalls } from '@homeline/contract/feedback/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { listFeedback } from './list-feedback.ts';
import { sendFeedback } from './send-feedback.ts';

export const feedbackHandlers = { sendFeedback, listFeedback } satisfies HandlersOf<typeof feedbackCalls>;
