import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, startInstallation } from '../journeys/installation.ts';
import { call, logIn, type Registered, register } from './asking.ts';

const TIMEOUT_MS = 240_000;
const HOME = '127.0.0.50';

let installation: Installation;
let owner: Registered;
let cookie: string;
const log: string[] = [];
beforeAll(async () => {
  installation = await startInstallation('postgres', {}, { onLog: (text) => log.push(text) });
  owner = await register(installation, 'owner@example.com', HOME);
  const { headers } = await logIn(installation, owner.email, { from: HOME });
  cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  for (let number = 1; number <= 110; number += 1)
    await logIn(installation, owner.email, { from: `127.0.1.${number}`, password: 'a wrong password' });
}, TIMEOUT_MS);
afterAll(() => installation?.stop());

describe('110 wrong passwords from 110 places', () => {
  it('lock nobody out of the browser that signed in before, wherever it is', async () => {
    for (const from of [HOME, '127.0.1.5', '127.0.9.9'])
      expect(await logIn(installation, owner.email, { from, headers: { cookie } })).toMatchObject({
        status: 200,
      });
  });

  it('lock a new browser out, whose refusal names the emailed link', async () => {
    const { status, text } = await logIn(installation, owner.email, { from: '127.0.9.1' });
    expect(status).toBe(429);
    expect(text).toContain('sign-in link by email');
  });

  it('are no easier with a cookie that was made up, or that belongs to another account or lender', async () => {
    const other = await register(installation, 'other@example.com', '127.0.0.51');
    const { headers } = await logIn(installation, other.email, { from: '127.0.0.51' });
    const [name = '', value = ''] = (String(headers['set-cookie']).split(';')[0] ?? '').split('=');
    const [id = '', mark = ''] = (cookie.split('=')[1] ?? '').split('.');
    const [otherId = ''] = value.split('.');
    for (const made of [
      value,
      `${otherId}.${mark}`,
      `${id}.${'0'.repeat(mark.length)}`,
      `${id}.`,
      `.${mark}`,
      mark,
    ])
      expect(
        await logIn(installation, owner.email, { from: '127.0.9.2', headers: { cookie: `${name}=${made}` } }),
        made,
      ).toMatchObject({ status: 429 });
  });

  it('from a known browser stop that browser alone', async () => {
    const guess = () =>
      logIn(installation, owner.email, { from: HOME, headers: { cookie }, password: 'a wrong password' });
    const statuses: number[] = [];
    for (let number = 0; number < 12; number += 1) statuses.push((await guess()).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('are told to the owner', async () => {
    const { body } = await call(installation, 'getSignInSettings', { jwt: owner.jwt });
    const refused = body['refusedSignIns'] as unknown as { reason: string; attempts: number }[];
    expect(refused.find(({ reason }) => reason === 'PASSWORD')?.attempts).toBeGreaterThanOrEqual(100);
  });

  it('are told to a manager, by name and without the address', async () => {
    const { email, password } = installation.staff;
    const { body } = await logIn(installation, email, { password });
    const { status, text } = await call(installation, 'listRefusedSignIns', { jwt: String(body['jwt']) });
    expect(status).toBe(200);
    expect(text).toContain('Avery Happy');
    expect(text).not.toContain(owner.email);
  });

  it('are in the log under one keyed hash, which is that of refused calls too, and never under the address', async () => {
    const stranger = await register(installation, 'stranger@example.com', '127.0.0.60');
    await logIn(installation, stranger.email, { from: '127.0.0.61', password: 'a wrong password' });
    await call(installation, 'listRefusedSignIns', { jwt: stranger.jwt });
    await expect.poll(() => log.join('')).toContain('A call was refused');
    const lines = log
      .join('')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const refused = lines.filter(({ msg }) => msg === 'A sign-in was refused');
    const ownHash = refused[0]?.['account'];
    expect(refused.filter(({ account }) => account === ownHash).length).toBeGreaterThanOrEqual(110);
    expect(lines.find(({ msg }) => msg === 'A call was refused')?.['account']).toBe(
      refused.at(-1)?.['account'],
    );
    expect(log.join('')).not.toMatch(/owner@example|stranger@example|a wrong password/);
  });
});

describe('a person without an account', () => {
  it('can’t be told from one with an account by what a wrong password answers', async () => {
    const known = await register(installation, 'known@example.com', '127.0.0.70');
    const [one, other] = [
      await logIn(installation, known.email, { from: '127.0.0.71', password: 'a wrong password' }),
      await logIn(installation, 'unknown@example.com', { from: '127.0.0.71', password: 'a wrong password' }),
    ];
    expect([one.status, one.text]).toEqual([other.status, other.text]);
  });
});
