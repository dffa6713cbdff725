import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { people } from '../personas/people.ts';
import { startInstallation } from './installation.ts';
import type { Interruption } from './proxy.ts';
import { completeApplication } from './traveller.ts';

const DATABASES = ['pglite', 'postgres'] as const;
const isLong = Boolean(process.env['TEST_LONG']);

/** Delays after the start, in ms, at which the first migration is running. */
const MOMENTS_MS = [300, 600, 900, 1200];

/** Every point at which a power failure could lose or repeat work. */
const TO_PROVIDERS: readonly Interruption[] = [
  { name: 'in a running job', method: 'POST', path: /soft-pulls$/, moment: 'REQUEST_ARRIVES' },
  {
    name: 'between the hard pull and its answer',
    method: 'POST',
    path: /hard-pulls$/,
    moment: 'ANSWER_ARRIVES',
  },
  {
    name: 'between an answer and its commit',
    method: 'POST',
    path: /envelopes\/closing$/,
    moment: 'ANSWER_PASSED_ON',
  },
  {
    name: 'between the signature and its commit',
    method: 'POST',
    path: /signatures$/,
    moment: 'ANSWER_PASSED_ON',
  },
  {
    name: 'between the payment and its answer',
    method: 'POST',
    path: /transfers$/,
    moment: 'ANSWER_ARRIVES',
  },
];
const TO_THE_SERVER: readonly Interruption[] = [
  {
    name: 'between the registration and its reply',
    method: 'POST',
    path: /registration\/register/,
    moment: 'ANSWER_ARRIVES',
  },
  { name: 'between an answer and its reply', method: 'PUT', path: /\/profile$/, moment: 'ANSWER_ARRIVES' },
  {
    name: 'inside the notary’s webhook',
    method: 'POST',
    path: /service-webhooks.*\/notary/,
    moment: 'ANSWER_ARRIVES',
  },
];

/** Calls that must never be repeated, as named in the sandbox's log. */
const ONCE = ['hard-pulls', 'signatures', 'transfers', 'soft-pulls'];

describe.runIf(isLong)('a server killed during its first migration', () => {
  it.each(DATABASES)('starts normally afterwards on %s', async (database) => {
    const installation = await startInstallation(database, {}, { startsServer: false });
    try {
      for (const moment of MOMENTS_MS) await installation.startAndKill(moment + randomInt(100));
      await installation.startServer();
      expect((await fetch(`${installation.url}/readyz`)).status).toBe(200);
    } finally {
      await installation.stop();
    }
  });
});

describe.runIf(isLong)('a server killed at every critical point', () => {
  const TIMEOUT_MS = 600_000;
  it.each(DATABASES)(
    'still funds the line on %s, with one credit pull, one signature and one payment',
    async (database) => {
      const person = people.find(({ id }) => id === 'T01');
      if (!person) throw new Error('T01 is missing');
      const killed: string[] = [];
      const kill = async ({ name }: Interruption) => {
        await installation.kill();
        killed.push(name);
        await installation.startServer();
      };
      const installation = await startInstallation(
        database,
        {},
        {
          interruptions: {
            toProviders: [...TO_PROVIDERS],
            toTheServer: [...TO_THE_SERVER],
            interrupt: (each) => kill(each),
          },
        },
      );
      try {
        const { uuid, steps } = await completeApplication(installation, person, installation.publicUrl);
        expect(steps.at(-1)).toBe('COMPLETE');
        expect(killed.toSorted()).toEqual(
          [...TO_PROVIDERS, ...TO_THE_SERVER].map(({ name }) => name).toSorted(),
        );
        const acted = (await installation.requests()).filter(
          (each) => each.fileNumber === uuid && each.acted,
        );
        const times = ONCE.map((act) => [act, acted.filter(({ call }) => call === act).length]);
        expect(times).toEqual(ONCE.map((act) => [act, 1]));
      } finally {
        await installation.stop();
      }
    },
    TIMEOUT_MS,
  );
});
