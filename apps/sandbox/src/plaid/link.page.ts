import { type Html, html, page } from '../html.ts';
import { BANKS, bankOf, type PlaidBank } from './banks.ts';
import { errorBody } from './errors.ts';
import type { PlaidLink, PlaidSession } from './plaid-state.ts';

const EXIT = html`<button name="action" value="exit" class="quiet" formnovalidate>Leave without linking</button>`;

/**
 * Renders the hosted page at the person's current step.
 * @param search what they typed to find their bank
 */
export function linkPage(link: PlaidLink, session: PlaidSession, search: string): string {
  const bank = session.bank === undefined ? undefined : bankOf(session.bank);
  if (session.place === 'OAUTH' && bank) return oauthPage(link, bank);
  const what = link.incomeUser ? 'income' : 'bank account';
  return page(
    'Plaid',
    `${link.clientName} uses Plaid to link your ${what}. This is Plaid’s Sandbox: no bank is asked.`,
    html`<section>${session.error && html`<p role="alert"><strong>${errorBody(session.error).display_message ?? 'Something went wrong.'}</strong></p>`}
${bodyOf(link, session, bank, search)}</section>`,
    true,
  );
}

function bodyOf(link: PlaidLink, session: PlaidSession, bank: PlaidBank | undefined, search: string): Html {
  const { place } = session;
  if (place === 'INTRO')
    return html`<h2>${link.clientName} uses Plaid to connect your account</h2>
<p>You choose what you share. ${link.clientName} never sees your password.</p>
<form method="post" class="stack"><button name="action" value="next">Continue</button>${EXIT}</form>`;
  if (place === 'WAY') return way();
  if (place === 'NUMBERS') return numbers(link);
  if (place === 'SENT') return sent(link, session);
  if (place === 'DEPOSIT') return deposit(link);
  if (place === 'BANKS' || !bank) return banks(link, search);
  if (place === 'LOGIN')
    return html`<h2>Sign in to ${bank.name}</h2>
<form method="post" class="stack">
<label>Username<input name="username" autocomplete="off" required></label>
<label>Password<input name="password" type="password" autocomplete="off" required></label>
<p class="soft">In the Sandbox: user_good and pass_good</p>
<button name="action" value="next">Sign in</button>${EXIT}</form>`;
  if (place === 'CODE')
    return html`<h2>Enter the code that ${bank.name} sent you</h2>
<form method="post" class="stack">
<label>Code<input name="code" inputmode="numeric" autocomplete="one-time-code" required></label>
<p class="soft">In the Sandbox: 1234</p>
<button name="action" value="next">Continue</button>${EXIT}</form>`;
  if (place === 'ACCOUNTS')
    return html`<h2>Choose your account</h2>
<form method="post" class="stack">${accounts(bank)}
<button name="action" value="next">Continue</button>${EXIT}</form>`;
  return html`<h2>Share with ${link.clientName}?</h2>
<ul>${shared(link).map((each) => html`<li>${each}</li>`)}</ul>
<form method="post" class="stack"><button name="action" value="next">Share</button>${EXIT}</form>`;
}

function way(): Html {
  return html`<h2>How do you want to connect?</h2>
<form method="post" class="stack">
<label class="choice"><input type="radio" name="way" value="bank" checked>
<span><strong>Instantly</strong><br><span class="soft">Sign in to your bank</span></span></label>
<label class="choice"><input type="radio" name="way" value="numbers">
<span><strong>Manually</strong><br><span class="soft">Account and routing number, proved by a small deposit</span></span></label>
<button name="action" value="next">Continue</button>${EXIT}</form>`;
}

function numbers({ clientName }: PlaidLink): Html {
  return html`<h2>Enter your account numbers</h2>
<form method="post" class="stack">
<label>Routing number<input name="routing" inputmode="numeric" autocomplete="off" required></label>
<label>Account number<input name="number" inputmode="numeric" autocomplete="off" required></label>
<label class="choice"><input type="radio" name="subtype" value="checking" checked><span>Checking</span></label>
<label class="choice"><input type="radio" name="subtype" value="savings"><span>Savings</span></label>
<p class="soft">In the Sandbox: 110000000 and 1111222233330000. You allow Plaid to send $0.01 for ${clientName}.</p>
<button name="action" value="next">Authorize</button>${EXIT}</form>`;
}

function sent({ clientName }: PlaidLink, { typed }: PlaidSession): Html {
  return html`<h2>Your deposit is on its way</h2>
<p>$0.01 arrives in the account ending in ${typed?.number.slice(-4) ?? ''} within one to two business days. Come back then and enter the three letters beside it, “#ABC ${clientName.slice(0, 11)} ACCTVERIFY”.</p>
<form method="post" class="stack"><button name="action" value="next">Done</button></form>`;
}

function deposit({ clientName }: PlaidLink): Html {
  return html`<h2>Enter the code of your deposit</h2>
<p>Look for a deposit of $0.01 named “#XXX ${clientName.slice(0, 11)} ACCTVERIFY” in your account.</p>
<form method="post" class="stack">
<label>Code<input name="code" maxlength="3" autocomplete="off" required></label>
<p class="soft">In the Sandbox: ABC. Three wrong codes lock the account.</p>
<button name="action" value="next">Continue</button>${EXIT}</form>`;
}

function banks({ typed }: PlaidLink, search: string): Html {
  const found = BANKS.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return html`<h2>Find your bank</h2>
<form method="get"><label>Bank<input type="search" name="q" value="${search}"></label><button>Search</button></form>
<form method="post" class="stack">
${found.map(({ id, name }) => html`<button name="bank" value="${id}" class="quiet">${name}</button>`)}
${found.length === 0 && html`<p>We know no bank of that name.</p>`}
</form>
<form method="post" class="stack">
${typed && html`<button name="way" value="numbers" class="quiet">Link with account numbers</button>`}
${EXIT}</form>`;
}

function accounts({ accounts: list }: PlaidBank): Html {
  return html`<fieldset><legend>Accounts</legend>${list.map(
    ({ name, number }, index) =>
      html`<label class="choice"><input type="radio" name="account" value="${index}"${index === 0 && html` checked`}>
<span><strong>${name}</strong><br><span class="soft">Ends in ${number.slice(-4)}</span></span></label>`,
  )}</fieldset>`;
}

function shared({ incomeUser }: PlaidLink): string[] {
  return incomeUser
    ? ['Deposits to your account in the last 12 months', 'Who holds the account']
    : ['Account and routing numbers', 'Who holds the account'];
}

/** Renders the page of a bank that signs people in itself, where they choose what they share. */
function oauthPage({ clientName }: PlaidLink, bank: PlaidBank): string {
  return page(
    bank.name,
    'You’re on your bank’s own site.',
    html`<section><h2>Share an account with ${clientName}?</h2>
<form method="post" class="stack">
<p>You signed in with your passkey.</p>
${accounts(bank)}
<button name="action" value="allow">Allow</button>
<button name="action" value="deny" class="quiet">Don’t allow</button>
</form></section>`,
    true,
  );
}
