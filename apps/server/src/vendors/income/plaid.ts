import * as z from 'zod';
import type { Offered } from '../adapter.ts';
import { failedResult } from '../http-call.ts';
import {
  callPlaid,
  LinkToken,
  linkTokenRequest,
  noteApplication,
  type PlaidAccount,
  withoutAnswer,
} from '../plaid/client.ts';
import { LinkSessions, linkEnd } from '../plaid/link-session.ts';
import { incomeNotes } from './plaid-note.ts';
import { BankIncome, incomeOfReport } from './plaid-report.ts';
import type { IncomePort } from './port.ts';

const User = z.object({ user_id: z.string(), user_token: z.string().optional() });

/** A year of deposits shows eleven full months. */
const DAYS = 365;

/** Reads income from the deposits to a borrower's accounts, which they share on Plaid's hosted page. */
export function incomeAtPlaid(account: PlaidAccount): Offered<IncomePort> {
  const notes = incomeNotes(account);
  const outcome = async () => failedResult('NOT_RECEIVED', false);
  const isOurs = ({ source }: { readonly source: string }) => source === 'PLAID_TRANSACTIONS';

  return {
    link: {
      takes: isOurs,
      isReport: () => false,
      async ask({ fileNumber, worker, returnUrl, language }) {
        let user = (await notes.read(fileNumber))?.user;
        if (!user) {
          const created = await callPlaid(account, '/user/create', { client_user_id: fileNumber }, User);
          if (!created.ok) return withoutAnswer(created);
          const { user_id, user_token } = created.body;
          user = await notes.addUser(fileNumber, user_token === undefined ? { user_id } : { user_token });
          await noteApplication(account, fileNumber, user_id);
        }
        const opened = await callPlaid(
          account,
          '/link/token/create',
          {
            ...linkTokenRequest(account, { fileNumber, returnUrl, language, person: worker }),
            ...user,
            products: ['income_verification'],
            income_verification: { income_source_types: ['bank'], bank_income: { days_requested: DAYS } },
          },
          LinkToken,
        );
        if (!opened.ok) return withoutAnswer(opened);
        const { link_token: link, hosted_link_url: url } = opened.body;
        if (url === undefined) return failedResult('GARBAGE', true);
        await notes.openedLink(fileNumber, user, link);
        await noteApplication(account, fileNumber, link);
        return { ok: true, answer: { link, url } };
      },
      outcome,
    },
    visit: {
      takes: isOurs,
      isReport: () => false,
      async ask({ fileNumber }) {
        const link_token = (await notes.read(fileNumber))?.linkToken;
        if (!link_token) return { ok: true, answer: { answer: 'CANCELLED' } };
        const got = await callPlaid(account, '/link/token/get', { link_token }, LinkSessions);
        if (!got.ok)
          return got.error?.means === 'LOST'
            ? { ok: true, answer: { answer: 'CANCELLED' } }
            : withoutAnswer(got);
        const { end } = linkEnd(
          got.body.link_sessions,
          ({ results }) =>
            results?.bank_income_results.some(({ status }) => !UNFINISHED.includes(status)) ?? false,
        );
        return end === 'OPEN' ? { ok: true, pending: true } : { ok: true, answer: { answer: end } };
      },
      outcome,
    },
    fetch: {
      takes: (request) => isOurs(request) && request.publicToken === undefined,
      isReport: ({ answer }) => answer !== 'ERROR',
      async ask({ fileNumber, worker, statedMonthlyGrossCents }) {
        const user = (await notes.read(fileNumber))?.user;
        if (!user) return { ok: true, answer: { answer: 'ERROR' } };
        const got = await callPlaid(account, '/credit/bank_income/get', user, BankIncome);
        if (got.ok)
          return {
            ok: true,
            answer: incomeOfReport(got.body.bank_income[0], worker, statedMonthlyGrossCents),
          };
        const { means } = got.error ?? {};
        // The borrower links again, or chooses another way.
        return means === 'LOST' || means === 'LOGIN'
          ? { ok: true, answer: { answer: 'ERROR' } }
          : withoutAnswer(got);
      },
      outcome,
    },
  };
}

/** A bank that the borrower began with, or that failed them. */
const UNFINISHED: readonly string[] = ['STARTED', 'INTERNAL_ERROR'];
