import { type Html, html, page } from '../html.ts';
import type { TruvOrder } from './state.ts';

const COMPANIES = ['Lakeside Manufacturing', 'City of Columbus', 'Social Security Administration'];
const BANKS = ['Truv Bank OAuth', 'Truv Bank non-OAuth'];
/** Source: Truv, test credentials. */
const USER = 'goodlogin';
const PASSWORD = 'goodpassword';
const PASSWORD_WITH_CODE = 'mfa';
const CODE = '12345';

type Fields = Readonly<Record<string, string>>;

function isBank({ data_sources }: TruvOrder): boolean {
  return data_sources.includes('financial_accounts');
}

/** Renders the landing page of an order: the terms and the search for an employer or a bank. */
export function landingPage(order: TruvOrder, search = '', problem = ''): string {
  const all = isBank(order) ? BANKS : COMPANIES;
  const found = all.filter((name) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return truvPage(html`<section><h2>${isBank(order) ? 'Find your bank' : 'Find your employer'}</h2>
<p>By continuing you agree to Truv’s End User Agreement.</p>
${problem && html`<p role="status">${problem}</p>`}
<form method="post" class="stack">
<label>Search<input name="search" value="${search}"></label>
<button name="action" value="search" class="quiet">Search</button>
<fieldset><legend>${found.length > 0 ? 'Results' : 'Nothing found'}</legend>
${found.map(
  (name, index) =>
    html`<label class="choice"><input type="radio" name="provider" value="${name}"${index === 0 && html` checked`}>${name}</label>`,
)}
</fieldset>
<button name="action" value="choose">Continue</button>
</form></section>`);
}

/** Reads what a person entered. Returns the next page, or the company or bank that they connected. */
export function enterTruv(order: TruvOrder, entered: Fields): { page: string; connected?: string } {
  const { action, search = '', provider = order.provider ?? '', username, password, code } = entered;
  if (action === 'search') return { page: landingPage(order, search) };
  if (![...BANKS, ...COMPANIES].includes(provider))
    return { page: landingPage(order, '', 'Choose one of the results.') };
  order.provider = provider;
  if (action === 'choose') return { page: loginPage(provider) };
  if (username !== USER || (password !== PASSWORD && password !== PASSWORD_WITH_CODE))
    return { page: loginPage(provider, 'The user name or password is wrong.') };
  if (password === PASSWORD || code === CODE) return { page: '', connected: provider };
  return { page: codePage(provider, code === undefined ? '' : 'That code is wrong.') };
}

function loginPage(provider: string, problem = ''): string {
  return truvPage(html`<section><h2>Log in to ${provider}</h2>
<p class="soft">Test accounts: goodlogin with goodpassword, or with mfa and the code 12345.</p>
${problem && html`<p role="status">${problem}</p>`}
<form method="post" class="stack">
<label>User name<input name="username" autocomplete="off"></label>
<label>Password<input name="password" type="password" autocomplete="off"></label>
<button name="action" value="login">Log in</button>
</form></section>`);
}

function codePage(provider: string, problem: string): string {
  return truvPage(html`<section><h2>Enter the code from ${provider}</h2>
${problem && html`<p role="status">${problem}</p>`}
<form method="post" class="stack">
<input type="hidden" name="username" value="${USER}"><input type="hidden" name="password" value="${PASSWORD_WITH_CODE}">
<label>Code<input name="code" inputmode="numeric" autocomplete="off"></label>
<button name="action" value="login">Confirm</button>
</form></section>`);
}

/** Renders the last page. Truv doesn't redirect; the order's custom field may hold the link back. */
export function wayBack({ custom_field }: TruvOrder): string {
  return truvPage(html`<section><h2>You’re connected</h2>
<p role="status">Truv now collects your data. You can close this page.</p>
${custom_field?.startsWith('http') && html`<p><a href="${custom_field}">Return to your application</a></p>`}
</section>`);
}

function truvPage(body: Html): string {
  return page('Truv', 'You’re on Truv’s site.', body, true);
}
