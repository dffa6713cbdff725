import { readFileSync } from 'node:fs';
import { WEBHOOK_PORTS } from '@homeline/contract/webhooks/receive-webhook.ts';
import { PORTS, PROVIDER_URL, providerSettings, webhookSecretSetting } from '../apps/server/src/settings.ts';
import { checkBridge, type Finding } from '../apps/server/src/vendors/bridge-check/check-bridge.ts';
import { checkWebhooks } from '../apps/server/src/vendors/bridge-check/check-webhooks.ts';
import { readSample } from '../apps/server/src/vendors/bridge-check/read-sample.ts';
import { REAL_EFFECTS } from '../apps/server/src/vendors/bridge-check/real-effects.ts';
import { SAMPLE, type Sample } from '../apps/server/src/vendors/bridge-check/sample-requests.ts';
import { listenForWebhooks } from '../apps/server/src/vendors/bridge-check/webhook-listener.ts';
import { RETRY_DEFAULTS } from '../apps/server/src/vendors/http-call.ts';
import { publishedCalls } from '../apps/server/src/vendors/published-calls.ts';
import type { BridgePort } from '../apps/server/src/vendors/vendors.ts';
import { commandLine, exitWithUsage } from './command-line.ts';

const USAGE = `npm run bridge:check -- <port> <address> [--yes] [--person <file.json>] [--wait <seconds>] [--listen <port number>]
  Judges a bridge by the protocol of docs/bridge.openapi.json: <address> is what <PORT>_URL would be, such as
  https://bridge.lender.example/credit. The port is one of ${PORTS.join(', ')}.
  The key comes from <PORT>_KEY in the environment, never from the command line.
  Without --yes it says what it would send, and sends nothing. Use the provider's test environment.
  --person: somebody the test environment knows: {"firstName": "…", "lastName": "…", "dob": "yyyy-MM-dd", "ssn": "…",
    "email": "…", "phone": "…", "address": {"street1": "…", "city": "…", "state": "OH", "zip": "…"}}; what is left out is invented.
  --wait: how long a pending answer or a webhook is waited for. Default 60 seconds.
  --listen: takes the port's webhooks on this machine, at /service-webhooks/external/api/v1/<port>, signed with
    <PORT>_WEBHOOK_SECRET. Each is answered with 503 at first, and must come again.`;

const POLL_MS = 1000;

const { positionals, values } = commandLine(USAGE, {
  allowPositionals: true,
  options: {
    yes: { type: 'boolean', default: false },
    person: { type: 'string' },
    wait: { type: 'string', default: '60' },
    listen: { type: 'string' },
  },
});
const [name, address, ...others] = positionals;
const port = PORTS.find((each) => each === name) ?? exitWithUsage(USAGE, `Name a port, not ${name}`);
const { data: url = '', error } = PROVIDER_URL.safeParse(address);
if (error || others.length > 0)
  exitWithUsage(USAGE, `The address ${error?.issues[0]?.message ?? 'comes alone'}`);
const waitMs = Number(values.wait) * 1000;
if (!(waitMs >= 0)) exitWithUsage(USAGE, '--wait takes seconds');
const sample = sampleOf(values.person);

console.log(
  `${port} at ${url}\n${REAL_EFFECTS[port]} Two questions go to each of these, and two that must be refused for their key:`,
);
for (const { published } of publishedCalls(port)) console.log(`  POST ${published.path}`);
if (values.yes) process.exitCode = (await check(port)) ? 0 : 1;
else {
  console.log('\nNothing was sent. At the provider’s test environment, add --yes.');
  process.exitCode = 1;
}

async function check(of: BridgePort): Promise<boolean> {
  const key = secretIn(providerSettings(of).key);
  const counts = { kept: 0, broken: 0, untried: 0 };
  let last = '';
  const report = (finding: Finding) => {
    if (finding.call !== last) console.log(`\n${finding.call}`);
    last = finding.call;
    const found = 'untried' in finding ? 'untried' : finding.problems.length > 0 ? 'broken' : 'kept';
    counts[found] += 1;
    console.log(`  ${{ kept: '✓', broken: '✗', untried: '–' }[found]} ${finding.rule}`);
    if ('untried' in finding) console.log(`      Not tried: ${finding.untried}`);
    else for (const problem of finding.problems) console.log(`      ${problem}`);
  };
  const webhookPort = WEBHOOK_PORTS.find((each) => each === of);
  const listener =
    webhookPort && values.listen !== undefined
      ? await listenForWebhooks(
          { port: webhookPort, secret: secretIn(webhookSecretSetting(webhookPort)) },
          Number(values.listen),
        )
      : undefined;
  const limits = { waitMs, pollMs: POLL_MS };
  const bridge = { port: of, url: url.replace(/\/+$/, ''), key, sample, patience: RETRY_DEFAULTS, ...limits };
  const taken = await checkBridge(bridge, report);
  if (listener) {
    await checkWebhooks(listener, { taken, ...limits }, report);
    listener.stop();
  } else if (webhookPort) report({ call: 'Webhooks', rule: 'come signed', untried: 'add --listen' });
  console.log(`\n${counts.kept} kept, ${counts.broken} broken, ${counts.untried} not tried.`);
  return counts.broken === 0;
}

function secretIn(variable: string): string {
  return process.env[variable] || exitWithUsage(USAGE, `${variable} is missing in the environment`);
}

function sampleOf(file: string | undefined): Sample {
  if (file === undefined) return SAMPLE;
  const read = readSample(readFileSync(file, 'utf8'));
  return 'problems' in read ? exitWithUsage(USAGE, `${file}: ${read.problems.join('; ')}`) : read.sample;
}
