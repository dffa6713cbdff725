import { OUTSIDE_PROVIDERS } from '@homeline/domain/chat/chat-providers.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { FAULTS } from '../faults.ts';
import { type Html, html, page } from '../html.ts';
import { maskPersonalData } from '../mask-personal-data.ts';
import { STAND_IN_NAMES } from '../named-providers.ts';
import type { OrderProcessor } from '../order-processor.ts';
import type { Provider } from '../provider.ts';
import type { State } from '../state.ts';

const MAX_ROWS = 200;

/** Renders the sandbox's control page: clock, faults, people, requests, messages and webhooks. */
export function controlPage(orders: OrderProcessor, providers: readonly Provider[]): string {
  const { state } = orders;
  return page(
    'Homeline sandbox',
    'Simulates every provider that the server calls',
    html`${clock(orders)}${faults(state, providers)}${openPages(state)}${people(orders.people)}${requests(state)}${messages(state)}${webhooks(state)}`,
  );
}

function clock({ clock: { now } }: OrderProcessor) {
  const shown = now();
  return html`<section><h2>Clock</h2>
<form method="post" action="/clock"><label>Current time, UTC<input name="now" value="${shown}" size="26"></label><button>Set</button></form>
<form method="post" action="/clock">${[1, 24, 72, 720].map(
    (hours) =>
      html`<button class="quiet" name="hours" value="${hours}">${hours === 1 ? '+1 hour' : hours === 24 ? '+1 day' : `+${hours / 24} days`}</button>`,
  )}</form></section>`;
}

function faults(state: State, providers: readonly Provider[]) {
  const ports = html`<option value="*">All providers</option>${[
    ...providers.map(({ port }) => port),
    ...OUTSIDE_PROVIDERS,
    ...STAND_IN_NAMES,
  ].map((port) => html`<option value="${port}">${port}</option>`)}`;
  const pendingFaults = Object.entries(state.faults).flatMap(([port, list]) =>
    list.map(({ name, calls }) => `${port}: ${name}, ${calls} more`),
  );
  const latencies = Object.entries(state.latencyMs).map(([port, ms]) => `${port}: ${ms} ms`);
  return html`<section><h2>Faults</h2>
<form method="post" action="/control/faults"><label>Provider<select name="port">${ports}</select></label>
<label>Fault<select name="fault">${FAULTS.map((fault) => html`<option>${fault}</option>`)}</select></label>
<label>Number of calls<input name="calls" type="number" min="1" value="1"></label>
<label>Delay, ms<input name="ms" type="number" min="0" value="60000"></label><button>Add fault</button></form>
<form method="post" action="/control/latency"><label>Provider<select name="port">${ports}</select></label>
<label>Latency, ms<input name="ms" type="number" min="0" value="0"></label><button>Set latency</button></form>
<form method="post" action="/control/healthy"><button class="quiet">Clear faults and latency</button></form>
<form method="post" action="/control/bank-logins-ended"><button class="quiet">End the sign-in at every bank of Plaid</button></form>
<p class="soft">${[...pendingFaults, ...latencies].join(' · ') || 'No faults set.'}</p></section>`;
}

function openPages({ hosted }: State) {
  const open = Object.values(hosted).filter(({ ended }) => !ended);
  return html`<section><h2>Chats</h2><p><a href="/chat">Answer as the agent of a chat provider</a></p></section>
<section><h2>Open provider pages and appointments</h2>${table(
    ['Application', 'Type', 'Action'],
    open.map((each) => {
      if (each.kind !== 'APPOINTMENT') {
        const path = `/${each.port}/${each.kind === 'LINK' ? 'links' : 'sessions'}/${each.id}`;
        return [each.fileNumber, each.kind.toLowerCase(), html`<a href="${path}">Open page</a>`];
      }
      const back = html`<form method="post" action="/notary/appointments/${each.id}/return"><button class="quiet">Return signed deed</button></form>`;
      return [each.fileNumber, `appointment, ${each.place}`, back];
    }),
  )}</section>`;
}

