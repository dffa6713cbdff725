import type { AnchorKeeper } from './audit/keep-anchors.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Db } from './db/tables.ts';
import type { ErrorReports } from './error-reports/error-reports.ts';
import type { OnRecord } from './facts/on-record.ts';
import type { FileStore } from './file-store/file-store.ts';
import type { FileOpener } from './files/file-opener.ts';
import type { Relations } from './http/admission.ts';
import type { Jobs } from './jobs/queue.ts';
import type { Log } from './log.ts';
import type { Identities } from './modules/accounts/identities.ts';
import type { Revocations } from './modules/accounts/revocations.ts';
import type { Tokens } from './modules/accounts/tokens.ts';
import type { ChatFeed } from './modules/chat/chat-feed.ts';
import type { ChatTokens } from './modules/chat/chat-tokens.ts';
import type { ChatSearch } from './modules/chatbot/search/search-thread.ts';
import type { UploadStorage } from './modules/documents/upload-storage.ts';
import type { Flags } from './modules/flags/flags.ts';
import type { KeptPromises } from './modules/insight/kept-promises.ts';
import type { Activity } from './modules/operations/activity.ts';
import type { Organisations } from './modules/organisations/organisations.ts';
import type { Rulebooks } from './modules/rules/rulebooks.ts';
import type { OpenAccounts } from './modules/settings/lender-providers.ts';
import type { Settings } from './modules/settings/settings.ts';
import type { Validity } from './pdf/certificate-validity.ts';
import type { DocumentCertificate } from './pdf/document-certificate.ts';
import type { DocumentSeal } from './pdf/document-seal.ts';
import type { PdfPool } from './pdf/pdf-pool.ts';
import type { EventFeed } from './realtime/event-feed.ts';
import type { Sealing } from './sealing/seal.ts';
import type { Tracing } from './tracing/span.ts';
import type { ChatProviders } from './vendors/chat/chat-providers.ts';
import type { LanguageModel } from './vendors/language-model/http.ts';
import type { MalwareScanner } from './vendors/malware/port.ts';
import type { Vendors } from './vendors/vendors.ts';

/** The dependencies of every handler and task, created once at startup. */
export type Context = {
  readonly config: Config;
  readonly database: Database;
  readonly db: Db;
  readonly anchors: AnchorKeeper;
  readonly clock: Clock;
  readonly sealing: Sealing;
  /** With what administrators set in the console. */
  readonly organisations: Organisations;
  readonly settings: Settings;
  /** The lenders' accounts with named providers. */
  readonly accounts: OpenAccounts;
  readonly promises: KeptPromises;
  readonly rulebooks: Rulebooks;
  readonly flags: Flags;
  readonly identities: Identities;
  readonly tokens: Tokens;
  readonly revocations: Revocations;
  readonly events: EventFeed;
  readonly chatTokens: ChatTokens;
  readonly chatFeed: ChatFeed;
  /** The providers whose product agents answer in; a chat of any other is our own desk's. */
  readonly chatProviders: ChatProviders;
  /** What the modules add to every recording of facts. */
  readonly onRecord: OnRecord;
  /** The relations of callers to applications and chats. */
  readonly relations: Relations;
  readonly jobs: Jobs;
  /** What operators watch: calls of providers, webhooks, repeating jobs. */
  readonly activity: Activity;
  readonly vendors: Vendors;
  /** Looks for malware in uploads, if a scanner is configured. */
  readonly malware: MalwareScanner | undefined;
  readonly pdfs: PdfPool;
  /** The certificate that documents are signed with, then those of its issuers. */
  readonly documentChain: () => Promise<DocumentCertificate['chain']>;
  /** When that certificate is valid; undefined before the data folder has one. Asks a remote signer. */
  readonly certificateValidity: () => Promise<Validity | undefined>;
  /** What documents are sealed with now. Throws `SealWaits` while nothing can be. */
  readonly documentSeal: () => Promise<DocumentSeal>;
  readonly files: FileOpener;
  /** Keeps the bytes of files outside the database, if it is configured. */
  readonly fileStore: FileStore | undefined;
  /** The storage for uploads of the whole installation. */
  readonly uploadStorage: UploadStorage;
  /** Finds what answers a question to the chatbot. */
  readonly chatSearch: ChatSearch;
  /** Phrases the chatbot's answers, if one is configured. */
  readonly languageModel: LanguageModel | undefined;
  /** Traces requests and tasks, if a collector is configured. */
  readonly tracing: Tracing | undefined;
  /** Reports defects, if a service is configured. */
  readonly errorReports: ErrorReports | undefined;
  readonly log: Log;
};
