import * as z from 'zod';
import { type AccountCheck, type AdapterExchange, type AdapterTools, adapter } from '../adapter.ts';
import type { Result } from '../exchange.ts';
import { failedResult, type Patience, parseJson, type Sent, sendHttp } from '../http-call.ts';
import { CREDIT_TIMEOUT_SECONDS } from '../timeouts.ts';
import { type Reading, readMismo } from './mismo-report.ts';
import { type Action, type MismoRequest, mismoRequest, type Product, REPOSITORIES } from './mismo-request.ts';
import type { CreditPull, HardCredit, SoftCredit } from './port.ts';

const FIELDS = {
  url: { label: 'Address of the reseller', isUrl: true },
  path: { label: 'Path for MISMO 2.3.1', fallback: '/uaweb/mismo' },
  user: { label: 'Login', isAccount: true },
  password: { label: 'Password', isSecret: true },
  requestingParty: { label: 'Your name at the reseller' },
} as const;
type Account = { readonly [Field in keyof typeof FIELDS]: string };

/** Parsing holds up everyone's requests, a third of a second for each megabyte; a report has some hundred kilobytes. */
const MOST_BYTES = 5_000_000;

/** The reseller's code for a login that it doesn't take. */
const WRONG_LOGIN = 'E036';

/** Resellers publish no other code, so an error of the check is told by its words: of a login, or of a request that they never got. */
const OF_LOGIN = /log-?in|password|client account|credential|unauthori[sz]ed|not authori[sz]ed/i;
const OF_NO_REQUEST =
  /no (such )?(request|order|report|record|file)|not (be )?found|unknown (request|order)|does ?n[o’']t exist/i;

const NO_ONE = {
  ...{ reference: 'account-check', fileNumber: 'account-check', consumer: { firstName: '', lastName: '' } },
  address: { street1: '', city: '', state: 'CT', zip: '' },
} as const;

/**
 * The stored state of a request: enough to ask for its report again. `NOT_SENT`: it certainly had no effect.
 */
const Note = z.object({
  state: z.enum(['SENT', 'NOT_SENT']),
  report: z.string().optional(),
  pull: z.custom<MismoRequest['pull']>((value) => typeof value === 'object'),
});
type Note = z.infer<typeof Note>;

/**
 * A credit reseller that speaks MISMO 2.3.1 (Xactus Credit API, MISMO 2.X, November 2026). A first request forces a new pull. One whose
 * answer was lost is never forced again: we ask for its report, and a soft pull may then be submitted, which the reseller answers with
 * the report that it already has of this person.
 */
export const mismo = adapter<typeof FIELDS>({
  fields: FIELDS,
  timeoutSeconds: CREDIT_TIMEOUT_SECONDS,
  create(account, tools) {
    return {
      credit: {
        soft: exchange<SoftCredit>(account, tools, 'SOFT', softAnswer),
        hard: exchange<HardCredit>(account, tools, 'HARD', hardAnswer),
      },
    };
  },
  async check(account, patience): Promise<AccountCheck> {
    // It asks about nobody, so any bureau will do.
    const [repository] = REPOSITORIES;
    const asked = { repository, product: 'SOFT', action: { type: 'StatusQuery' }, pull: NO_ONE } as const;
    const sent = await post(account, asked, patience);
    if (!sent.ok) return sent.failure.failed === 'NOT_RECEIVED' ? 'REFUSED' : sent.failure.failed;
    const reading = readMismo(sent.text, { ...NO_ONE, repository });
    if (reading.kind === 'GARBAGE') return 'GARBAGE';
    if (reading.kind !== 'REFUSED') return 'WORKS';
    if (reading.code === WRONG_LOGIN || OF_LOGIN.test(reading.words)) return 'REFUSED';
    return OF_NO_REQUEST.test(reading.words) ? 'WORKS' : 'UNCLEAR';
  },
});

type FileAnswer = Exclude<Reading, { readonly kind: 'REFUSED' | 'UNUSABLE' | 'GARBAGE' }>;
type ToAnswer<Answer> = (reading: FileAnswer, pull: MismoRequest['pull'], rawReport: string) => Answer;

/** A freeze PIN has no place in the published request, so a pull with one goes to another provider. */
function exchange<Answer>(
  account: Account,
  { patience, memory, creditBureau }: AdapterTools,
  product: Product,
  toAnswer: ToAnswer<Answer>,
): AdapterExchange<CreditPull, Answer> {
  const repository = REPOSITORIES.find((each) => each.toUpperCase() === creditBureau);
  const send = (pull: MismoRequest['pull'], action: Action, once: boolean) =>
    repository
      ? post(account, { repository, product, action, pull }, patience, once)
      : Promise.resolve<Sent>(failedResult('REFUSED', false));
  const keep = ({ reference, fileNumber }: MismoRequest['pull'], note: Note) =>
    memory.remember({ reference, fileNumber, theirs: JSON.stringify(note) });
  const noteOf = async (reference: string) =>
    Note.safeParse(parseJson((await memory.recall(reference)) ?? '')).data;

  async function read(sent: Sent, pull: MismoRequest['pull']): Promise<Result<Answer>> {
    if (!sent.ok) return { ok: false, failure: sent.failure };
    if (!repository) return failedResult('REFUSED', false);
    const reading = readMismo(sent.text, { ...pull, repository });
    switch (reading.kind) {
      case 'GARBAGE':
        return failedResult('GARBAGE', true);
      case 'REFUSED':
        return failedResult('REFUSED', reading.code !== WRONG_LOGIN);
      case 'UNUSABLE':
        return failedResult('REFUSED', true);
      case 'REPORT':
        await keep(pull, { state: 'SENT', report: reading.identifier, pull });
    }
    return { ok: true, answer: toAnswer(reading, pull, sent.text) };
  }

  return {
    takes: ({ pin }) => pin === undefined,
    isReport: (answer) => Boolean((answer as SoftCredit | HardCredit).report),
    async ask({ reference, fileNumber, consumer, address }) {
      const pull = { reference, fileNumber, consumer, address };
      const note = await noteOf(reference);
      const isRepeat = note?.state === 'SENT';
      await keep(pull, { ...(isRepeat ? note : {}), state: 'SENT', pull });
      const action: Action = note?.report
        ? { type: 'Reissue', report: note.report }
        : { type: isRepeat ? 'Submit' : 'ForceNew' };
      const result = await read(await send(pull, action, true), pull);
      if (!result.ok && !result.failure.mayHaveActed && !isRepeat)
        await keep(pull, { state: 'NOT_SENT', pull });
      return result;
    },
    async outcome(reference) {
      const note = await noteOf(reference);
      if (note?.state !== 'SENT') return failedResult('NOT_RECEIVED', false);
      const action: Action = note.report ? { type: 'Reissue', report: note.report } : { type: 'StatusQuery' };
      const result = await read(await send(note.pull, action, false), note.pull);
      if (result.ok) return result;
      // A reseller that tells no status leaves a hard pull to a person. A soft one leaves no inquiry, so it may be submitted again.
      if (result.failure.failed === 'REFUSED' && product === 'SOFT' && !note.report)
        return failedResult('NOT_RECEIVED', false);
      return failedResult(result.failure.failed, true);
    },
  };
}

function softAnswer(reading: FileAnswer, { consumer }: MismoRequest['pull'], rawReport: string): SoftCredit {
  switch (reading.kind) {
    case 'REPORT':
      return { answer: reading.alert ?? 'HIT', report: reading.report, rawReport };
    case 'NO_FILE':
      return { answer: consumer.ssn === undefined ? 'NO_MATCH' : 'NO_HIT' };
    case 'FROZEN':
      return { answer: 'FROZEN' };
    case 'BUREAU_ERROR':
      return { answer: 'ERROR' };
  }
}

/** What changed since the soft pull is for the product to compare. An alert may be new since then. */
function hardAnswer(reading: FileAnswer, _pull: MismoRequest['pull'], rawReport: string): HardCredit {
  if (reading.kind === 'REPORT') {
    const { alert, report } = reading;
    return { answer: 'HIT', ...(alert && { alert }), report, rawReport };
  }
  return { answer: reading.kind === 'FROZEN' ? 'FROZEN' : 'ERROR' };
}

function post(
  { url, path, user, password, requestingParty }: Account,
  request: Omit<MismoRequest, 'requestingParty'>,
  patience: Patience,
  once = false,
): Promise<Sent> {
  return sendHttp(
    {
      ...{
        method: 'POST',
        url: `${url}/${path.replace(/^\/+/, '')}`,
        once,
        mayActAt503: once,
        mostBytes: MOST_BYTES,
        body: mismoRequest({ ...request, requestingParty }),
      },
      headers: {
        authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
        ...{ accept: 'text/xml', 'content-type': 'text/xml; charset=utf-8' },
      },
    },
    patience,
  );
}
