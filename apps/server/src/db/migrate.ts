import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as baseline from './migrations/001-baseline.ts';
import * as originatorCompensation from './migrations/002-originator-compensation.ts';
import * as records from './migrations/003-records.ts';
import * as signInRefusals from './migrations/004-sign-in-refusals.ts';
import * as initialPasswords from './migrations/005-initial-passwords.ts';
import * as installationChain from './migrations/006-installation-chain.ts';
import * as providerCallsByLender from './migrations/007-provider-calls-by-lender.ts';
import * as chat from './migrations/008-chat.ts';
import * as textsToRead from './migrations/009-texts-to-read.ts';
import * as lenderSettings from './migrations/010-lender-settings.ts';
import * as listColumns from './migrations/011-list-columns.ts';
import * as reminders from './migrations/012-reminders.ts';
import * as chatDesk from './migrations/013-chat-desk.ts';
import * as messages from './migrations/014-invitations-and-messages.ts';
import * as chatFigures from './migrations/015-chat-figures.ts';
import * as notificationSteps from './migrations/016-notification-steps.ts';
import * as languages from './migrations/017-languages.ts';
import * as lendersProviders from './migrations/018-lenders-providers.ts';
import * as deliveries from './migrations/019-deliveries.ts';
import * as callsByProvider from './migrations/020-calls-by-provider.ts';
import * as documentCertificates from './migrations/021-document-certificates.ts';
import * as filesInAStore from './migrations/022-files-in-a-store.ts';
import * as oldWebhookSecrets from './migrations/025-old-webhook-secrets.ts';
import * as recordsOnPaper from './migrations/027-records-on-paper.ts';
import * as documentLinks from './migrations/028-document-links.ts';
import * as providerOfMessages from './migrations/029-provider-of-messages.ts';
import * as attemptsOfCalls from './migrations/030-attempts-of-calls.ts';
import * as sealedFiles from './migrations/031-sealed-files.ts';
import * as answersAndWaits from './migrations/032-answers-and-waits.ts';
import * as notaryFiles from './migrations/033-notary-files.ts';
import * as signersLinks from './migrations/034-signers-links.ts';

/**
 * All migrations in order. A migration never changes after a release. Servers of the previous release run at the same time while an
 * installation is upgraded, so a migration only adds. One that takes away what no released server needs any more has `contract` in its name:
 * `023-contract-old-column`.
 */
const MIGRATIONS: Record<string, Migration> = {
  '001-baseline': baseline,
  '002-originator-compensation': originatorCompensation,
  '003-records': records,
  '004-sign-in-refusals': signInRefusals,
  '005-initial-passwords': initialPasswords,
  '006-installation-chain': installationChain,
  '007-provider-calls-by-lender': providerCallsByLender,
  '008-chat': chat,
  '009-texts-to-read': textsToRead,
  '010-lender-settings': lenderSettings,
  '011-list-columns': listColumns,
  '012-reminders': reminders,
  '013-chat-desk': chatDesk,
  '014-invitations-and-messages': messages,
  '015-chat-figures': chatFigures,
  '016-notification-steps': notificationSteps,
  '017-languages': languages,
  '018-lenders-providers': lendersProviders,
  '019-deliveries': deliveries,
  '020-calls-by-provider': callsByProvider,
  '021-document-certificates': documentCertificates,
  '022-files-in-a-store': filesInAStore,
  '025-old-webhook-secrets': oldWebhookSecrets,
  '027-records-on-paper': recordsOnPaper,
  '028-document-links': documentLinks,
  '029-provider-of-messages': providerOfMessages,
  '030-attempts-of-calls': attemptsOfCalls,
  '031-sealed-files': sealedFiles,
  '032-answers-and-waits': answersAndWaits,
  '033-notary-files': notaryFiles,
  '034-signers-links': signersLinks,
};

/** Their names, the oldest first. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/** A statement that waits longer for a table would keep every request to that table waiting behind it. */
const LONGEST_LOCK_MS = 2000;
const BETWEEN_TRIES_MS = 1000;
/** A backup of a large database reads every table for as long as it takes. */
const TRIES = 200;
/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs the missing migrations in one transaction. Of several servers that start together, one migrates and the others wait. If a
 * table is in use by a long transaction, the servers that run go on, and this one tries again.
 * @throws the error of the failing statement; the transaction is rolled back
 */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { error } = await db.connection().execute(async (connection) => {
      await sql`select set_config('lock_timeout', ${String(LONGEST_LOCK_MS)}, false)`.execute(connection);
      const provider = { getMigrations: async () => MIGRATIONS };
      const result = await new Migrator({ db: connection, provider }).migrateToLatest();
      // A lost connection isn't used again.
      await sql`reset lock_timeout`.execute(connection).catch(() => {});
      return result;
    });
    if (!error) return;
    const isLocked = (error as { code?: unknown }).code === LOCK_NOT_AVAILABLE;
    if (!isLocked || tries === TRIES) throw error;
    await wait(BETWEEN_TRIES_MS);
  }
}

/** Returns whether a database has every table as it is: all migrations ran, and those of newer versions, if any, only add. */
export async function isMigrated<T>(db: Kysely<T>): Promise<boolean> {
  const { rows } = await sql<{
    found: string | null;
  }>`select to_regclass('kysely_migration') as found`.execute(db);
  if (!rows[0]?.found) return false;
  const executed = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const names = executed.rows.map(({ name }) => name);
  const newer = names.slice(MIGRATION_NAMES.length);
  return (
    MIGRATION_NAMES.every((name, index) => names[index] === name) &&
    !newer.some((name) => CONTRACT.test(name))
  );
}

const CONTRACT = /^\d+-contract-/;
