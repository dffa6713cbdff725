import type { Trx } from '../../../db/tables.ts';
import { revokeIn } from '../revocations.ts';

/**
 * Ends every session of an identity, in the caller's transaction, and revokes their tokens in every process.
 * @returns the sessions that ended, which this process refuses at once through `Revocations.remember`
 */
export async function endSessions(trx: Trx, identity: string): Promise<readonly string[]> {
  const ended = await trx.deleteFrom('auth.session').where('userId', '=', identity).returning('id').execute();
  const sessions = ended.map(({ id }) => id);
  for (const session of sessions) await revokeIn(trx, session);
  return sessions;
}
