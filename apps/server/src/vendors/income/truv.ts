import type { IncomeSource } from '@homeline/domain/facts/income.facts.ts';
import * as z from 'zod';
import { type AccountValues, type AdapterTools, adapter, type Ended } from '../adapter.ts';
import { headerOf, isSignatureValid } from '../chat/signature.ts';
import type { Result } from '../exchange.ts';
import { failedResult, type HttpCall, type Patience, parseJson, sendHttp } from '../http-call.ts';
import type {
  FetchedIncome,
  IncomeFetch,
  IncomeLinkEnd,
  IncomeLinkVisit,
  OpenedLink,
  OpenIncomeLink,
} from './port.ts';
import { AssetsReport, accountsIncome, IncomeInsights, LinkReport, payrollIncome } from './truv-report.ts';

const FIELDS = {
  url: { label: 'Address', isUrl: true, fallback: 'https://prod.truv.com' },
  clientId: { label: 'Client ID', isAccount: true },
  secret: {
    label: 'Access secret',
    help: 'Of the sandbox or of production. It signs Truv’s webhooks too.',
    isSecret: true,
    signsWebhooks: true,
  },
  customField: {
    label: 'Way back',
    help: 'Enter “yes” once the landing page of your orders shows Truv’s custom field, to which we send the address of the application.',
    fallback: '',
    ofSandbox: 'yes',
    accepts: { pattern: /^(yes)?$/i, must: 'Must be “yes” or empty' },
  },
} as const;
type Values = AccountValues<typeof FIELDS>;

/** What an order asks for, by the source that it links. Another source isn’t Truv’s. */
const ORDERS: { readonly [Source in IncomeSource]?: object } = {
  TRUV_PAYROLL: { products: ['income'], data_sources: ['payroll'] },
  TRUV_FINANCIAL_ACCOUNTS: { products: ['income', 'assets'], data_sources: ['financial_accounts'] },
};

const Order = z.object({ id: z.string().min(1), user_id: z.string().min(1), share_url: z.url() });
const Ordered = z.object({ report_id: z.string().min(1) });
const Users = z.object({
  results: z.array(z.object({ id: z.string().min(1), external_user_id: z.string().nullish() })),
});
/** Truv publishes the client's own id of the user in a connection, and not its own. */
const Links = z.object({
  results: z.array(
    z.object({
      id: z.string().min(1),
      user_external_id: z.string().nullish(),
      user_id: z.string().nullish(),
    }),
  ),
});
/** A report is read once Truv has put it together. */
const REPORT_OF_CREDIT = { days_requested: 90, consumer_report_permissible_purpose: 'EXTENSION_OF_CREDIT' };

/**
 * Truv, API v1: payroll and financial accounts, by an order with a page of Truv's own. An order belongs to the user whose
 * `external_user_id` is the application, so that a repeated order never splits the report. Tax transcripts and employers are the bridge's.
 */
export const truv = adapter({
  fields: FIELDS,

  create(values, tools) {
    const takes = ({ source }: { readonly source: IncomeSource }) => ORDERS[source] !== undefined;
    // Asked again, Truv opens another page or reads the same report: neither has an effect.
    const outcome = async () => failedResult('NOT_RECEIVED', false);
    return {
      income: {
        link: { takes, isReport: () => false, outcome, ask: (request) => openOrder(values, tools, request) },
        visit: {
          takes,
          isReport: () => false,
          outcome,
          ask: (request) => endOfVisit(values, tools, request),
        },
        fetch: {
          // A page of the bridge returned a token.
          takes: (request) => takes(request) && request.publicToken === undefined,
          isReport: ({ answer }) => answer !== 'ERROR',
          outcome: (reference) => outcomeOfReports(tools, reference),
          ask: (request) => fetchReport(values, tools, request),
        },
      },
    };
  },

  async check(values, patience) {
    const sent = await request({ values, patience }, { method: 'GET', path: 'webhooks/' }, z.unknown());
    if (sent.ok) return 'WORKS';
    const { failed } = sent.failure;
    return failed === 'NOT_RECEIVED' ? 'REFUSED' : failed;
  },

  forget: (values, fileNumber, tools) => removeUser({ values, ...tools }, fileNumber),

  async readWebhook({ secret }, { headers, rawBody }, { memory }) {
    const signature = headerOf({ headers }, 'x-webhook-sign');
    const signed = { algorithm: 'sha256', secret, text: rawBody, encoding: 'hex' } as const;
    if (!signature?.startsWith('v1=') || !isSignatureValid(signature.slice(3), signed)) return undefined;
    const event = z.object({ user_id: z.string() }).safeParse(parseJson(rawBody));
    const fileNumber = event.success ? await memory.recall(userNote(event.data.user_id)) : undefined;
    return fileNumber === undefined ? [] : [{ kind: 'CHANGED', fileNumber }];
  },
});

