import { randomUUID } from 'node:crypto';
import type { CallName } from '@homeline/contract/calls.ts';
import type { SignerStatus } from '@homeline/contract/signers/signer-status.ts';
import { coBorrowerOf, signerEmail } from '@homeline/domain/sample-people/persona.ts';
import { describe, expect, it } from 'vitest';
import { type Given, PASSWORD } from '../../apps/server/src/testing/app.ts';
import type { AppWithProviders } from '../../apps/server/src/testing/journey.ts';
import { advanceSigner, INVITATION_LINK } from '../../apps/server/src/testing/signer-driver.ts';
import { personNamed } from '../personas/people.ts';
import { type Installation, startInstallation } from './installation.ts';
import type { Interruption } from './proxy.ts';
import { callerAt, completeApplication } from './traveller.ts';

const TIMEOUT_MS = 240_000;
const T56 = personNamed('T56');

/** The first hard pull is the borrower's, the second the co-borrower's. */
const PULLS: readonly Interruption[] = ['borrower', 'co-borrower'].map((who) => ({
  name: `between the ${who}’s hard pull and its answer`,
  method: 'POST',
  path: /hard-pulls$/,
  moment: 'ANSWER_ARRIVES',
}));

/** Waits for the invitation that the server emails to an address, and returns its code. */
async function codeOf({ sandboxUrl }: Installation, email: string): Promise<string> {
  const read = async () => {
    const messages = await (await fetch(`${sandboxUrl}/control/messages?to=${email}`)).json();
    return INVITATION_LINK.exec((messages as { text: string }[]).at(-1)?.text ?? '')?.[1];
  };
  await expect.poll(read, { timeout: 60_000 }).toBeDefined();
  return (await read()) ?? '';
}

describe.runIf(process.env['TEST_LONG'])('a server killed while a co-borrower’s hard pull runs', () => {
  it.each(['pglite', 'postgres'] as const)(
    'pulls each person’s full report once on %s',
    async (database) => {
      const kill = async () => {
        await installation.kill();
        await installation.startServer();
      };
      const installation = await startInstallation(
        database,
        {},
        { interruptions: { toProviders: [...PULLS], toTheServer: [], interrupt: kill } },
      );
      try {
        const call = callerAt(installation.publicUrl);
        const { uuid } = await completeApplication(
          installation,
          T56,
          installation.publicUrl,
          () => 0,
          'WAITING_FOR_CO_BORROWERS',
        );
        const email = signerEmail(T56);
        const code = await codeOf(installation, email);
        const accepted = await call('acceptInvitation', { body: { code, email, password: PASSWORD } });
        const { jwt } = accepted.body as { jwt: string };
        const attempt = (name: CallName, given: Given = {}) =>
          call(
            name,
            {
              ...(given as object),
              params: { uuid, ...given.params },
              headers: { 'idempotency-key': randomUUID(), ...given.headers },
            },
            jwt,
          ) as ReturnType<AppWithProviders['call']>;
        const ben = {
          ...{ app: undefined as unknown as AppWithProviders, uuid, jwt, email, name: 'Ben Together' },
          ...{ person: coBorrowerOf(T56), attempt },
          status: async () => (await attempt('getSignerStatus')).body as SignerStatus,
        };
        await advanceSigner(ben, 'SIGNER_IDENTITY');
        const { signer } = await ben.status();
        await completeApplication(
          installation,
          T56,
          installation.publicUrl,
          () => 0,
          'WAITING_FOR_CO_BORROWER_REVIEW',
        );
        const pullsOf = async (fileNumber: string) =>
          (await installation.requests()).filter(
            (each) => each.call === 'hard-pulls' && each.fileNumber === fileNumber && each.acted,
          ).length;
        const staff = await call('logIn', { body: installation.staff });
        const decided = await call(
          'decideCoBorrower',
          {
            params: { uuid, signer },
            body: { decision: 'INCOME_ACCEPTED', monthlyGrossCents: 420_000 },
            headers: { 'idempotency-key': randomUUID() },
          },
          (staff.body as { jwt: string }).jwt,
        );
        expect(decided.status).toBe(200);
        // Both answers are recorded only if the application goes on.
        await completeApplication(installation, T56, installation.publicUrl, () => 0, 'DISBURSEMENT_ACCOUNT');
        expect([await pullsOf(uuid), await pullsOf(signer)]).toEqual([1, 1]);
      } finally {
        await installation.stop();
      }
    },
    TIMEOUT_MS,
  );
});
