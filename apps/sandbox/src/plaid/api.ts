import { randomUUID } from 'node:crypto';
import type { ProviderDesk } from '../provider-desk.ts';
import { accountsOf, isVerified, numbersOf, setVerificationStatus } from './accounts.ts';
import { BANKS, bankOf } from './banks.ts';
import { type ErrorCode, errorBody, requestId } from './errors.ts';
import { addItem, publicTokenOf } from './link-flow.ts';
import type { PlaidItem, PlaidLink, PlaidSession } from './plaid-state.ts';
import { bankIncome } from './report.ts';
import { publicKey, sendWebhook } from './webhooks.ts';

export type Body = Readonly<Record<string, unknown>>;
type Call = (body: Body) => Body | ErrorCode;

/** How long a link token, its page and a public token can be used. */
export const TOKEN_LIFETIME_MS = 30 * 60_000;

/** The languages of Link's page. */
const LANGUAGES = 'da nl en et fr de hi it lv lt no pl pt ro es sv vi'.split(' ');

const NO_PRODUCTS = { available_products: ['balance'], billed_products: ['auth', 'identity'] };

/** Returns the calls of Plaid's API by path. Each answers with a body, or with an error's code. */
export function plaidCalls(desk: ProviderDesk): Readonly<Record<string, Call>> {
  const { clock, orders, store } = desk;
  /** The control page may empty the state. */
  const plaid = () => store.state.plaid;

  const withItem =
    (answer: (item: PlaidItem, body: Body) => Body | ErrorCode): Call =>
    (body) => {
      const item = plaid().items[String(body['access_token'])];
      if (!item) return 'INVALID_ACCESS_TOKEN';
      return item.needsLogin ? 'ITEM_LOGIN_REQUIRED' : answer(item, body);
    };

  function userIn({ user_id: id }: Body) {
    return plaid().users[String(id)] && String(id);
  }

  return {
    '/link/token/create'(body) {
      const { client_user_id: fileNumber, ...contact } = (body['user'] ?? {}) as Record<string, string>;
      const { client_name, language, country_codes, products, access_token, hosted_link, webhook } = body;
      if (!client_name || !language || !country_codes || !fileNumber) return 'MISSING_FIELDS';
      if (!access_token && !products) return 'MISSING_FIELDS';
      if (!LANGUAGES.includes(String(language))) return 'INVALID_FIELD';
      const updates = access_token === undefined ? undefined : String(access_token);
      if (updates !== undefined && !plaid().items[updates]) return 'INVALID_ACCESS_TOKEN';
      const isIncome = Array.isArray(products) && products.includes('income_verification');
      const user = userIn(body);
      if ((isIncome || body['user_id'] !== undefined) && !user) return 'INVALID_USER_TOKEN';
      const incomeUser = isIncome ? user : undefined;
      const person = { phone: contact['phone_number'], email: contact['email_address'] };
      const { answers } = orders.applicant({ fileNumber, person });
      const isFailing = !isIncome && !updates && answers('bank', 'LINK', 'LINKED').take() === 'FAILED';
      const { auth_type_select_enabled: isAsked, same_day_microdeposits_enabled: mayType } = (body['auth'] ??
        {}) as Record<string, boolean>;
      // Nothing but Auth works for a typed account, so it alone may be a required product.
      if (mayType && String(products) !== 'auth') return 'INVALID_PRODUCT';
      const { completion_redirect_uri: returnUrl } = (hosted_link ?? {}) as Record<string, string>;
      const link: PlaidLink = {
        ...{ token: `link-sandbox-${randomUUID()}`, page: randomUUID(), clientUserId: fileNumber },
        ...{
          clientName: String(client_name),
          language: String(language),
          createdMs: clock.nowMs(),
          sessions: [],
        },
        ...(returnUrl && { returnUrl }),
        ...(webhook !== undefined && { webhook: String(webhook) }),
        ...(updates && { updates }),
        ...(user && { user }),
        ...(incomeUser && { incomeUser }),
        ...(isFailing && { fails: true }),
        ...(mayType && { typed: isAsked ? 'FIRST' : 'OFFERED' }),
      };
      plaid().links[link.token] = link;
      return {
        ...{ link_token: link.token, expiration: expirationOf(link) },
        ...(hosted_link !== undefined && { hosted_link_url: `${desk.publicUrl()}/hl/${link.page}` }),
        ...(user && { user_id: user }),
      };
    },
    '/link/token/get'({ link_token }) {
      const link = plaid().links[String(link_token)];
      if (!link) return 'INVALID_LINK_TOKEN';
      return {
        ...{ link_token, created_at: instant(link.createdMs), expiration: expirationOf(link) },
        link_sessions: link.sessions.map((session) => sessionBody(session, itemBehind(session))),
        metadata: { country_codes: ['US'], language: link.language, client_name: link.clientName },
      };
    },
    '/item/public_token/exchange'({ public_token }) {
      if (!public_token) return 'MISSING_FIELDS';
      const made = plaid().publicTokens[String(public_token)];
      const isUsable = made && !made.used && clock.nowMs() - made.madeMs < TOKEN_LIFETIME_MS;
      const item = isUsable && plaid().items[made.accessToken];
      if (!made || !item) return 'INVALID_PUBLIC_TOKEN';
      made.used = true;
      return { access_token: item.accessToken, item_id: item.id };
    },
    '/item/remove'({ access_token }) {
      const token = String(access_token);
      if (!plaid().items[token]) return 'INVALID_ACCESS_TOKEN';
      delete plaid().items[token];
      return {};
    },
    '/accounts/get': withItem((item) => ({ accounts: accountsOf(item), item: itemBody(item) })),
    '/accounts/balance/get': withItem((item, body) => {
      if (item.typed) return 'PRODUCTS_NOT_SUPPORTED';
      const { account_ids } = (body['options'] ?? {}) as { account_ids?: string[] };
      const accounts = accountsOf(item);
      const asked = account_ids ?? accounts.map(({ account_id }) => account_id);
      if (asked.some((id) => !accounts.some(({ account_id }) => account_id === id)))
        return 'INVALID_ACCOUNT_ID';
      return {
        accounts: accounts.filter(({ account_id }) => asked.includes(account_id)),
        item: itemBody(item),
      };
    }),
    '/auth/get': withItem((item) =>
      isVerified(item)
        ? { accounts: accountsOf(item), numbers: numbersOf(item), item: itemBody(item) }
        : 'PRODUCT_NOT_READY',
    ),
    '/identity/match': withItem((item, body) => {
      if (!isVerified(item)) return 'PRODUCT_NOT_READY';
      // Plaid knows the holders of some typed accounts.
      if (
        item.typed &&
        !BANKS.some(({ accounts }) => accounts.some(({ number }) => number === item.typed?.number))
      )
        return 'PRODUCTS_NOT_SUPPORTED';
      const { answers } = orders.applicant({ fileNumber: item.clientUserId });
      const forced = answers('bank', 'CHECK', 'VERIFIED').take();
      if (forced === 'INVALID') return 'INVALID_ACCOUNT_ID';
      const { account_ids } = (body['options'] ?? {}) as { account_ids?: string[] };
      const { legal_name } = (body['user'] ?? {}) as { legal_name?: string };
      const score = legal_name ? (forced === 'SUSPECT' ? 20 : 100) : null;
      const none = { score: null };
      return {
        accounts: accountsOf(item)
          .filter(({ account_id }) => account_ids?.includes(account_id) ?? true)
          .map((account) => ({
            ...account,
            legal_name: { score, is_first_name_or_last_name_match: score === 100, is_nickname_match: false },
            ...{ phone_number: none, email_address: none, address: none },
          })),
        item: itemBody(item),
      };
    }),
    '/institutions/get': ({ count, offset }) => ({
      institutions: BANKS.slice(Number(offset ?? 0), Number(offset ?? 0) + Number(count ?? 0)).map(
        ({ id, name, asks, accounts }) => ({
          ...{ institution_id: id, name, products: ['auth', 'identity', 'income_verification'] },
          ...{ country_codes: ['US'], oauth: asks === 'OAUTH', dtc_numbers: [] },
          routing_numbers: [...new Set(accounts.map(({ routing }) => routing))],
        }),
      ),
      total: BANKS.length,
    }),
    '/user/create'({ client_user_id }) {
      if (!client_user_id) return 'MISSING_FIELDS';
      const clientUserId = String(client_user_id);
      const known = Object.entries(plaid().users).find(([, user]) => user.clientUserId === clientUserId);
      const id = known?.[0] ?? `usr_${randomUUID().replaceAll('-', '').slice(0, 14)}`;
      plaid().users[id] ??= { clientUserId };
      return { user_id: id };
    },
    '/user/remove'(body) {
      const id = userIn(body);
      if (!id) return 'INVALID_USER_TOKEN';
      delete plaid().users[id];
      for (const { user, accessToken } of Object.values(plaid().items))
        if (user === id) delete plaid().items[accessToken];
      return {};
    },
    '/credit/bank_income/get'(body) {
      const user = plaid().users[userIn(body) ?? ''];
      if (!user) return 'INVALID_USER_TOKEN';
      if (!user.report) return 'INCOME_VERIFICATION_NOT_FOUND';
      if (user.report.kind === 'FAILED') return 'INCOME_VERIFICATION_FAILED';
      return { bank_income: [bankIncome(user.report)] };
    },
    '/webhook_verification_key/get'({ key_id }) {
      const key = publicKey(desk, key_id);
      return key ? { key } : 'INVALID_WEBHOOK_VERIFICATION_KEY_ID';
    },
    '/sandbox/public_token/create'({ institution_id }) {
      const bank = BANKS.find(({ id }) => id === institution_id);
      if (!bank) return 'INVALID_INSTITUTION';
      const item = addItem(desk, { clientUserId: '' }, { bank: bank.id, chosen: [0] });
      return { public_token: publicTokenOf(desk, item) };
    },
    '/sandbox/item/reset_login'({ access_token }) {
      const item = plaid().items[String(access_token)];
      if (!item) return 'INVALID_ACCESS_TOKEN';
      item.needsLogin = true;
      const error = errorBody('ITEM_LOGIN_REQUIRED');
      const about = { webhook_type: 'ITEM', webhook_code: 'ERROR', item_id: item.id };
      sendWebhook(desk, item.webhook, { ...about, error: { ...error, status: 400 } });
      return { reset_login: true };
    },
    '/sandbox/item/set_verification_status': ({ access_token, account_id, verification_status }) =>
      setVerificationStatus(desk, plaid().items[String(access_token)], account_id, verification_status),
  };

  function itemBehind({ publicToken }: PlaidSession): PlaidItem | undefined {
    const made = publicToken === undefined ? undefined : plaid().publicTokens[publicToken];
    return made && plaid().items[made.accessToken];
  }
}

