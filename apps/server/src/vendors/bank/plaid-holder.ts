import * as z from 'zod';
import type { AdapterExchange } from '../adapter.ts';
import type { Result } from '../exchange.ts';
import { failedResult } from '../http-call.ts';
import type { Party } from '../parties.ts';
import { callPlaid, type PlaidAccount, withoutAnswer } from '../plaid/client.ts';
import { balanceAtPlaid } from './plaid-balance.ts';
import { type bankNotes, type Item, needingLogin } from './plaid-note.ts';
import type { AccountCheck, CheckedAccount } from './port.ts';

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

/** Checks whose a linked account is. */
export function holderCheckAtPlaid(
  account: PlaidAccount,
  notes: ReturnType<typeof bankNotes>,
): AdapterExchange<AccountCheck, CheckedAccount> {
  return {
    takes: ({ linkedBy }) => linkedBy === 'plaid',
    // Its balance is charged; that it was linked is counted with the call that asked for its number.
    isReport: ({ balance }) => balance !== undefined,
    async ask({ fileNumber, holder, accountNumber }) {
      const item = (await notes.read(fileNumber))?.item;
      const isAnother = item?.lastFour !== undefined && item.lastFour !== accountNumber.slice(-4);
      if (!item || isAnother) return suspect('Plaid has no link to this account any more.');
      const matched = await callPlaid(
        account,
        '/identity/match',
        {
          access_token: item.accessToken,
          user: { legal_name: legalName(holder) },
          ...(item.accountId && { options: { account_ids: [item.accountId] } }),
        },
        Match,
      );
      if (matched.ok) {
        const answer = checked(matched.body, item, account.values.nameScore);
        const balance = await balanceAtPlaid(account, item);
        return { ok: true, answer: { ...answer, ...(balance && { balance }) } };
      }
      const { code = '', means } = matched.error ?? {};
      if (means === 'LOGIN') {
        await notes.changeItem(fileNumber, item, needingLogin);
        const remark = 'The bank wants the borrower to sign in again before it says whose account it is.';
        return { ok: true, answer: { answer: 'LOGIN_NEEDED', remark } };
      }
      if (CLOSED.includes(code)) return { ok: true, answer: { answer: 'INVALID' } };
      return means === 'LOST' ? suspect(noName(item)) : withoutAnswer(matched);
    },
    outcome: async () => failedResult('NOT_RECEIVED', false),
  };
}

const NO_NAME = 'The bank doesn’t say who holds the account.';

/** Tells a reviewer what is known, without taking the code of a deposit for a proof of the holder. */
function noName({ byDeposit }: Item): string {
  return byDeposit
    ? `${NO_NAME} The borrower entered the code of a deposit to it, so they can see the account. That doesn’t prove whose it is.`
    : NO_NAME;
}

/** Returns a name as banks have it. */
export function legalName({ firstName, middleName, lastName, suffix }: Party): string {
  return [firstName, middleName, lastName, suffix].filter(Boolean).join(' ');
}

function suspect(remark: string): Result<CheckedAccount> {
  return { ok: true, answer: { answer: 'SUSPECT', remark } };
}

/** Returns what the match of the holder's name says. Plaid calls less than 70 a mismatch. */
function checked({ accounts }: z.infer<typeof Match>, item: Item, lowest: string): CheckedAccount {
  const found = accounts.find(({ account_id: id }) => id === item.accountId);
  const score = found?.legal_name?.score;
  if (score === undefined || score === null) return { answer: 'SUSPECT', remark: noName(item) };
  if (score >= Number(lowest)) return { answer: 'VERIFIED' };
  return {
    answer: 'SUSPECT',
    remark: `The bank’s name for the holder scores ${score} of 100 against the borrower’s. We accept ${lowest} or more.`,
  };
}