/** Under this name: the application's user at Truv, empty while none is known. */
function applicationNote(fileNumber: string): string {
  return `truv ${fileNumber}`;
}

/** The application of a Truv user, under this name. */
function userNote(userId: string): string {
  return `truv user ${userId}`;
}

async function openOrder(
  values: Values,
  tools: AdapterTools,
  { reference, fileNumber, worker, source, returnUrl }: OpenIncomeLink,
): Promise<Result<OpenedLink>> {
  const body = {
    ...ORDERS[source],
    order_number: reference,
    external_user_id: fileNumber,
    first_name: worker.firstName,
    last_name: worker.lastName,
    // Truv compares the number with the payroll's. Without an email address and phone it writes to nobody.
    ...(worker.ssn && { ssn: worker.ssn.replace(/\D/g, '') }),
    ...(values.customField !== '' && { custom_field: returnUrl }),
  };
  const note = applicationNote(fileNumber);
  const known = (await tools.memory.recall(note)) ?? '';
  // Truv may keep the number though its answer gets lost, and its part is ended only where a note names it.
  await tools.memory.remember({ fileNumber, reference: note, theirs: known });
  const sent = await request({ values, ...tools }, { ...ONCE, path: 'orders/', body }, Order);
  if (!sent.ok) return sent;
  const { id, user_id, share_url } = sent.answer;
  await tools.memory.remember({ fileNumber, reference: note, theirs: user_id });
  await tools.memory.remember({ fileNumber, reference: userNote(user_id), theirs: fileNumber });
  return { ok: true, answer: { link: id, url: share_url } };
}

async function fetchReport(
  values: Values,
  tools: AdapterTools,
  order: IncomeFetch,
): Promise<Result<FetchedIncome>> {
  const account = { values, ...tools };
  await takeDecision(tools, order);
  const found = await connections(account, order.fileNumber);
  if (!found.ok) return found;
  const { user, links } = found.answer;
  if (user === undefined || links.length === 0) return { ok: true, answer: { answer: 'ERROR' } };
  if (order.source === 'TRUV_FINANCIAL_ACCOUNTS') return fetchAccounts(values, tools, order, user);
  const reports: LinkReport[] = [];
  for (const id of links) {
    const report = await request(account, { method: 'GET', path: `links/${id}/income/report/` }, LinkReport);
    if (!report.ok && report.failure.failed !== 'NOT_RECEIVED') return report;
    // A link to a bank has no payroll report.
    if (report.ok) reports.push(report.answer);
  }
  return read(payrollIncome(reports, order.worker));
}

/** Truv makes a connection once a person has logged in to a payroll system or a bank. */
async function endOfVisit(
  values: Values,
  tools: AdapterTools,
  { fileNumber }: IncomeLinkVisit,
): Promise<Result<IncomeLinkEnd>> {
  const found = await connections({ values, ...tools }, fileNumber);
  if (!found.ok) return found;
  return { ok: true, answer: { answer: found.answer.links.length > 0 ? 'LINKED' : 'CANCELLED' } };
}

