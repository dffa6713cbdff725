import { UNNAMED_BANK } from '@homeline/domain/bank/unnamed-bank.ts';
import * as z from 'zod';
import type { Offered } from '../adapter.ts';
import type { Result } from '../exchange.ts';
import { failedResult } from '../http-call.ts';
import { incomeNotes } from '../income/plaid-note.ts';
import {
  callPlaid,
  LinkToken,
  linkTokenRequest,
  NO_SUCH_USER,
  noteApplication,
  type PlaidAccount,
  withoutAnswer,
} from '../plaid/client.ts';
import { type LinkSession, LinkSessions, linkEnd } from '../plaid/link-session.ts';
import { holderCheckAtPlaid, legalName } from './plaid-holder.ts';
import { type BankNote, bankNotes, type Item, needingLogin } from './plaid-note.ts';
import type { BankPort, LinkedAccount } from './port.ts';

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

const Accounts = z.object({
  accounts: z
    .array(z.object({ mask: z.string().nullish(), verification_status: z.string().nullish() }))
    .min(1),
});

/** How a deposit ends that proved nothing. Three wrong codes lock the Item; another one may be linked. */
const DEPOSIT_ENDS: Readonly<Record<string, 'DEPOSIT_FAILED' | 'DEPOSIT_EXPIRED'>> = {
  verification_failed: 'DEPOSIT_FAILED',
  verification_expired: 'DEPOSIT_EXPIRED',
};

