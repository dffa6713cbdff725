import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from './sandbox.ts';

const personasDirs = [fileURLToPath(new URL('../../../personas', import.meta.url))];
const PERSON = { firstName: 'Blake', lastName: 'Frozen', dob: '1981-04-12', ssn: '902-00-1002' };
const ADDRESS = { street1: '102 Test Street', city: 'Columbus', state: 'OH', zip: '43085' };

let sandbox: Sandbox;
let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  sandbox = await startSandbox({ personasDirs, dataDir });
});
afterEach(async () => {
  await sandbox.stop();
  rmSync(dataDir, { recursive: true });
});

type Json = Record<string, unknown>;

async function ask(
  path: string,
  fileNumber: string,
  body: Json,
  reference: string = randomUUID(),
): Promise<Json> {
  const answer = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer sandbox-${path.split('/')[1]}`,
      'idempotency-key': reference,
    },
    body: JSON.stringify({ reference, fileNumber, ...body }),
  });
  return { http: answer.status, ...((await answer.json()) as Json) };
}

const read = async (path: string) => (await fetch(sandbox.url + path)).text();
const pull = (fileNumber: string, reference?: string) =>
  ask('/credit/soft-pulls', fileNumber, { person: PERSON, address: ADDRESS }, reference);

describe('a sandbox restart', () => {
  it('keeps given answers, pending answers and the clock', async () => {
    const [fileNumber, reference] = [randomUUID(), randomUUID()];
    expect(await pull(fileNumber, reference)).toMatchObject({ outcome: 'FROZEN' });
    await fetch(`${sandbox.url}/clock`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now: '2031-02-03T14:05:06Z' }),
    });
    await sandbox.stop();
    sandbox = await startSandbox({ personasDirs, dataDir });
    expect(await pull(fileNumber, reference)).toMatchObject({ outcome: 'FROZEN' });
    expect(await pull(fileNumber)).toMatchObject({ outcome: 'HIT', file: { pulledOn: '2031-02-03' } });
  });

  it('fails with the file name when a person cannot be read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'people-'));
    writeFileSync(join(folder, 'half.json'), '{"id":"H1"}');
    await expect(startSandbox({ personasDirs: [...personasDirs, folder] })).rejects.toThrow(
      /half\.json is not a valid persona file/,
    );
    rmSync(folder, { recursive: true });
  });
});

describe('the control page', () => {
  it('lists every request with its personal data masked', async () => {
    await pull(randomUUID());
    const account = { person: PERSON, routingNumber: '110000000', accountNumber: '000123456789' };
    await ask('/bank/checks', randomUUID(), account);
    for (const path of ['/control/requests', '/']) {
      const shown = await read(path);
      expect(shown).toContain('1002');
      expect(shown).toContain('••••6789');
      expect(shown).not.toContain('000123456789');
    }
    expect(await read('/control/requests')).not.toMatch(/902-00-1002|1981-04-12/);
  });

  it('lists every email and text message', async () => {
    const message = { to: 'blake@example.com', text: 'Offers <ready>' };
    const from = { name: 'Homeline', email: 'hello@example.com' };
    await ask('/messaging/emails', randomUUID(), { ...message, from, subject: 'Come and see' });
    await ask('/messaging/texts', randomUUID(), { ...message, to: '+15555550102' });
    expect(JSON.parse(await read('/control/messages'))).toMatchObject([
      { kind: 'EMAIL', from, subject: 'Come and see' },
      { kind: 'TEXT', to: '+15555550102' },
    ]);
    expect(await read('/')).toContain('Offers &#60;ready&#62;');
  });

  it('lists every person with what to type for them', async () => {
    const page = await read('/');
    for (const word of ['Avery Happy', '902-00-1002', 'credit SOFT: FROZEN', 'PIN 482913'])
      expect(page).toContain(word);
  });
});

describe('the bank link page', () => {
  const open = async (fileNumber: string) =>
    (await ask('/bank/links', fileNumber, {
      person: PERSON,
      returnUrl: 'http://127.0.0.1:3000/back?step=bank',
    })) as {
      url: string;
    };
  const press = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

  it('returns the borrower with a token for the chosen account', async () => {
    const fileNumber = randomUUID();
    const { url } = await open(fileNumber);
    expect(await (await fetch(url)).text()).toContain('Everyday Checking');
    const back = new URL(
      (await press(url, { action: 'continue', choice: '1' })).headers.get('location') ?? '',
    );
    expect(back.searchParams.get('step')).toBe('bank');
    const publicToken = back.searchParams.get('publicToken');
    expect(await ask('/bank/accounts', fileNumber, { publicToken })).toMatchObject({
      outcome: 'LINKED',
      accountNumber: '000987654321',
    });
    expect(await ask('/bank/accounts', fileNumber, { publicToken: 'guessed' })).toMatchObject({
      outcome: 'FAILED',
    });
  });

  it('returns the borrower without a token after they cancel', async () => {
    const { url } = await open(randomUUID());
    const back = new URL((await press(url, { action: 'cancel' })).headers.get('location') ?? '');
    expect(back.searchParams.get('error')).toBe('CANCELLED');
    expect(back.searchParams.has('publicToken')).toBe(false);
  });
});

describe('a provider request', () => {
  it.each([
    ['without a bearer key', { authorization: '' }, 401],
    ['with the key of another port', { authorization: 'Bearer sandbox-property' }, 401],
    ['when its idempotency key differs from its reference', { 'idempotency-key': randomUUID() }, 400],
  ])('is rejected %s', async (_, headers, status) => {
    const reference = randomUUID();
    const answer = await fetch(`${sandbox.url}/credit/soft-pulls`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer sandbox-credit',
        'idempotency-key': reference,
        ...headers,
      },
      body: JSON.stringify({ reference, fileNumber: randomUUID(), person: PERSON, address: ADDRESS }),
    });
    expect(answer.status).toBe(status);
  });
});
