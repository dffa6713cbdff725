import type { Kysely, Transaction } from 'kysely';
import type { AccountsTables } from './tables/accounts.ts';
import type { ApplicationsTables } from './tables/applications.ts';
import type { AuditTables } from './tables/audit.ts';
import type { BrokersTables } from './tables/brokers.ts';
import type { ChatTables } from './tables/chat.ts';
import type { DocumentsTables } from './tables/documents.ts';
import type { MessagesTables } from './tables/messages.ts';
import type { ProvidersTables } from './tables/providers.ts';
import type { SettingsTables } from './tables/settings.ts';
import type { StaffTables } from './tables/staff.ts';
import type { TelemetryTables } from './tables/telemetry.ts';
import type { WalletTables } from './tables/wallet.ts';

/** Every table, by its name in the database. */
export type Tables = ApplicationsTables &
  AuditTables &
  AccountsTables &
  WalletTables &
  StaffTables &
  BrokersTables &
  ChatTables &
  DocumentsTables &
  ProvidersTables &
  MessagesTables &
  SettingsTables &
  TelemetryTables;

/** The typed database. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