/** The reports that income from accounts is read from. Truv charges for each. */
const REPORTS = ['insights', 'assets'] as const;

/** Truv was asked for a report and its answer isn't known. It lists no reports and takes no key, so a person decides whether to ask again. */
const UNCLEAR = 'unclear';

/** The id of a report that was ordered for a reference, under this name. */
function reportNote(reference: string, kind: (typeof REPORTS)[number]): string {
  return `${reference} ${kind}`;
}

/** A report whose order is unclear goes to a person. Otherwise asking again orders only what is missing. */
async function outcomeOfReports({ memory }: AdapterTools, reference: string): Promise<Result<never>> {
  for (const kind of REPORTS)
    if ((await memory.recall(reportNote(reference, kind))) === UNCLEAR) return failedResult('REFUSED', true);
  return failedResult('NOT_RECEIVED', false);
}

/** Asked for again while unclear, a report may be ordered again because a person decided so, also where Truv fails before the order. */
async function takeDecision({ memory }: AdapterTools, { reference, fileNumber }: IncomeFetch): Promise<void> {
  for (const kind of REPORTS) {
    const note = reportNote(reference, kind);
    if ((await memory.recall(note)) === UNCLEAR)
      await memory.remember({ fileNumber, reference: note, theirs: '' });
  }
}

type Account = { readonly values: Values; readonly patience: Patience };

/** Truv knows no repeat of an order or report by a key, and says nothing of what a 503 leaves behind. */
const ONCE = { method: 'POST', once: true, mayActAt503: true } as const;

type Connections = {
  readonly user?: string;
  readonly links: readonly string[];
  /** Truv listed the user or a connection of theirs, so this account knows them. */
  readonly isListed?: boolean;
  readonly showsOthers?: boolean;
};

/** Returns the application's user at Truv, by our own note if an order's answer came, and the ids of its connections. */
async function connections(
  account: Account & Pick<AdapterTools, 'memory'>,
  fileNumber: string,
): Promise<Answered<Connections>> {
  const noted = await account.memory.recall(applicationNote(fileNumber));
  if (noted) return connectionsOf(account, fileNumber, noted);
  const path = `users/?external_user_id=${fileNumber}&list_links=false`;
  const users = await request(account, { method: 'GET', path }, Users);
  if (!users.ok) return users;
  // A filter that isn't applied must never show somebody else.
  const user = users.answer.results.find(({ external_user_id }) => external_user_id === fileNumber);
  if (!user) return { ok: true, answer: { links: [], showsOthers: users.answer.results.length > 0 } };
  const found = await connectionsOf(account, fileNumber, user.id);
  return found.ok ? { ok: true, answer: { ...found.answer, isListed: true } } : found;
}

async function connectionsOf(
  account: Account,
  fileNumber: string,
  user: string,
): Promise<Answered<Connections>> {
  const found = await request(account, { method: 'GET', path: `links/?user_id=${user}` }, Links);
  if (!found.ok && !found.isGone) return found;
  // As for users: a filter that isn't applied must never show somebody else.
  const isTheirs = ({ user_id, user_external_id }: z.infer<typeof Links>['results'][number]) =>
    (user_id ?? user) === user && (user_external_id ?? fileNumber) === fileNumber;
  const links = found.ok ? found.answer.results.filter(isTheirs) : [];
  return { ok: true, answer: { user, links: links.map(({ id }) => id), isListed: links.length > 0 } };
}

/** Removes the application's connections with all that they showed, and then the user with their name and Social Security number. */
async function removeUser(
  account: Account & Pick<AdapterTools, 'memory'>,
  fileNumber: string,
): Promise<Ended> {
  const found = await connections(account, fileNumber);
  if (!found.ok) return found;
  const { links, showsOthers, user, isListed = false } = found.answer;
  // Users of others are listed where the filter isn't applied, so ours may be among those not shown.
  if (user === undefined) return { ok: true, ...(showsOthers && { isUnknown: true }) };
  let isKnown = isListed;
  for (const path of [...links.map((id) => `links/${id}/`), `users/${user}/`]) {
    const removed = await request(account, { method: 'DELETE', path }, z.unknown());
    if (!removed.ok && !removed.isGone) return removed;
    isKnown ||= removed.ok;
  }
  // A repeat finds nothing, and has nothing to warn of.
  await account.memory.remember({ fileNumber, reference: applicationNote(fileNumber), theirs: '' });
  return { ok: true, ...(!isKnown && { isUnknown: true }) };
}

