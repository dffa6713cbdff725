import * as z from 'zod';
import type { Offered } from '../adapter.ts';
import type { Result } from '../exchange.ts';
import { failedResult } from '../http-call.ts';
import {
  callPlaid,
  LinkToken,
  linkTokenRequest,
  noteApplication,
  noteOf,
  type PlaidAccount,
  withoutAnswer,
} from '../plaid/client.ts';
import { type LinkSession, LinkSessions, linkEnd } from '../plaid/link-session.ts';
import type { BankPort, CheckedAccount, LinkedAccount } from './port.ts';

/** The stored state of an application's bank link. */
const BankNote = z.object({
  linkToken: z.string(),
  /** The link renews the login of the Item instead of adding one. */
  isUpdate: z.boolean().optional(),
  item: z
    .object({
      /** The link that added it. */
      linkToken: z.string(),
      accessToken: z.string(),
      accountIds: z.array(z.string()),
      bankName: z.string().optional(),
      /** The account that the borrower saw. */
      accountId: z.string().optional(),
      needsLogin: z.boolean().optional(),
    })
    .optional(),
});
type BankNote = z.infer<typeof BankNote>;
type Item = NonNullable<BankNote['item']>;

const Exchanged = z.object({ access_token: z.string(), item_id: z.string() });

const Auth = z.object({
  accounts: z.array(
    z.object({ account_id: z.string(), mask: z.string().nullish(), subtype: z.string().nullish() }),
  ),
  numbers: z.object({
    ach: z.array(
      z.object({
        account_id: z.string(),
        account: z.string().regex(/^\w{4,17}$/),
        routing: z.string().regex(/^\d{9}$/),
        can_transfer_in: z.boolean().nullish(),
      }),
    ),
  }),
  item: z.object({ institution_name: z.string().nullish() }).optional(),
});

const Match = z.object({
  accounts: z.array(
    z.object({
      account_id: z.string(),
      legal_name: z.object({ score: z.number().min(0).max(100).nullish() }).nullish(),
    }),
  ),
});

/** The account is closed, or the borrower took their consent back: they must give another. */
const CLOSED: readonly string[] = [
  'ACCESS_NOT_GRANTED',
  'INVALID_ACCESS_TOKEN',
  'INVALID_ACCOUNT_ID',
  'ITEM_CONCURRENTLY_DELETED',
  'ITEM_NOT_FOUND',
  'NO_ACCOUNTS',
  'NO_AUTH_ACCOUNTS',
  'USER_PERMISSION_REVOKED',
];

