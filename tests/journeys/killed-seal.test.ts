// Proves DS-13.

import { spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { pathOf } from '@homeline/contract/client.ts';
import { getDocumentFile } from '@homeline/contract/documents/get-document.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { checkSignatures } from '@homeline/documents/check-signatures.ts';
import { describe, expect, it } from 'vitest';
import { onePersonLenders } from '../../apps/server/src/testing/sample-lenders.ts';
import { personNamed } from '../personas/people.ts';
import { startInstallation } from './installation.ts';
import { type Interruption, type Moment, startProxy } from './proxy.ts';
import { callerAt, completeApplication } from './traveller.ts';

/** Each kill waits for a server's start: 437 to 527 s were measured for all. */
const TIMEOUT_MS = 1_200_000;
const SIGNING_KILLS = 10;
const SEALING_KILLS = 40;
/** Before them nothing is stored, so that there is something to seal for every kill. */
const EARLY_KILLS = 28;
const STORING_MS = 80;
/** Longer than it takes to sign. */
const SIGNING_MS = 400;
const MOMENTS: readonly Moment[] = ['REQUEST_ARRIVES', 'ANSWER_ARRIVES', 'ANSWER_PASSED_ON'];
const STAMP = { method: 'POST', path: /rfc3161/ } as const;
const T01 = personNamed('T01');

type Child = ReturnType<typeof spawn>;

const kill = async (child: Child): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

/** Waits until a child has opened the database. */
async function open(child: Child): Promise<void> {
  const ended = once(child, 'exit').then(() => 'ended');
  const said = await Promise.race([ended, once(child.stdout ?? child, 'data')]);
  if (said === 'ended') throw new Error('It ended before it opened the database');
}

describe.runIf(process.env['TEST_LONG'])(
  'a server killed 50 times while a note is signed and its copies are sealed',
  () => {
    it(
      'signs once, seals every copy once, and loses nothing',
      async () => {
        const installation = await startInstallation('postgres');
        const pending: Interruption[] = [];
        let sealing: Child | undefined;
        let kills = 0;
        const proxy = await startProxy(
          () => installation.sandboxUrl,
          pending,
          async ({ name, moment }) => {
            if (name !== 'kill' || !sealing) return;
            // The last ones come around the moment in which a copy is stored.
            if (moment === 'ANSWER_PASSED_ON' && kills >= EARLY_KILLS)
              await setTimeout(randomInt(STORING_MS));
            await kill(sealing);
          },
        );
        const env = {
          ...process.env,
          ...installation.sharedSettings(),
          ...{ DATA_DIR: installation.dataDir(), ORGANISATIONS_DIR: onePersonLenders() },
          ...{ SANDBOX_URL: proxy.url, LOG_LEVEL: 'silent', NODE_NO_WARNINGS: '1' },
        };
        const act = (...args: readonly string[]) =>
          spawn(process.execPath, ['tests/journeys/act-once.ts', ...args], {
            ...{ env, stdio: ['ignore', 'pipe', 'inherit'] },
          });
        const control = (method: string, path: string, body: object) =>
          fetch(`${installation.sandboxUrl}/control/${path}`, {
            ...{ method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
          });
        const goOn = (until: 'NOTE_SIGNING' | 'NOTARY_DOCUMENT_GENERATION' | 'DEED_SIGNING') =>
          completeApplication(installation, T01, installation.url, () => 0, until);
        try {
          const { uuid, jwt } = await goOn('NOTE_SIGNING');
          await installation.kill();
          for (let time = 0; time < SIGNING_KILLS; time += 1) {
            const child = act('sign', uuid, jwt);
            await open(child);
            await setTimeout((SIGNING_MS * time) / SIGNING_KILLS);
            await kill(child);
          }
          // What was signed waits for its seal, and here for the children.
          await control('PUT', 'faults', { port: 'provider rfc3161', fault: 'DOWN', calls: 1000 });
          await installation.startServer();
          await goOn('NOTARY_DOCUMENT_GENERATION');
          await installation.kill();
          await control('POST', 'healthy', {});
          for (; kills < SEALING_KILLS; kills += 1) {
            const moment = MOMENTS[kills % MOMENTS.length] ?? 'REQUEST_ARRIVES';
            // The first time stamp only names the authority's certificates; the second is a signature's.
            const passed =
              kills % 2 === 0 ? [] : [{ ...STAMP, name: 'pass', moment: 'ANSWER_PASSED_ON' } as const];
            pending.splice(0, pending.length, ...passed, { ...STAMP, name: 'kill', moment });
            sealing = act('seal', uuid);
            sealing.stdout?.resume();
            const [, signal] = await once(sealing, 'exit');
            expect(signal).toBe('SIGKILL');
          }

          await installation.startServer();
          const { jwt: read } = await goOn('DEED_SIGNING');
          const call = callerAt(installation.url);
          const documents = (await call('listDocuments', { params: { uuid } }, read))
            .body as DocumentSummary[];
          const closing = documents.filter((each) => each.package === 'CLOSING');
          expect(closing.length).toBeGreaterThan(4);
          expect(documents.filter(({ type }) => type === 'SIGNING_CERTIFICATE')).toHaveLength(1);
          for (const { uuid: document } of closing) {
            const file = await fetch(
              installation.url + pathOf(getDocumentFile, { uuid, document }, undefined),
              {
                headers: { authorization: `Bearer ${read}`, 'x-org': 'homeline' },
              },
            );
            const { proves, signatures } = await checkSignatures(new Uint8Array(await file.arrayBuffer()));
            expect([proves, signatures.length]).toEqual(['UNCHANGED', 1]);
          }
          const signed = (await installation.requests()).filter(
            (each) => each.call === 'signatures' && each.fileNumber === uuid && each.acted,
          );
          expect(signed).toHaveLength(1);
          const audit = spawnSync(process.execPath, ['scripts/audit.ts'], { env, encoding: 'utf8' });
          expect([audit.status, audit.stderr]).toEqual([0, '']);
        } finally {
          proxy.stop();
          await installation.stop();
        }
      },
      TIMEOUT_MS,
    );
  },
);
