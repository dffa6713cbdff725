import { type FactWrite, noFacts } from '@homeline/domain/facts/facts.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/tables.ts';
import { append, type Recorded, type Recording } from './record.ts';

/** Creates an application with its first facts. The borrower owns it. */
export async function beginApplication(
  trx: Trx,
  context: Context,
  recording: Recording,
  writes: readonly FactWrite[],
): Promise<Recorded> {
  const owner = recording.actor.id;
  await trx
    .insertInto('application')
    .values({
      organisation: recording.organisation,
      id: recording.applicationId,
      owner,
      created_at: context.clock.now(),
      last_seq: 0,
    })
    .execute();
  return append(trx, context, recording, { owner, lastSeq: 0, facts: noFacts(), step: undefined, writes });
}
