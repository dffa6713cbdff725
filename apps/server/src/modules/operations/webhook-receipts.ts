import { randomUUID } from 'node:crypto';
import type { WebhookOutcome, WebhookSender } from '@homeline/contract/operations/list-webhooks.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { instantOf } from './provider-calls.ts';

/** A webhook that arrived. Without an application, it named none of ours, or its signature wasn't verified. */
export type WebhookReceipt = {
  readonly port: WebhookSender;
  readonly outcome: WebhookOutcome;
  readonly application?: ApplicationKey;
  /** The lender to whose address it came. The bridge has one address for all. */
  readonly organisation?: string;
};

/** The webhooks of applications kept until the next write; more than a provider sends in seconds. */
const MOST_WAITING = 1000;

export type WebhookReceipts = {
  note(receipt: WebhookReceipt): void;
  write(db: Db, process: string): Promise<void>;
};

/** Records webhooks; unmatched ones are only counted, because strangers can send any number. */
export function createWebhookReceipts(): WebhookReceipts {
  let known: (WebhookReceipt & { readonly atMs: number })[] = [];
  let strangers = new Map<string, WebhookReceipt & { readonly count: number }>();
  // The lender isn't part of the rows' key, so that a server of the previous release can write at the same time.
  const processes = new Map<string, string>();
  const processOf = (organisation: string) => {
    const process = processes.get(organisation) ?? randomUUID();
    processes.set(organisation, process);
    return process;
  };
  return {
    note(receipt) {
      if (receipt.application) {
        if (known.length < MOST_WAITING) known.push({ ...receipt, atMs: performance.now() });
        return;
      }
      const key = `${receipt.port} ${receipt.outcome} ${receipt.organisation ?? ''}`;
      strangers.set(key, { ...receipt, count: (strangers.get(key)?.count ?? 0) + 1 });
    },

    async write(db, process) {
      const [noted, counted] = [known, strangers];
      known = [];
      strangers = new Map();
      if (noted.length > 0)
        await db
          .insertInto('webhook_receipt')
          .values(
            noted.map(({ port, outcome, application, atMs }) => ({
              ...{ port, outcome, process, count: 1 },
              organisation: application?.organisation ?? null,
              application_id: application?.applicationId ?? null,
              received_at: instantOf(atMs),
            })),
          )
          .execute();
      for (const { port, outcome, organisation, count } of counted.values())
        await db
          .insertInto('webhook_receipt')
          .values({
            ...{ port, outcome, count, organisation: organisation ?? null, application_id: null },
            process: organisation === undefined ? process : processOf(organisation),
            received_at: sql<string>`date_trunc('minute', now())`,
          })
          .onConflict((conflict) =>
            conflict
              .columns(['port', 'outcome', 'received_at', 'process'])
              .where('application_id', 'is', null)
              .doUpdateSet({ count: sql<number>`webhook_receipt.count + excluded.count` }),
          )
          .execute();
    },
  };
}
