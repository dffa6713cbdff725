import type { signersCalls } from '@homeline/contract/signers/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { getCoDeedStatus } from './get-co-deed-status.ts';
import { listSigners } from './list-signers.ts';

export const signersHandlers = {
  listSigners,
  getCoDeedStatus,
} satisfies HandlersOf<typeof signersCalls>;
