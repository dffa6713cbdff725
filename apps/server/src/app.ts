import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { staffNeedsSecondFactor } from '@homeline/domain/organisations/sign-in.ts';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import manifest from '../package.json' with { type: 'json' };
import { anchorStores } from './audit/anchor-stores.ts';
import { appendLink, keepLinks, linkFile } from './audit/installation-chain.ts';
import { createAnchorKeeper } from './audit/keep-anchors.ts';
import { type Clock, movableClock, realClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { writableFolder } from './data-folder.ts';
import { type Database, openDatabase } from './db/database.ts';
import { recognizedSigner } from './facts/signed-applications.ts';
import { moveFiles, removeUnused } from './file-store/move-files.ts';
import { openFileStore } from './file-store/open-file-store.ts';
import { createFileOpener } from './files/file-opener.ts';
import { HANDLERS } from './handlers.ts';
import { followSandboxClock } from './http/clock-route.ts';
import { createDrain } from './http/draining.ts';
import { healthServer } from './http/health.ts';
import { flushLog, loggerFor } from './http/log.ts';
import { httpServer } from './http/server.ts';
import { recordDueDates } from './jobs/due-dates.ts';
import { createJobs, type Tasks } from './jobs/queue.ts';
import { sweep } from './jobs/sweep.ts';
import { createTimers, type Timers } from './jobs/timer.ts';
import { createIdentities } from './modules/accounts/identities.ts';
import { originatorOf } from './modules/accounts/originators.ts';
import { listenForRevocations } from './modules/accounts/revocations.ts';
import { addFirstStaff } from './modules/accounts/staff.ts';
import { createTokens } from './modules/accounts/tokens.ts';
import { noticeGoneAgents } from './modules/chat/agent-presence.ts';
import { checkLendersProviders } from './modules/chat/carrier.ts';
import { openChatFeed } from './modules/chat/chat-feed.ts';
import { createChatTokens } from './modules/chat/chat-tokens.ts';
import { isChatAlive } from './modules/chat/chats.ts';
import { moveIdleChats } from './modules/chat/idle-chats.ts';
import { emailMissedReplies } from './modules/chat/missed-replies.ts';
import { omniChannels } from './modules/chat/omni-channel.ts';
import { catchUpChats } from './modules/chat/providers/catch-up.ts';
import { relayChats } from './modules/chat/providers/relay.ts';
import { addChatWebhookRoute } from './modules/chat/providers/webhook-route.ts';
import { wakeDueChats } from './modules/chat/snooze-chat.ts';
import { deleteOldConversations } from './modules/chatbot/old-conversations.ts';
import { createChatSearch } from './modules/chatbot/search/search-thread.ts';
import { checkCounselors } from './modules/documents/counselors.ts';
import { keepEarlierSealed } from './modules/documents/earlier-sealed.ts';
import { sealDeliveredPapers } from './modules/documents/seal-later.ts';
import { createUploadStorage } from './modules/documents/upload-storage.ts';
import { openFlags } from './modules/flags/flags.ts';
import { addOfrep } from './modules/flags/ofrep.ts';
import { createKeptPromises } from './modules/insight/kept-promises.ts';
import { queueFactMessages, queueStepMessage, sendOutbox } from './modules/notifications/outbox.ts';
import { recordFrozenTerms } from './modules/offers/frozen-terms.ts';
import { createActivity } from './modules/operations/activity.ts';
import { makeAuditChecks } from './modules/operations/audit-checks.ts';
import { LIFT_CHANNEL } from './modules/operations/provider-pauses.ts';
import { checkBrokerSecrets } from './modules/organisations/broker-secrets.ts';
import { loadOrganisations } from './modules/organisations/organisations.ts';
import { addChatEmbed, embeddingOrigins } from './modules/pages/chat-embed.ts';
import { addPages, lostPage } from './modules/pages/page.ts';
import { mayFollow } from './modules/pipeline/may-follow.ts';
import { deleteDueEverywhere } from './modules/records/delete-records.ts';
import { endBankAccess } from './modules/records/end-bank-access.ts';
import { RECORDS_JOB } from './modules/records/get-records.ts';
import { type CompiledTexts, compiledTexts } from './modules/rules/compiled-texts.ts';
import { ruleContext } from './modules/rules/decision-context.ts';
import { provenVersions, runningBuild } from './modules/rules/proven-versions.ts';
import { checkPublishedFigures } from './modules/rules/published-figures.ts';
import { openRulebooks } from './modules/rules/rulebooks.ts';
import { openAccounts } from './modules/settings/lender-providers.ts';
import { requireServedPorts } from './modules/settings/served-ports.ts';
import { openSettings } from './modules/settings/settings.ts';
import { writeToSigners } from './modules/signers/letters.ts';
import { drawAvmSamples } from './modules/valuation/draw-avm-sample.ts';
import { addProviderWebhookRoute } from './modules/webhooks/provider-route.ts';
import { addReturnedMailRoute } from './modules/webhooks/returned-mail-route.ts';
import { createParts, type Parts } from './parts.ts';
import { checkCertificate, installedValidity } from './pdf/certificate-validity.ts';
import { documentCertificate } from './pdf/document-certificate.ts';
import { openSeal } from './pdf/document-seal.ts';
import { createPdfPool, type PdfPool } from './pdf/pdf-pool.ts';
import { checkRemoteSigner, createRemoteSigner } from './pdf/remote/remote-key.ts';
import { createTokenSigner } from './pdf/token/token-key.ts';
import { openEventFeed } from './realtime/event-feed.ts';
import { liveChannels } from './realtime/live-channel.ts';
import { addSocketRoute } from './realtime/socket-route.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';
import { openSealing } from './sealing/open-sealing.ts';
import { TASKS } from './tasks.ts';
import { traceRequests } from './tracing/traced-requests.ts';
import { vendorsByLender } from './vendors/by-lender.ts';
import { createChatProviders } from './vendors/chat/chat-providers.ts';
import { watchChat } from './vendors/chat/watch-chat.ts';
import { createCircuits } from './vendors/circuit.ts';
import { languageModelOverHttp } from './vendors/language-model/http.ts';
import { clamdScanner } from './vendors/malware/clamd.ts';
import type { TimeStamper } from './vendors/time-stamps/rfc3161.ts';
import { createVendors, type Vendors } from './vendors/vendors.ts';

const SWEEP_MS = 60_000;
const DUE_DATES_MS = 15_000;
const OUTBOX_MS = 2000;
const CHATS_MS = 10_000;
const OLD_CHATBOT_MS = 3_600_000;
const COUNSELORS_MS = 3_600_000;
const FIGURES_MS = 3_600_000;
const CERTIFICATE_MS = 3_600_000;
const RECORDS_MS = 6 * 3_600_000;
const EARLIER_SEALED_MS = 86_400_000;
const SEAL_LATER_MS = 900_000;
const CHAT_RELAY_MS = 500;
const CHAT_CATCH_UP_MS = 30_000;
const RULES_MS = 60_000;
const FLAGS_MS = 60_000;
const PROMISES_MS = 3_600_000;
const ACTIVITY_MS = 5000;
const AUDITS_MS = 2000;
const UPLOAD_ROOM_MS = 60_000;
const MOVE_FILES_MS = 5000;
const UNUSED_FILES_MS = 300_000;
const INSTALLATION_CHAIN_MS = 30_000;

/** Dependencies that tests replace. */
export type Overrides = {
  readonly database?: Database;
  readonly clock?: Clock;
  readonly vendors?: Vendors;
  readonly tasks?: Tasks;
  readonly pdfs?: PdfPool;
  readonly timeStamp?: TimeStamper;
  readonly ruleTexts?: CompiledTexts;
  /** Receives the log lines. */
  readonly logTo?: DestinationStream;
};

export type App = {
  readonly context: Context;
  readonly http: ReturnType<typeof httpServer>;
  /** Answers the health checks on a port of their own, if they have one. */
  readonly health: ReturnType<typeof healthServer> | undefined;
  /** Opens the task queue, without which no request is answered. If one part fails to start, the server is stopped. */
  openJobs(): Promise<void>;
  /** Starts to perform tasks and repeating jobs. */
  startJobs(): Promise<void>;
  /**
   * Takes requests while balancers notice that it stops. Then waits for open requests, then for running jobs, tasks and documents in progress, and closes the database.
   * @throws AggregateError after all, if a part failed to stop
   */
  stop(): Promise<void>;
};

/** Creates the server and its dependencies; `http.listen` makes it accept requests. If one part fails, those before it are stopped. */
export async function createApp(config: Config, overrides: Overrides = {}): Promise<App> {
  const log = loggerFor(
    { level: config.logLevel, format: config.logFormat, isTraced: config.tracesUrl !== undefined },
    overrides.logTo,
  );
  const parts = createParts(log);
  parts.add('log', () => flushLog(log));
  try {
    return await openApp(config, overrides, log, parts);
  } catch (error) {
    await parts.stop().catch(() => {});
    throw error;
  }
}

async function openApp(
  config: Config,
  overrides: Overrides,
  log: ReturnType<typeof loggerFor>,
  parts: Parts,
): Promise<App> {
  const clock = overrides.clock ?? (config.sandbox ? movableClock() : realClock());
  const folders = loadOrganisations(config.organisationsDir, config.defaultOrganisation);
  checkLendersProviders(folders, config);
  checkBrokerSecrets(folders, config);
  writableFolder(config.anchorsDir, 'ANCHORS_DIR');
  const database = overrides.database ?? (await openDatabase(config));
  parts.add('database', () => database.close());
  const settings = await openSettings(database, folders, log);
  const { organisations } = settings;
  // Both, since the console may return to the folder’s choice.
  for (const lenders of [folders, organisations]) requireServedPorts(lenders, config);
  const sealing = await openSealing(database.db, config.keyRing, SEALED_COLUMNS);
  const accounts = await openAccounts({
    ...{ database, organisations, sealing, clock, log },
    ...{ sandbox: config.sandbox, publicUrl: config.publicUrl },
  });
  const ruleTexts = overrides.ruleTexts ?? compiledTexts(provenVersions(config.dataDir, runningBuild()));
  const rulebooks = await openRulebooks({ database, clock, log, organisations }, ruleTexts);
  const flags = await openFlags({ database, organisations, clock, config, log });
  const events = await openEventFeed(database, log);
  parts.add('events', events.stop);
  const remote = config.documentSigner && createRemoteSigner(config.documentSigner);
  const certificateValidity = () => (remote ? remote.last()?.validity : installedValidity(config));
  const metrics = config.hasMetrics
    ? (await import('./metrics/metrics.ts')).createMetrics(database, log, () => certificateValidity())
    : undefined;
  if (metrics) parts.add('metrics', () => metrics.stop());
  const tracing =
    config.tracesUrl === undefined
      ? undefined
      : (await import('./tracing/otlp.ts')).createTracing(config.tracesUrl, manifest.version, log);
  if (tracing) parts.add('traces', tracing.stop);
  const errorReports =
    config.sentryDsn === undefined
      ? undefined
      : (await import('./error-reports/sentry.ts')).createErrorReports(
          config.sentryDsn,
          manifest.version,
          log,
        );
  if (errorReports) parts.add('error reports', errorReports.stop);
  const activity = createActivity(database.db, metrics);
  parts.add('activity', () => activity.write().catch(() => {}));
  const circuits = createCircuits(activity.providerPaused, () => performance.now());
  await database.listen(
    LIFT_CHANNEL,
    (lifted) => {
      const [organisation = '', port = ''] = lifted.split(' ');
      circuits.lift(organisation, port);
    },
    () => {},
  );
  const chatSearch = createChatSearch(join(config.dataDir, 'chatbot', 'embeddings'));
  parts.add('chat search', () => chatSearch.close());
  const pdfs = overrides.pdfs ?? createPdfPool();
  parts.add('PDFs', () => pdfs.close());
  const fileStore = await openFileStore(config, database.db);
  const files = createFileOpener();
  parts.add('files', () => files.close());
  const jobs = createJobs(database, overrides.tasks ?? TASKS, log);
  parts.add('task queue', () => jobs.stop());
  // A wrong one stops the start; the data folder's is made when it is first needed.
  const token = config.documentKey && createTokenSigner(config.documentKey);
  if (token) parts.add('document key', () => token.close());
  if (config.documentCertificate) await documentCertificate(config, clock.nowMs(), token);
  if (remote) await checkRemoteSigner(remote, log);
  const timeStamp = overrides.timeStamp ?? (config.timeStampUrl ? stamperAt(config.timeStampUrl) : undefined);
  const context: Context = {
    config,
    database,
    db: database.db,
    anchors: createAnchorKeeper(database.db, anchorStores(config), log),
    clock,
    sealing,
    organisations,
    settings,
    accounts,
    promises: createKeptPromises(database.db, clock, organisations),
    rulebooks,
    flags,
    identities: createIdentities(database.db, {
      staffNeedsSecondFactor: (organisation) =>
        staffNeedsSecondFactor(organisations.get(organisation).signIn, {
          isTrial: config.sandbox !== undefined,
        }),
    }),
    tokens: createTokens(config.authSecret),
    revocations: await listenForRevocations(database),
    events,
    chatTokens: createChatTokens(config.authSecret, clock),
    chatFeed: await openChatFeed(database),
    chatProviders: watchChat(createChatProviders(config.chatProviders), activity.providerCalled),
    onRecord: {
      ruleContext,
      freezeTerms: recordFrozenTerms,
      queueStepMessage,
      queueFactMessages,
      writeToSigners,
    },
    relations: { recognizedSigner, originatorOf, isChatAlive },
    jobs,
    activity,
    vendors: vendorsByLender(
      overrides.vendors ??
        createVendors(config.providers, {
          smtpUrl: config.smtpUrl,
          returnAddress: config.returnAddress,
        }),
      accounts,
      { onCall: activity.providerCalled, circuits },
    ),
    malware: config.clamd && clamdScanner(config.clamd),
    pdfs,
    documentChain: async () =>
      (remote
        ? (remote.last() ?? (await remote.open()))
        : await documentCertificate(config, clock.nowMs(), token)
      ).chain,
    documentSeal: () =>
      openSeal(config, clock, { timeStamp, token, remote, revoked: config.revokedCertificates }),
    certificateValidity: async () => (remote ? (await remote.open()).validity : installedValidity(config)),
    files,
    fileStore,
    uploadStorage: createUploadStorage(database.db, config, log),
    chatSearch,
    languageModel: config.chatbotModel && languageModelOverHttp(config.chatbotModel),
    tracing,
    errorReports,
    log,
  };
  const drain = createDrain();
  const http = httpServer(context, log, drain, { handlers: HANDLERS, addOthers, embeddingOrigins, lostPage });
  metrics?.watchRequests(http);
  if (tracing) traceRequests(http, tracing);
  const health = config.healthPort === undefined ? undefined : healthServer(context, log, drain, metrics);
  const timers = createTimers(log, activity.jobRan, { tracing, errorReports });
  parts.add('repeating jobs', timers.stop);
  parts.add('HTTP', () => http.close());
  if (health) parts.add('health checks', () => health.close());
  const stop = async () => {
    // Without waiting: open requests end meanwhile.
    void timers.stop();
    if (http.server.listening) {
      drain.begin();
      await wait(config.drainMs);
    }
    await parts.stop();
  };
  return {
    context,
    http,
    health,
    stop,
    async openJobs() {
      try {
        if (config.sandbox) await followSandboxClock(context, config.sandbox.url);
        await addFirstStaff(context);
        await jobs.open();
      } catch (error) {
        await stop().catch(() => {});
        throw error;
      }
    },
    async startJobs() {
      await jobs.start(context);
      startRepeating(context, timers);
    },
  };
}

/** A stamper that is loaded when the first document is signed. */
function stamperAt(url: string): TimeStamper {
  return async (bytes) => {
    const { rfc3161 } = await import('./vendors/time-stamps/rfc3161.ts');
    return rfc3161(url)(bytes);
  };
}

function startRepeating(context: Context, { repeatEvery }: Timers): void {
  repeatEvery(SWEEP_MS, 'sweep', () => sweep(context));
  repeatEvery(DUE_DATES_MS, 'due dates', () => recordDueDates(context));
  repeatEvery(RULES_MS, 'rules', () => context.rulebooks.refresh());
  repeatEvery(FLAGS_MS, 'flags', () => context.flags.refresh());
  repeatEvery(FLAGS_MS, 'settings', () => context.settings.refresh());
  repeatEvery(FLAGS_MS, 'accounts', () => context.accounts.refresh());
  repeatEvery(PROMISES_MS, 'promises', () => context.promises.refresh());
  repeatEvery(CHATS_MS, 'chats', async () => {
    await wakeDueChats(context);
    await moveIdleChats(context);
  });
  repeatEvery(CHATS_MS, 'missed chat replies', () => emailMissedReplies(context));
  repeatEvery(CHATS_MS, 'gone agents', () => noticeGoneAgents(context));
  repeatEvery(OLD_CHATBOT_MS, 'old chatbot conversations', () => deleteOldConversations(context));
  repeatEvery(FIGURES_MS, 'published figures', async () => checkPublishedFigures(context));
  repeatEvery(RECORDS_MS, RECORDS_JOB, (stopped) => deleteDueEverywhere(context, stopped));
  repeatEvery(RECORDS_MS, 'bank access', (stopped) => endBankAccess(context, stopped));
  repeatEvery(RECORDS_MS, 'valuation samples', () => drawAvmSamples(context));
  repeatEvery(CERTIFICATE_MS, 'document certificate', async () =>
    checkCertificate(await context.certificateValidity(), context.clock.nowMs()),
  );
  repeatEvery(EARLIER_SEALED_MS, 'earlier seals', (stopped) => keepEarlierSealed(context, stopped));
  repeatEvery(SEAL_LATER_MS, 'late seals', (stopped) => sealDeliveredPapers(context, stopped));
  repeatEvery(COUNSELORS_MS, 'housing counselors', async () => checkCounselors(context));
  repeatEvery(CHAT_RELAY_MS, 'chat relay', () => relayChats(context));
  repeatEvery(CHAT_CATCH_UP_MS, 'chat catch-up', () => catchUpChats(context));
  repeatEvery(OUTBOX_MS, 'outbox', (stopped) => sendOutbox(context, stopped));
  repeatEvery(AUDITS_MS, 'audits', (stopped) => makeAuditChecks(context, stopped));
  repeatEvery(INSTALLATION_CHAIN_MS, 'installation chain', () => linkInstallation(context));
  repeatEvery(UPLOAD_ROOM_MS, 'upload room', () => context.uploadStorage.refresh());
  const { fileStore } = context;
  if (fileStore) {
    repeatEvery(MOVE_FILES_MS, 'file store', (stopped) => moveFiles(context.db, fileStore, stopped));
    repeatEvery(UNUSED_FILES_MS, 'unused files', () => removeUnused(context.db, fileStore));
  }
  repeatEvery(ACTIVITY_MS, 'activity', () => context.activity.write());
}

/** Anchors what changed since the last time, in the database and outside it. */
async function linkInstallation({ db, sealing, clock, config }: Context): Promise<void> {
  await appendLink(db, sealing, clock.now());
  await keepLinks(db, linkFile(config.anchorsDir));
}

/** Adds what is served in addition to the calls. The pages answer every other address, so they come last. */
function addOthers(server: FastifyInstance, context: Context): void {
  addOfrep(server, context);
  addSocketRoute(server, context, [liveChannels(context, mayFollow), omniChannels(context)]);
  addChatWebhookRoute(server, context);
  addProviderWebhookRoute(server, context);
  addReturnedMailRoute(server, context);
  addChatEmbed(server);
  addPages(server, context);
}