/** Links an account on Plaid's hosted page, reads its numbers, and checks whose it is. */
export function bankAtPlaid(account: PlaidAccount): Offered<BankPort> {
  const notes = noteOf(account, 'bank', BankNote);
  const outcome = async () => failedResult('NOT_RECEIVED', false);

  async function itemNeedsLogin(fileNumber: string, note: BankNote, item: Item): Promise<void> {
    await notes.write(fileNumber, { ...note, item: { ...item, needsLogin: true } });
  }

  /** Returns the result of a link, or the result that ends the visit. */
  async function sessionOf(
    { linkToken }: BankNote,
    succeeded: (session: LinkSession) => boolean,
  ): Promise<{ readonly session: LinkSession } | { readonly result: Result<LinkedAccount> }> {
    const got = await callPlaid(account, '/link/token/get', { link_token: linkToken }, LinkSessions);
    if (!got.ok) return { result: got.error?.means === 'LOST' ? answer('CANCELLED') : withoutAnswer(got) };
    const ended = linkEnd(got.body.link_sessions, succeeded);
    if (ended.end === 'OPEN') return { result: { ok: true, pending: true } };
    return ended.end === 'LINKED' ? ended : { result: answer(ended.end) };
  }

  type Found = { readonly item: Item } | { readonly result: Result<LinkedAccount> };

  /** Exchanges the token of a finished link, once: a repeat finds the Item in the note. */
  async function addItem(fileNumber: string, note: BankNote): Promise<Found> {
    const ended = await sessionOf(note, ({ results }) => Boolean(results?.item_add_results.length));
    if ('result' in ended) return ended;
    const [added] = ended.session.results?.item_add_results ?? [];
    const { linkToken } = note;
    const exchanged = await callPlaid(
      account,
      '/item/public_token/exchange',
      { public_token: added?.public_token },
      Exchanged,
    );
    if (!exchanged.ok) {
      if (exchanged.error?.means !== 'LOST') return { result: withoutAnswer(exchanged) };
      // Another tab may have been faster.
      const item = (await notes.read(fileNumber))?.item;
      return item?.linkToken === linkToken ? { item } : { result: answer('FAILED') };
    }
    const item: Item = {
      linkToken,
      accessToken: exchanged.body.access_token,
      accountIds: added?.accounts.flatMap(({ id }) => id ?? []) ?? [],
      bankName: added?.institution?.name,
    };
    await notes.write(fileNumber, { linkToken, item });
    await noteApplication(account, fileNumber, exchanged.body.item_id);
    return { item };
  }

  /** Returns the Item again after the borrower renewed its login. */
  async function renewedItem(fileNumber: string, note: BankNote, item: Item): Promise<Found> {
    const ended = await sessionOf(note, ({ finished_at, exit }) => Boolean(finished_at && !exit));
    if ('result' in ended) return ended;
    const { needsLogin: _, ...renewed } = item;
    await notes.write(fileNumber, { ...note, item: renewed });
    return { item: renewed };
  }

  /** Returns the Item of the newest link: known already, renewed or added. */
  async function itemOf(fileNumber: string, note: BankNote): Promise<Found> {
    const { item, isUpdate, linkToken } = note;
    if (!item || (!isUpdate && item.linkToken !== linkToken)) return addItem(fileNumber, note);
    return item.needsLogin ? renewedItem(fileNumber, note, item) : { item };
  }

  return {
    link: {
      isReport: () => false,
      async ask({ fileNumber, holder, returnUrl }) {
        const known = (await notes.read(fileNumber))?.item;
        const shared = linkTokenRequest(account, { fileNumber, returnUrl, person: holder });
        const open = (how: object) =>
          callPlaid(account, '/link/token/create', { ...shared, ...how }, LinkToken);
        let item = known?.needsLogin ? known : undefined;
        let opened = await open(item ? { access_token: item.accessToken } : NEW_ITEM);
        // What can't be renewed is linked again.
        if (!opened.ok && item && opened.error?.means === 'LOST') {
          item = undefined;
          opened = await open(NEW_ITEM);
        }
        if (!opened.ok) return withoutAnswer(opened);
        const { link_token: link, hosted_link_url: url } = opened.body;
        await notes.write(fileNumber, { linkToken: link, isUpdate: item !== undefined, item: known });
        await noteApplication(account, fileNumber, link);
        return { ok: true, answer: { link, url } };
      },
      outcome,
    },
    account: {
      takes: ({ publicToken }) => publicToken === undefined,
      isReport: ({ answer }) => answer === 'LINKED',
      async ask({ fileNumber }) {
        const note = await notes.read(fileNumber);
        if (!note) return answer('CANCELLED');
        const found = await itemOf(fileNumber, note);
        if ('result' in found) return found.result;
        const { item } = found;
        const auth = await callPlaid(account, '/auth/get', { access_token: item.accessToken }, Auth);
        if (!auth.ok) {
          const means = auth.error?.means;
          if (means === 'LOGIN') await itemNeedsLogin(fileNumber, note, item);
          return means === 'LOGIN' || means === 'LOST' ? answer('FAILED') : withoutAnswer(auth);
        }
        const linked = chosenAccount(auth.body, item);
        if (!linked) return answer('FAILED');
        await notes.write(fileNumber, { ...note, item: { ...item, accountId: linked.accountId } });
        return { ok: true, answer: linked.account };
      },
      outcome,
    },
    check: {
      takes: ({ linkedBy }) => linkedBy === 'plaid',
      // Not charged here: a linked account is counted with the call that asks who owns it.
      isReport: () => false,
      async ask({ fileNumber, holder }) {
        const note = await notes.read(fileNumber);
        const item = note?.item;
        if (!item) return suspect('Plaid has no link to this account any more.');
        const { firstName, middleName, lastName, suffix } = holder;
        const matched = await callPlaid(
          account,
          '/identity/match',
          {
            access_token: item.accessToken,
            user: {
              legal_name: [firstName, middleName, lastName, suffix].filter(Boolean).join(' '),
            },
            ...(item.accountId && { options: { account_ids: [item.accountId] } }),
          },
          Match,
        );
        if (matched.ok) return { ok: true, answer: checked(matched.body, item, account.values.nameScore) };
        const { code = '', means } = matched.error ?? {};
        if (means === 'LOGIN') {
          await itemNeedsLogin(fileNumber, note, item);
          const remark = 'The bank wants the borrower to sign in again before it says whose account it is.';
          return { ok: true, answer: { answer: 'LOGIN_NEEDED', remark } };
        }
        if (CLOSED.includes(code)) return { ok: true, answer: { answer: 'INVALID' } };
        return means === 'LOST' ? suspect(NO_NAME) : withoutAnswer(matched);
      },
      outcome,
    },
  };
}

