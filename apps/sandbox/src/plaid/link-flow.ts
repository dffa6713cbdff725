import { randomUUID } from 'node:crypto';
import type { ProviderDesk } from '../provider-desk.ts';
import { bankOf, type PlaidBank } from './banks.ts';
import { isErrorCode } from './errors.ts';
import type { IncomeReport, PlaidItem, PlaidLink, PlaidSession, TypedAccount } from './plaid-state.ts';
import { sendWebhook } from './webhooks.ts';

/** What a form of the hosted page sends. */
export type LinkForm = Readonly<
  Partial<
    Record<
      | 'action'
      | 'bank'
      | 'username'
      | 'password'
      | 'code'
      | 'account'
      | 'way'
      | 'routing'
      | 'number'
      | 'subtype',
      string
    >
  >
>;

/** The monthly pay of a person without a stated income: enough for most lines. */
const DEFAULT_MONTHLY = 15_000;

/** Returns the session that the page shows: the open one, or a new one. */
export function openSession({ clock }: ProviderDesk, link: PlaidLink): PlaidSession {
  const open = link.sessions.find(({ finishedAt }) => !finishedAt);
  if (open) return open;
  const session: PlaidSession = { id: randomUUID(), startedAt: clock.now(), place: 'INTRO' };
  link.sessions.push(session);
  return session;
}

/** Moves a person on by what they sent. The session may be finished then. */
export function step(desk: ProviderDesk, link: PlaidLink, session: PlaidSession, form: LinkForm): void {
  const { place } = session;
  if (form.action === 'exit' || form.action === 'deny') {
    leave(desk, link, session);
    return;
  }
  delete session.error;
  const updated = link.updates ? desk.store.state.plaid.items[link.updates] : undefined;
  if (place === 'INTRO' && updated?.typed) enterVerification(desk, link, session, updated.typed);
  else if (place === 'DEPOSIT' && updated?.typed) verify(desk, link, session, updated.typed, form.code ?? '');
  else if (place === 'INTRO' && updated) enterBank(session, bankOf(updated.bank));
  else if (place === 'INTRO') session.place = link.typed === 'FIRST' ? 'WAY' : 'BANKS';
  else if (place === 'WAY') session.place = form.way === 'numbers' ? 'NUMBERS' : 'BANKS';
  else if (place === 'BANKS' && link.typed && form.way === 'numbers') session.place = 'NUMBERS';
  else if (place === 'NUMBERS') typeNumbers(session, form);
  else if (place === 'SENT') finish(desk, link, session);
  else if (place === 'BANKS' && link.fails) session.error = 'INSTITUTION_NOT_RESPONDING';
  else if (place === 'BANKS') enterBank(session, bankOf(form.bank));
  else if (place === 'LOGIN') signIn(session, form);
  else if (place === 'CODE' && form.code?.trim() === '1234') session.place = 'ACCOUNTS';
  else if (place === 'CODE') session.error = 'INVALID_MFA';
  else {
    if (place !== 'SHARE') session.chosen = [Number(form.account ?? 0)];
    if (place === 'ACCOUNTS') session.place = 'SHARE';
    else finish(desk, link, session);
  }
}

const RIGHT_CODE = 'ABC';
const MOST_WRONG_CODES = 3;

function typeNumbers(session: PlaidSession, { routing = '', number = '', subtype }: LinkForm): void {
  if (!/^\d{9}$/.test(routing) || !/^\d{4,17}$/.test(number)) {
    session.error = 'NO_ACCOUNTS';
    return;
  }
  session.typed = { routing, number, subtype: subtype === 'savings' ? 'savings' : 'checking' };
  session.place = 'SENT';
}

/** Opens the page for the code. Link closes at once if the account is verified already. */
function enterVerification(
  desk: ProviderDesk,
  link: PlaidLink,
  session: PlaidSession,
  { status }: TypedAccount,
): void {
  if (status === 'pending_manual_verification') session.place = 'DEPOSIT';
  else if (status === 'verification_failed' || status === 'verification_expired') leave(desk, link, session);
  else finish(desk, link, session);
}

/** Checks the code beside the deposit, in any case. After three wrong ones the item is locked for good. */
function verify(
  desk: ProviderDesk,
  link: PlaidLink,
  session: PlaidSession,
  typed: TypedAccount,
  code: string,
): void {
  if (code.trim().toUpperCase() === RIGHT_CODE) {
    typed.status = 'manually_verified';
    finish(desk, link, session);
    return;
  }
  session.error = 'INCORRECT_DEPOSIT_VERIFICATION';
  typed.wrongCodes += 1;
  if (typed.wrongCodes < MOST_WRONG_CODES) return;
  typed.status = 'verification_failed';
  leave(desk, link, session);
}

function enterBank(session: PlaidSession, { id, asks }: PlaidBank): void {
  session.bank = id;
  session.place = asks === 'OAUTH' ? 'OAUTH' : 'LOGIN';
}

