import type { Call } from '../call.ts';
import { listThread, readThread, writeInThread } from './thread.ts';

export const threadsCalls = { listThread, readThread, writeInThread } as const satisfies Record<string, Call>;
