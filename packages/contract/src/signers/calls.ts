import type { Call } from '../call.ts';
import { getCoDeedStatus } from './co-deed-status.ts';
import { listSigners } from './list-signers.ts';

export const signersCalls = {
  listSigners,
  getCoDeedStatus,
} as const satisfies Record<string, Call>;
