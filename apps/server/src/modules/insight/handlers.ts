import type { insightCalls } from '@homeline/contract/insight/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { getInsight } from './get-insight.ts';

export const insightHandlers = { getInsight } satisfies HandlersOf<typeof insightCalls>;