function people(known: readonly Persona[]) {
  return html`<section><h2>People</h2><p>Apply with these details to get the outcome shown.</p>${table(
    ['Person', 'Enter', 'Outcome'],
    known.map((person) => {
      const { property, income, request, credit } = person;
      const stated = income.statedMonthlyGross ?? income.monthlyGross;
      const type = [
        `${property.street1}, ${property.city}, ${property.state} ${property.zip}, ${property.occupancy}`,
        `born ${person.dob}, ${person.phone}, ${person.email}`,
        `SSN ${person.testId}, ${income.employmentType}, $${stated} a month`,
        `$${request.amount} over ${request.termYears} years`,
        credit.freezePin && `PIN ${credit.freezePin}`,
        person.estimatedValue && `home worth $${person.estimatedValue}`,
      ].filter(Boolean);
      return [
        html`<strong>${person.name}</strong><br>${person.id}`,
        lines(type),
        html`${person.branch}<br>${forcedAnswers(person)}`,
      ];
    }),
  )}</section>`;
}

function forcedAnswers({ forced: { vendors, staff, borrower } }: Persona) {
  return html`<code>${[
    ...vendors.map(
      ({ port, call, answers }) => `${[port, call].filter(Boolean).join(' ')}: ${answers.join(', ')}`,
    ),
    ...borrower.map(({ at, does }) => `borrower at ${at}: ${does}`),
    ...staff.map(({ at, decides }) => `staff at ${at}: ${decides}`),
  ].join(' · ')}</code>`;
}

function requests({ log }: State) {
  return html`<section><h2>Requests received</h2>${table(
    ['When', 'Call', 'Application', 'Answer', 'Body'],
    log
      .slice(-MAX_ROWS)
      .toReversed()
      .map((entry) => [
        entry.at,
        `${entry.port}/${entry.call}`,
        lines([entry.who, entry.fileNumber, entry.reference]),
        lines([
          `${entry.status || 'no answer yet'} ${entry.outcome ?? ''}`,
          entry.fault,
          entry.acted ? 'processed' : 'no effect',
        ]),
        collapsible('body', entry.body),
      ]),
  )}</section>`;
}

function messages({ messages: sent }: State) {
  return html`<section><h2>Sent emails and texts</h2>${table(
    ['When', 'From', 'To', 'Subject', 'Text'],
    sent
      .slice(-MAX_ROWS)
      .toReversed()
      .map(({ at, from, number, to, subject, text, kind }) => [
        at,
        from?.name ?? number ?? '',
        to,
        subject ?? kind.toLowerCase(),
        html`<pre>${text}</pre>${kind === 'TEXT' && replyForm(to)}`,
      ]),
  )}</section>`;
}

/** Lets the person who got a text message answer it. */
function replyForm(from: string) {
  return html`<form method="post" action="/control/text-replies"><input type="hidden" name="from" value="${from}"><label>Reply from ${from}<input name="text" value="STOP" size="12" required></label><button class="quiet">Send reply</button></form>`;
}

function webhooks({ webhooks: sent }: State) {
  return html`<section><h2>Webhooks</h2>${table(
    ['When', 'Provider', 'Delivery', 'Body'],
    sent
      .slice(-MAX_ROWS)
      .toReversed()
      .map(({ at, port, delivery, tries, lastStatus, body }) => [
        at,
        port,
        `${delivery.toLowerCase()}, ${tries} tries${lastStatus ? `, last ${lastStatus}` : ''}`,
        collapsible('body', maskPersonalData(JSON.parse(body))),
      ]),
  )}</section>`;
}

function table(heads: readonly string[], rows: readonly (readonly (Html | string)[])[]) {
  if (rows.length === 0) return html`<p class="soft">Nothing yet.</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${heads.join(', ')}"><table><thead><tr>${heads.map(
    (head) => html`<th scope="col">${head}</th>`,
  )}</tr></thead><tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
}

function lines(parts: readonly unknown[]) {
  return html`${parts.filter(Boolean).map((part) => html`${String(part)}<br>`)}`;
}

function collapsible(name: string, body: unknown) {
  return html`<details><summary>${name}</summary><pre>${JSON.stringify(body, null, 2)}</pre></details>`;
}