/** Links an account on Plaid's hosted page, reads its numbers, and checks whose it is. */
export function bankAtPlaid(account: PlaidAccount): Offered<BankPort> {
  const notes = bankNotes(account);
  const outcome = async () => failedResult('NOT_RECEIVED', false);

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
    if (!added) return { result: answer('FAILED') };
    const { linkToken } = note;
    const exchanged = await callPlaid(
      account,
      '/item/public_token/exchange',
      { public_token: added.public_token },
      Exchanged,
    );
    if (!exchanged.ok) {
      if (exchanged.error?.means !== 'LOST') return { result: withoutAnswer(exchanged) };
      // Another tab may have been faster.
      const newer = await notes.read(fileNumber);
      return newer?.item?.linkToken === linkToken ? { item: newer.item } : { result: answer('FAILED') };
    }
    const { accounts } = added;
    const item: Item = {
      linkToken,
      accessToken: exchanged.body.access_token,
      accountIds: accounts.flatMap(({ id }) => id ?? []),
      bankName: added.institution?.name ?? undefined,
      ...(accounts.some(awaitsDeposit) && { byDeposit: true }),
    };
    await notes.change(fileNumber, (now = note) => ({ ...now, item, replaced: replacedBy(now) }));
    await noteApplication(account, fileNumber, exchanged.body.item_id);
    return { item };
  }

  /** Returns the Item again after the borrower renewed its login. */
  async function renewedItem(fileNumber: string, note: BankNote, item: Item): Promise<Found> {
    const ended = await sessionOf(note, ({ finished_at, exit }) => Boolean(finished_at && !exit));
    if ('result' in ended) return ended;
    const renewed = ({ needsLogin: _, ...kept }: Item) => kept;
    await notes.changeItem(fileNumber, item, renewed);
    return { item: renewed(item) };
  }

  /** Returns the Item of the newest link: known already, renewed or added. */
  async function itemOf(fileNumber: string, note: BankNote): Promise<Found> {
    const { item, isUpdate, linkToken } = note;
    if (!item || (!isUpdate && item.linkToken !== linkToken)) return addItem(fileNumber, note);
    return item.needsLogin ? renewedItem(fileNumber, note, item) : { item };
  }

  /** Returns the standing of a typed account whose code wasn't entered yet; undefined once it is proved. Plaid has no numbers before. */
  async function depositOf({ accessToken }: Item): Promise<Result<LinkedAccount> | undefined> {
    const got = await callPlaid(account, '/accounts/get', { access_token: accessToken }, Accounts);
    if (!got.ok) return got.error?.means === 'LOST' ? answer('FAILED') : withoutAnswer(got);
    const [{ verification_status: status, mask } = {}] = got.body.accounts;
    if (status?.endsWith('ly_verified')) return undefined;
    const word = DEPOSIT_ENDS[status ?? ''] ?? 'DEPOSIT_SENT';
    return { ok: true, answer: { answer: word, mask: mask ?? '' } };
  }

  return {
    link: {
      isReport: () => false,
      async ask({ fileNumber, holder, returnUrl, language, deposit }) {
        const { item: known } = (await notes.read(fileNumber)) ?? {};
        const shared = linkTokenRequest(account, { fileNumber, returnUrl, language, person: holder });
        const open = (how: object) =>
          callPlaid(account, '/link/token/create', { ...shared, ...how }, LinkToken);
        // An Item of the user ends with it, even if its exchange is lost and nobody can name it.
        const user = (await incomeNotes(account).read(fileNumber))?.user;
        const unowned = {
          ...NEW_ITEM,
          ...(deposit && {
            auth: { auth_type_select_enabled: true, same_day_microdeposits_enabled: true },
            // So that nobody types it there.
            user: { ...shared.user, legal_name: legalName(holder) },
          }),
        };
        const openAnew = async () => {
          const owned = await open({ ...unowned, ...user });
          const isUnknown = !owned.ok && NO_SUCH_USER.includes(owned.error?.code ?? '');
          return isUnknown ? open(unowned) : owned;
        };
        const isResumed = known?.needsLogin || (deposit === 'CODE' && known?.byDeposit);
        let item = isResumed ? known : undefined;
        let opened = await (item ? open({ access_token: item.accessToken }) : openAnew());
        // What can't be renewed is linked again.
        if (!opened.ok && item && opened.error?.means === 'LOST') {
          item = undefined;
          opened = await openAnew();
        }
        if (!opened.ok) return withoutAnswer(opened);
        const { link_token: link, hosted_link_url: url } = opened.body;
        if (url === undefined) return failedResult('GARBAGE', true);
        const isUpdate = item !== undefined;
        // The borrower may have come back from another page meanwhile, which added an Item.
        await notes.change(fileNumber, (now) => ({ ...now, linkToken: link, isUpdate }));
        await noteApplication(account, fileNumber, link);
        return { ok: true, answer: { link, url } };
      },
      outcome,
    },
    account: {
      takes: ({ publicToken }) => publicToken === undefined,
      isReport: ({ answer }) => answer === 'LINKED',
      async ask({ fileNumber }) {
        const before = await notes.read(fileNumber);
        if (!before) return answer('CANCELLED');
        const found = await itemOf(fileNumber, before);
        if ('result' in found) return found.result;
        const { item } = found;
        const waiting = item.byDeposit && (await depositOf(item));
        if (waiting) return waiting;
        const auth = await callPlaid(account, '/auth/get', { access_token: item.accessToken }, Auth);
        if (!auth.ok) {
          const means = auth.error?.means;
          if (means === 'LOGIN') await notes.changeItem(fileNumber, item, needingLogin);
          return means === 'LOGIN' || means === 'LOST' ? answer('FAILED') : withoutAnswer(auth);
        }
        const linked = chosenAccount(auth.body, item);
        if (!linked) return answer('FAILED');
        const { accountId, account: shown } = linked;
        const lastFour = shown.accountNumber.slice(-4);
        await notes.changeItem(fileNumber, item, (now) => ({ ...now, accountId, lastFour }));
        return { ok: true, answer: { ...shown, ...(item.byDeposit && { byDeposit: true }) } };
      },
      outcome,
    },
    check: holderCheckAtPlaid(account, notes),
  };
}

/** Returns the tokens of the Items that were replaced, once another takes the place of the present one. They are removed with the records. */
function replacedBy({ item, replaced }: BankNote): BankNote['replaced'] {
  return item ? [...(replaced ?? []), item.accessToken] : replaced;
}

const NEW_ITEM = {
  products: ['auth'],
  required_if_supported_products: ['identity'],
  account_filters: { depository: { account_subtypes: ['checking', 'savings'] } },
};

/** Returns whether an account was typed and waits for its deposit. */
function awaitsDeposit({
  verification_status: status,
}: {
  readonly verification_status?: string | null | undefined;
}) {
  return status === 'unsent' || status?.startsWith('pending_');
}

function answer(word: 'CANCELLED' | 'FAILED'): Result<LinkedAccount> {
  return { ok: true, answer: { answer: word } };
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
  const bankName = bank?.institution_name ?? item.bankName ?? UNNAMED_BANK;
  const account = {
    ...({ answer: 'LINKED', bankName, routingNumber, accountNumber } as const),
    mask: mask ?? accountNumber.slice(-4),
  };
  return { accountId, account };
}
