// Proves EN-05, RO-03.

import { randomUUID } from 'node:crypto';
import type { HelocApplication } from '@homeline/contract/applications/application.ts';
import type { SignerStatus } from '@homeline/contract/signers/signer-status.ts';
import { isAdditionalSigner } from '@homeline/domain/signing/additional-signer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recognizedSigner } from '../../facts/signed-applications.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, drive, type Journey, register } from '../../testing/persona-driver.ts';
import { sampleLendersAnd } from '../../testing/sample-lenders.ts';
import { acceptInvitation, advanceSigner } from '../../testing/signer-driver.ts';

const PATIENCE_MS = 60_000;
const T23 = builtInPersona('t23');

let app: AppWithProviders;
let decider: string;
beforeAll(async () => {
  const environment = { ORGANISATIONS_DIR: sampleLendersAnd({ homeline: { coBorrowers: false } }) };
  app = await workingApp([], { environment });
  decider = await createDecider(app);
}, PATIENCE_MS);
afterAll(() => app.stop());

async function apply(until: Parameters<typeof drive>[2]): Promise<Journey> {
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
  const wren = await register(app, { ...T23, email: `wren-${randomUUID()}@example.com` });
  await drive(wren, decider, until);
  return wren;
}

const invitedBy = ({ person: { email } }: Journey) => ({
  name: T23.additionalSigner?.name ?? '',
  email: `signer.${email}`,
});

describe('a lender that takes no co-borrowers', () => {
  it(
    'refuses one, naming the question',
    async () => {
      const wren = await apply('ADDITIONAL_PROFILE');
      const answer = await app.call('saveAdditionalProfile', {
        params: { uuid: wren.uuid },
        jwt: wren.jwt,
        version: 1_000_000,
        body: {
          ...{ ownership: 'JOINT', maritalStatus: 'MARRIED', purpose: 'OTHER', ssn: T23.testId },
          hardCreditConsent: { agreed: true, textVersion: '2026-01' },
          signers: [{ ...invitedBy(wren), type: 'CO_BORROWER', holdsTitle: true }],
        },
      });
      expect(answer).toMatchObject({
        status: 400,
        body: { fields: { 'signers.0.type': 'You can’t have a co-borrower with this lender.' } },
      });
    },
    PATIENCE_MS,
  );

  it(
    'recognizes another owner by the type CO_DEEDER, through to the signed documents',
    async () => {
      const wren = await apply('NOTE_SIGNING');
      const robin = await acceptInvitation(app, invitedBy(wren));
      const application = await wren.call<HelocApplication>('getApplication');
      expect(application.helocSigners).toEqual([{ type: 'CO_DEEDER' }]);
      expect(application).not.toHaveProperty('additionalSignerVersion');
      const [listed] = (await app.call('listSignerApplications', { jwt: robin.jwt })).body as SignerStatus[];
      if (!listed) throw new Error('The signer has nothing to sign');
      expect(isAdditionalSigner({ uuid: randomUUID(), type: listed.type }, listed)).toBe(true);
      await advanceSigner(robin, 'WAITING_FOR_SIGNER_NOTARY');
      await drive(wren, decider, 'DEED_SIGNING');
    },
    PATIENCE_MS,
  );

  it(
    'recognizes them only at the application that named them, and the borrower at none',
    async () => {
      const [wren, other] = [await apply('DISCLOSURE_SIGNING'), await apply('DISCLOSURE_SIGNING')];
      const robin = await acceptInvitation(app, invitedBy(wren));
      const elsewhere = { params: { uuid: other.uuid } };
      expect(await robin.attempt('getSignerStatus', elsewhere)).toMatchObject({ status: 404 });
      const asBorrower = { params: { uuid: wren.uuid }, jwt: wren.jwt };
      expect(await app.call('getSignerStatus', asBorrower)).toMatchObject({ status: 404 });
    },
    PATIENCE_MS,
  );

  it(
    'recognizes no other type, even after an accepted invitation',
    async () => {
      const wren = await apply('DISCLOSURE_SIGNING');
      const robin = await acceptInvitation(app, invitedBy(wren));
      expect(await robin.status()).toMatchObject({ step: 'SIGNER_RESUME' });
      // No call can name a co-borrower here, so the stored name is changed.
      await app.context.db
        .updateTable('fact')
        .set(({ fn, ref, val }) => ({
          value: fn('jsonb_set', [ref('value'), val('{signers,0,type}'), val('"CO_BORROWER"')]),
        }))
        .where('application_id', '=', wren.uuid)
        .where('name', '=', 'signers')
        .execute();
      const { identity } = await app.context.db
        .selectFrom('signer_invitation')
        .select('identity')
        .where('application_id', '=', wren.uuid)
        .executeTakeFirstOrThrow();
      const caller = { organisation: 'homeline', identity: identity ?? '' };
      expect(await recognizedSigner(app.context.db, caller, wren.uuid)).toBeUndefined();
      expect(await robin.attempt('getSignerStatus')).toMatchObject({ status: 404 });
    },
    PATIENCE_MS,
  );
});
