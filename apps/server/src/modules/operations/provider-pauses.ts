import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import type { PauseChange } from '../../vendors/circuit.ts';
import { instantOf } from './provider-calls.ts';

/** Tells every process that a person asked for a provider again. */
export const LIFT_CHANNEL = 'provider_pause_lifted';

/** Lets the next request of a lender's port out, whatever its pause. */
export async function liftPauses(db: Db, organisation: string, port: string): Promise<void> {
  await sql`select pg_notify(${LIFT_CHANNEL}, ${`${organisation} ${port}`})`.execute(db);
}

export type ProviderPauses = {
  note(change: PauseChange): void;
  write(db: Db, process: string): Promise<void>;
};

/** Keeps which providers get no requests, for operators: the newest change of each. */
export function createProviderPauses(): ProviderPauses {
  let changes = new Map<string, PauseChange>();
  return {
    note(change) {
      changes.set(`${change.organisation} ${change.port} ${change.provider}`, change);
    },

    async write(db, process) {
      const noted = changes;
      changes = new Map();
      for (const { organisation, port, provider, pause } of noted.values()) {
        if (!pause) {
          await db
            .deleteFrom('provider_pause')
            .where('organisation', '=', organisation)
            .where('port', '=', port)
            .where('provider', '=', provider)
            .where('process', '=', process)
            .execute();
          continue;
        }
        const row = { failures: pause.failures, paused_until: instantOf(pause.untilMs) };
        await db
          .insertInto('provider_pause')
          .values({ organisation, port, provider, process, ...row })
          .onConflict((conflict) =>
            conflict.columns(['organisation', 'port', 'provider', 'process']).doUpdateSet(row),
          )
          .execute();
      }
    },
  };
}
