import type { Call } from '../call.ts';
import { getFunding } from './get-funding.ts';
import { rescind } from './rescind.ts';

export const fundingCalls = {
  getFunding,
  rescind,
} as const satisfies Record<string, Call>;
