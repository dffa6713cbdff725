import type { Call } from '../call.ts';
import { getInsight } from './get-insight.ts';

export const insightCalls = { getInsight } as const satisfies Record<string, Call>;
