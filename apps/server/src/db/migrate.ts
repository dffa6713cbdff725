import type { Kysely } from 'kysely';
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

/** All migrations in order. A migration never changes after a release. */
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
};

/** Their names, the oldest first. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/**
 * Runs the missing migrations in one transaction. Of several servers that start together, one migrates and the others wait.
 * @throws the error of the failing statement; the transaction is rolled back
 */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