const NEW_ITEM = {
  products: ['auth'],
  required_if_supported_products: ['identity'],
  account_filters: { depository: { account_subtypes: ['checking', 'savings'] } },
};

const NO_NAME = 'The bank doesn’t say who holds the account.';

function answer(word: 'CANCELLED' | 'FAILED'): Result<LinkedAccount> {
  return { ok: true, answer: { answer: word } };
}

function suspect(remark: string): Result<CheckedAccount> {
  return { ok: true, answer: { answer: 'SUSPECT', remark } };
}

/** Returns the account that the borrower shared; of several, a checking account first. One that can't receive money doesn't count. */
function chosenAccount({ accounts, numbers, item: bank }: z.infer<typeof Auth>, item: Item) {
  const shared = numbers.ach
    .filter(({ account_id: id, can_transfer_in: canReceive }) => {
      const isShared = item.accountIds.length === 0 || item.accountIds.includes(id);
      return isShared && canReceive !== false;
    })
    .map((ach) => ({ ...ach, seen: accounts.find(({ account_id }) => account_id === ach.account_id) }));
  const chosen = shared.find(({ seen }) => seen?.subtype === 'checking') ?? shared[0];
  if (!chosen) return undefined;
  const { account_id: accountId, account: accountNumber, routing: routingNumber, seen } = chosen;
  // Some banks give out a number of their own; borrowers know their account by its mask.
  const mask = /^\d{4}$/.test(seen?.mask ?? '') ? seen?.mask : undefined;
  const bankName = bank?.institution_name ?? item.bankName ?? 'Your bank';
  const account = {
    ...({ answer: 'LINKED', bankName, routingNumber, accountNumber } as const),
    mask: mask ?? accountNumber.slice(-4),
  };
  return { accountId, account };
}

/** Returns what the match of the holder's name says. Plaid calls less than 70 a mismatch. */
function checked({ accounts }: z.infer<typeof Match>, item: Item, lowest: string): CheckedAccount {
  const found = accounts.find(({ account_id: id }) => id === item.accountId) ?? accounts[0];
  const score = found?.legal_name?.score;
  if (score === undefined || score === null) return { answer: 'SUSPECT', remark: NO_NAME };
  if (score >= Number(lowest)) return { answer: 'VERIFIED' };
  return {
    answer: 'SUSPECT',
    remark: `The bank’s name for the holder scores ${score} of 100 against the borrower’s. We accept ${lowest} or more.`,
  };
}
