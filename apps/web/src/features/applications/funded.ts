import type { Status } from '@homeline/contract/applications/status.ts';

const FUNDED: readonly string[] = ['RECORDING', 'COMPLETE'];

/** Returns whether the money of a line was sent and has arrived. */
export function hasMoney({ step }: Pick<Status, 'step'>): boolean {
  return FUNDED.includes(step);
}
