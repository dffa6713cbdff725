import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  describeChatSettings,
  mayBeNamed,
  PORTS,
  providerSettings,
  SETTINGS,
  webhookSecretSetting,
} from '../apps/server/src/settings.ts';
import { bridgeOpenApi } from '../apps/server/src/vendors/bridge-openapi.ts';
import { CALLS } from '../packages/contract/src/calls.ts';
import { acceptedInput } from '../packages/contract/src/testing/accepted-input.ts';
import { WEBHOOK_PORTS } from '../packages/contract/src/webhooks/receive-webhook.ts';
import { Persona } from '../packages/domain/src/sample-people/persona.ts';
import { STAFF_DECISIONS } from '../packages/domain/src/workflow/staff-decisions.ts';
import {
  INTERRUPT_ORDER,
  type NamedStep,
  STEP_TABLE,
  type StepName,
  stepOf,
} from '../packages/domain/src/workflow/steps.ts';
import { commandLine } from './command-line.ts';
import { readProofs, readRequirements, readWords, requirementProblems } from './requirements.ts';

const USAGE = `npm run docs -- [--check]
  Generates docs/generated and docs/requirements.md. With --check it writes nothing and fails if a page is stale.`;

const { values } = commandLine(USAGE, { options: { check: { type: 'boolean', default: false } } });
const FOLDER = 'docs/generated';
const proofs = readProofs();
const requirements = readRequirements(readWords(), proofs);

const pages: Readonly<Record<string, () => string>> = {
  [`${FOLDER}/steps.md`]: steps,
  [`${FOLDER}/reviews.md`]: reviews,
  [`${FOLDER}/calls.md`]: calls,
  [`${FOLDER}/input.txt`]: acceptedInput,
  [`${FOLDER}/personas.md`]: personas,
  [`${FOLDER}/settings.md`]: settings,
  'docs/requirements.md': requirementsPage,
  'docs/bridge.openapi.json': () => `${JSON.stringify(bridgeOpenApi(), undefined, 2)}\n`,
};

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function steps(): string {
  const rows = (Object.keys(STEP_TABLE) as StepName[]).map((name) => {
    const step = stepOf(name);
    return [`\`${name}\``, step.kind, endOf(step), step.page, step.stage ?? '—', step.interrupt ? 'yes' : ''];
  });
  return `# Steps

The current step is the first that applies and is not done: the interrupts below first, then the table from top to bottom.

${table(['step', 'kind', 'ends by', 'page', 'stage', 'interrupt'], rows)}

## Interrupts, by priority

${INTERRUPT_ORDER.map((name, index) => `${index + 1}. \`${name}\``).join('\n')}
`;
}

function endOf(step: NamedStep): string {
  if (step.kind === 'WAITING' || step.kind === 'REVIEW') {
    const [, what] = Object.values(step.ends);
    const rule = step.rule ? ` unless the rule \`${step.rule}\` passes it` : '';
    return `${step.ends.by.toLowerCase()} \`${what}\`${rule} (${step.owner}, ${step.usual})`;
  }
  return step.kind === 'TERMINAL' ? 'nothing' : 'the borrower';
}

function reviews(): string {
  const rows = Object.entries(STAFF_DECISIONS).map(([name, decisions]) => {
    const step = stepOf(name as StepName);
    const desk = step.kind === 'REVIEW' ? step.owner : '';
    return [
      `\`${name}\``,
      desk,
      step.rule ? `\`${step.rule}\`` : '—',
      Object.keys(decisions)
        .map((each) => `\`${each}\``)
        .join(', '),
    ];
  });
  return `# Reviews

An application that no automatic rule passes waits for the desk that owns the step. \`comments\` on a decision are internal to the lender.
The \`reason\` of a denial or document request is shown to the borrower as written.

${table(['step', 'desk', 'automatic rule', 'decisions'], rows)}
`;
}

function calls(): string {
  const rows = Object.values(CALLS).map((call) => [
    `\`${call.name}\``,
    call.method,
    `\`${call.path}\``,
    call.who,
    call.summary,
  ]);
  return `# Calls

The server's routes, the browser's client and \`GET /openapi.json\` derive from this table.

${table(['call', 'method', 'path', 'who', 'summary'], rows)}
`;
}

function personas(): string {
  const people = readdirSync('personas')
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => Persona.parse(JSON.parse(readFileSync(`personas/${name}`, 'utf8'))));
  const rows = people.map(({ id, name, branch, property, expected }) => [
    id,
    name,
    branch,
    property.state,
    expected.terminalStep ?? 'refused at registration',
  ]);
  return `# Personas

Each is a file in \`personas/\`: their answers, their provider data, forced outcomes and the expected result.

${table(['id', 'name', 'scenario', 'state', 'ends at'], rows)}
`;
}

function settings(): string {
  const rows = Object.entries(SETTINGS).map(([name, { description }]) => [`\`${name}\``, description]);
  const providers = PORTS.map((port) => {
    const { url, key } = providerSettings(port);
    return [
      `\`${url}\`, \`${key}\``,
      `URL and API key of the ${port} bridge. SANDBOX_URL sets the default. ${mayBeNamed(port) ? 'Not needed if every lender chooses a provider of its own for this port.' : 'Required.'}`,
    ];
  });
  const webhooks = WEBHOOK_PORTS.map((port) => [
    `\`${webhookSecretSetting(port)}\``,
    `Signs the ${port} bridge’s webhooks; 32 characters or more. SANDBOX_URL sets the default.`,
  ]);
  const chats = describeChatSettings().map(({ name, description }) => [`\`${name}\``, description]);
  return `# Settings

Environment variables, checked at startup.

${table(['variable', 'purpose'], [...rows, ...providers, ...webhooks, ...chats])}
`;
}

function requirementsPage(): string {
  const sections = Object.entries(Object.groupBy(requirements, ({ section }) => section));
  const tables = sections.map(([section, rows = []]) => {
    const cells = rows.map(({ id, asks, tests }) => [
      id,
      asks,
      tests.map((path) => `\`${path}\``).join(', '),
    ]);
    return `## ${section}\n\n${table(['id', 'what it asks', 'tests'], cells)}\n`;
  });
  return `# Requirements

Every requirement that is built, from [requirements.words.md](requirements.words.md), with the tests that prove it.

${tables.join('\n')}`;
}

mkdirSync(FOLDER, { recursive: true });
const stale = Object.entries(pages).filter(([path, page]) => {
  const now = path.endsWith('.json') ? page() : `<!-- Written by npm run docs. -->\n\n${page()}`;
  if (readFile(path) === now) return false;
  if (!values.check) writeFileSync(path, now);
  return true;
});
console.log(stale.length === 0 ? 'Every generated page is current.' : stale.map(([path]) => path).join(', '));
const problems = requirementProblems(requirements, proofs);
for (const problem of problems) console.error(problem);
process.exitCode = (values.check && stale.length > 0) || problems.length > 0 ? 1 : 0;

function readFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
