import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, REGISTRATION } from '../../apps/server/src/testing/app.ts';
import { type Installation, startInstallation } from '../journeys/installation.ts';
import { call } from './asking.ts';

const TIMEOUT_MS = 240_000;

let installation: Installation;
let people = 0;
beforeAll(async () => {
  installation = await startInstallation('pglite');
}, TIMEOUT_MS);
afterAll(() => installation?.stop());

async function registerWith(password: string, answers: object = {}) {
  people += 1;
  const body = { ...REGISTRATION, email: `person${people}@example.com`, password, ...answers };
  const { status, body: answer } = await call(installation, 'register', { body });
  return { status, problem: (answer['fields'] as { password?: string } | undefined)?.password };
}

describe('a password that a stranger tries first', () => {
  it.each([
    ...['Password1234', '123456789012', 'qwertyuiopas', 'iloveyou1234', 'homelinehomeline'],
    ...['AveryHappy1981', 'Homeline2026!', 'P@ssw0rd!234', 'passwordpassword', 'aaaaaaaaaaaaaaaa'],
    ...[
      'Summer2026!!',
      'qwerty123456',
      '1q2w3e4r5t6y',
      'abcdefghijkl',
      'letmeinletmein',
      'Heloc-heloc-heloc',
    ],
    ...[
      'yppahyrevayppah',
      '！Password1234！',
      'password\u200b1234',
      'drowssap4321',
      'monkeymonkey12',
      '2026-11-27-2026',
    ],
    ...["asdfghjkl;'12", 'trustno1trustno1', 'Welcome12345', 'football1234', '            ', 'HappyAvery12!'],
  ])('is refused at registration: %s', async (password) => {
    const { status, problem } = await registerWith(password);
    expect({ status, problem }).toEqual({ status: 400, problem: expect.stringMatching(/\w/) });
  });

  it('is refused while it is typed, too', async () => {
    for (const password of ['Password1234', 'averyhappy1981']) {
      const body = { password, email: 'a@example.com', names: ['Avery', 'Happy'] };
      const { body: said } = await call(installation, 'checkNewPassword', { body });
      expect(said['problem']).toMatch(/easy to guess|Don’t build it/);
    }
  });

  it('keeps nobody waiting who types one as long as the form takes', async () => {
    const before = performance.now();
    await registerWith('aA1!'.repeat(32));
    await call(installation, 'checkNewPassword', { body: { password: 'l33t1'.repeat(25) } });
    expect(performance.now() - before).toBeLessThan(5000);
  });
});

describe('a password of four words, in any script', () => {
  it.each([
    PASSWORD,
    'contraseña de la señora Pérez',
    'лошадь батарея скрепка',
    '正しい馬の電池ホチキス針',
    'Xk9#vQ2!mZ7p',
  ])('is taken: %s', async (password) => expect(await registerWith(password)).toMatchObject({ status: 201 }));
});