function instant(ms: number): string {
  return new Date(ms).toISOString();
}

function expirationOf({ createdMs }: PlaidLink): string {
  return instant(createdMs + TOKEN_LIFETIME_MS);
}

function institution(id: string) {
  return { institution_id: id, name: bankOf(id).name };
}

/** Returns a session as Plaid shows it: what it linked, or how the person left. */
function sessionBody(session: PlaidSession, item: PlaidItem | undefined) {
  const { id, startedAt, finishedAt = null, exit, publicToken, income, bank } = session;
  const added = item && {
    public_token: publicToken,
    accounts: accountsOf(item).map(({ account_id, name, mask, type, subtype, verification_status }) => ({
      ...{ id: account_id, name, mask, type, subtype, class_type: null, verification_status },
    })),
    institution: item.bank ? institution(item.bank) : { name: null, institution_id: null },
  };
  const verified = income && {
    ...{ status: income.status, item_id: income.itemId },
    institution: bank ? institution(bank) : null,
  };
  return {
    ...{ link_session_id: id, started_at: startedAt, finished_at: finishedAt, events: [] },
    exit: exit
      ? {
          error: exit.error ? { ...errorBody(exit.error), request_id: requestId() } : null,
          metadata: {
            ...{ institution: exit.bank ? institution(exit.bank) : null, status: 'requires_credentials' },
            ...{ link_session_id: id, request_id: requestId() },
          },
        }
      : null,
    results:
      finishedAt && !exit
        ? {
            ...{ item_add_results: added ? [added] : [], bank_income_results: verified ? [verified] : [] },
            ...{ cra_item_add_results: [], cra_update_results: [], payroll_income_results: [] },
            document_income_results: null,
          }
        : null,
  };
}

function itemBody({ id, bank, webhook }: PlaidItem) {
  return {
    ...{ item_id: id, institution_id: bank ?? null, institution_name: bank ? bankOf(bank).name : null },
    error: null,
    ...{ webhook: webhook ?? null },
    ...{ consent_expiration_time: null, update_type: 'background', ...NO_PRODUCTS },
  };
}