/** Orders each report once for a reference, and reads both. */
async function fetchAccounts(
  values: Values,
  tools: AdapterTools,
  { reference, fileNumber, worker, statedMonthlyGrossCents }: IncomeFetch,
  userId: string,
): Promise<Result<FetchedIncome>> {
  const account = { values, ...tools };
  const insightsPath = `users/${userId}/income_insights/reports/`;
  const assetsPath = `users/${userId}/assets/reports/`;
  const ordered = async (kind: (typeof REPORTS)[number], path: string, body: object) => {
    const note = reportNote(reference, kind);
    const keep = (theirs: string) => tools.memory.remember({ fileNumber, reference: note, theirs });
    const kept = await tools.memory.recall(note);
    if (kept) return { ok: true, answer: kept } as const;
    await keep(UNCLEAR);
    const made = await request(account, { ...ONCE, path, body }, Ordered);
    if (made.ok) await keep(made.answer.report_id);
    else if (!made.failure.mayHaveActed) await keep('');
    return made.ok ? ({ ok: true, answer: made.answer.report_id } as const) : made;
  };
  const insightsId = await ordered('insights', insightsPath, REPORT_OF_CREDIT);
  if (!insightsId.ok) return insightsId;
  const assetsId = await ordered('assets', assetsPath, {});
  if (!assetsId.ok) return assetsId;
  const insights = await request(
    account,
    { method: 'GET', path: `${insightsPath}${insightsId.answer}/` },
    IncomeInsights,
  );
  if (!insights.ok) return pendingIfMissing(insights);
  const assets = await request(
    account,
    { method: 'GET', path: `${assetsPath}${assetsId.answer}/` },
    AssetsReport,
  );
  if (!assets.ok) return pendingIfMissing(assets);
  return read(accountsIncome(insights.answer, assets.answer, worker, statedMonthlyGrossCents));
}

type Failed = Extract<Result<never>, { ok: false }> & { /** Truv has it no more. */ readonly isGone?: true };
type Answered<Answer> = { readonly ok: true; readonly answer: Answer } | Failed;

/** A report that Truv still puts together isn’t found at first. */
function pendingIfMissing(failed: Failed): Result<never> {
  return failed.failure.failed === 'NOT_RECEIVED' ? { ok: true, pending: true } : failed;
}

function read(income: FetchedIncome | 'GARBAGE' | undefined): Result<FetchedIncome> {
  if (income === undefined) return { ok: true, pending: true };
  return income === 'GARBAGE' ? failedResult('GARBAGE', true) : { ok: true, answer: income };
}

const GONE: readonly number[] = [404, 410];

/** Calls Truv with the account's keys and reads the answer. */
async function request<Answer>(
  { values, patience }: Account,
  { path, ...call }: Pick<HttpCall, 'method' | 'body' | 'once' | 'mayActAt503'> & { readonly path: string },
  schema: z.ZodType<Answer>,
): Promise<Answered<Answer>> {
  const headers = { 'x-access-client-id': values.clientId, 'x-access-secret': values.secret };
  const sent = await sendHttp({ ...call, url: `${values.url}/v1/${path}`, headers }, patience);
  if (!sent.ok) {
    const isGone = GONE.includes(sent.error?.status ?? 0);
    return { ok: false, failure: sent.failure, ...(isGone && { isGone }) };
  }
  const json = schema.safeParse(parseJson(sent.text));
  return json.success ? { ok: true, answer: json.data } : failedResult('GARBAGE', true);
}