/** Signs in with the credentials that Plaid documents for its Sandbox. The password `error_CODE` fails with that error. */
function signIn(session: PlaidSession, { username, password = '' }: LinkForm): void {
  const code = password.replace(/^error_/, '');
  const isRight =
    (username === 'user_good' && password === 'pass_good') ||
    (username === 'user_bank_income' && password === '{}');
  if (isRight) session.place = bankOf(session.bank).asks === 'CODE' ? 'CODE' : 'ACCOUNTS';
  else session.error = code !== password && isErrorCode(code) ? code : 'INVALID_CREDENTIALS';
}

function leave(desk: ProviderDesk, link: PlaidLink, session: PlaidSession): void {
  const { error, bank } = session;
  session.exit = { ...(error && { error }), ...(bank && { bank }) };
  session.finishedAt = desk.clock.now();
  announce(desk, link, session, 'EXITED');
}

/** Ends a session with what it linked. */
export function finish(desk: ProviderDesk, link: PlaidLink, session: PlaidSession): void {
  const { plaid } = desk.store.state;
  session.finishedAt = desk.clock.now();
  const renewed = link.updates ? plaid.items[link.updates] : undefined;
  if (renewed) delete renewed.needsLogin;
  else {
    const item = addItem(desk, link, session);
    if (link.incomeUser) verifyIncome(desk, { ...link, incomeUser: link.incomeUser }, session, item);
    else session.publicToken = publicTokenOf(desk, item);
  }
  announce(desk, link, session, 'SUCCESS');
}

export function addItem(
  { store: { state } }: ProviderDesk,
  { clientUserId, webhook, user }: Pick<PlaidLink, 'clientUserId' | 'webhook' | 'user'>,
  { bank, chosen = [0], typed }: Pick<PlaidSession, 'bank' | 'chosen' | 'typed'>,
): PlaidItem {
  const item: PlaidItem = {
    ...{ id: randomUUID(), accessToken: `access-sandbox-${randomUUID()}`, clientUserId },
    accounts: (typed ? [0] : chosen).map((index) => ({ id: randomUUID(), index })),
    ...(typed
      ? { typed: { ...typed, status: 'pending_manual_verification', wrongCodes: 0 } }
      : { bank: bankOf(bank).id }),
    ...(webhook && { webhook }),
    ...(user && { user }),
  };
  state.plaid.items[item.accessToken] = item;
  return item;
}

export function publicTokenOf({ store, clock }: ProviderDesk, { accessToken }: PlaidItem): string {
  const token = `public-sandbox-${randomUUID()}`;
  store.state.plaid.publicTokens[token] = { accessToken, madeMs: clock.nowMs() };
  return token;
}

function verifyIncome(
  desk: ProviderDesk,
  link: PlaidLink & { incomeUser: string },
  session: PlaidSession,
  item: PlaidItem,
): void {
  const { profile, answers } = desk.orders.applicant({ fileNumber: link.clientUserId });
  const { verifiedMonthlyGross, monthlyGross, employmentType } = profile.income;
  const kinds: Readonly<Record<string, IncomeReport['kind']>> = {
    PARTIAL: 'NONE',
    EMPLOYMENT_NOT_SHOWN: 'OTHER',
    ERROR: 'FAILED',
  };
  const usual = employmentType === 'RETIRED' ? 'RETIREMENT' : 'SALARY';
  const kind = kinds[answers('income', 'FETCH', 'VERIFIED').take()] ?? usual;
  const status = kind === 'NONE' ? 'NO_DEPOSITS_FOUND' : 'APPROVED';
  session.income = { status, itemId: item.id };
  const user = desk.store.state.plaid.users[link.incomeUser];
  const owner = desk.orders.nameOf(link.clientUserId);
  if (user)
    user.report = {
      ...{ madeAt: desk.clock.now(), bank: bankOf(item.bank).id, itemId: item.id, kind },
      ...(owner && { owner }),
      monthly: verifiedMonthlyGross ?? monthlyGross ?? DEFAULT_MONTHLY,
    };
}

function announce(
  desk: ProviderDesk,
  link: PlaidLink,
  session: PlaidSession,
  status: 'SUCCESS' | 'EXITED',
): void {
  sendWebhook(desk, link.webhook, {
    ...{ webhook_type: 'LINK', webhook_code: 'SESSION_FINISHED', status },
    ...{ link_session_id: session.id, link_token: link.token },
    ...(session.publicToken && { public_token: session.publicToken, public_tokens: [session.publicToken] }),
  });
  if (session.income)
    sendWebhook(desk, link.webhook, {
      ...{ webhook_type: 'INCOME', webhook_code: 'BANK_INCOME_COMPLETE' },
      ...{ user_id: link.incomeUser, result: 'SUCCESS' },
    });
}
