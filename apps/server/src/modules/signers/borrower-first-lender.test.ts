// Proves DS-16.

import { randomUUID } from 'node:crypto';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import type { SignerSummary } from '@homeline/contract/signers/list-signers.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, drive, type Journey, register } from '../../testing/persona-driver.ts';
import { sampleLendersAnd } from '../../testing/sample-lenders.ts';
import { acceptInvitation, advanceSigner } from '../../testing/signer-driver.ts';
import { sendOutbox } from '../notifications/outbox.ts';

const PATIENCE_MS = 90_000;
const T23 = builtInPersona('t23');
const consent = { agreed: true, textVersion: '2026-11' };

let app: AppWithProviders;
let decider: string;
beforeAll(async () => {
  const environment = {
    ORGANISATIONS_DIR: sampleLendersAnd({ homeline: { signingOrder: 'borrowerFirst' } }),
  };
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
const emailsTo = async (address: string) => {
  await sendOutbox(app.context);
  const messages = await (await fetch(`${app.providers.url}/control/messages`)).json();
  return (messages as { to: string }[]).filter(({ to }) => to === address);
};
const board = async (wren: Journey) => (await wren.call<SignerSummary[]>('listSigners'))[0];

it(
  'gives an owner who borrows nothing their link once the borrower has signed, and not before',
  async () => {
    const wren = await apply('NOTE_SIGNING');
    const { email } = invitedBy(wren);
    expect(await emailsTo(email)).toEqual([]);
    expect(await board(wren)).toMatchObject({
      step: 'SIGNER_INVITED',
      waitsForBorrower: true,
      mayRemind: false,
    });
    await drive(wren, decider, 'WAITING_FOR_ADDITIONAL_SIGNERS');
    expect(await emailsTo(email)).toHaveLength(1);
    const robin = await acceptInvitation(app, invitedBy(wren));
    expect(await robin.status()).toMatchObject({ waitsForBorrower: false });
    await advanceSigner(robin, 'WAITING_FOR_SIGNER_NOTARY');
    await drive(wren, decider, 'DEED_SIGNING');
  },
  PATIENCE_MS,
);

it(
  'refuses a signer who signs before the borrower, also after the borrower declined, and shows whose turn it is',
  async () => {
    const wren = await apply('WAITING_FOR_ADDITIONAL_SIGNERS');
    const robin = await acceptInvitation(app, invitedBy(wren));
    // The documents are written again, so the borrower signs again.
    await advanceSigner(robin, 'SIGNER_DOCUMENTS');
    await robin.attempt('actAsSigner', { body: { act: 'REFUSED', reason: 'MISTAKE' } });
    await app.call('decideReview', {
      params: { uuid: wren.uuid },
      jwt: decider,
      headers: { 'idempotency-key': randomUUID() },
      body: { step: 'SIGNDOCS_REVIEW', decision: 'DOCUMENTS_REGENERATED' },
    });
    await drive(wren, decider, 'NOTE_SIGNING');
    await robin.attempt('actAsSigner', { body: { act: 'RETRIED' } });
    await robin.attempt('actAsSigner', { body: { act: 'CONTINUED' } });
    const sign = async () => {
      const all = (await robin.attempt('listSignerDocuments')).body as DocumentSummary[];
      const documents = all.filter((each) => each.package === 'CLOSING').map(({ uuid }) => uuid);
      return robin.attempt('signAsSigner', { body: { typedName: robin.name, documents, consent } });
    };
    const early = {
      status: 409,
      body: { errors: ['The borrower signs first. We’ll email you when it’s your turn.'] },
    };
    expect(await sign()).toMatchObject(early);
    await wren.call('declineToSign', { body: { reason: 'QUESTIONS' } });
    expect(await sign()).toMatchObject(early);
    await wren.call('returnToSigning');
    expect(await robin.status()).toMatchObject({ step: 'SIGNER_DOCUMENTS', waitsForBorrower: true });
    expect((await wren.facts()).signerSignatureRequests).toEqual([]);
    await drive(wren, decider, 'WAITING_FOR_ADDITIONAL_SIGNERS');
    await advanceSigner(robin, 'WAITING_FOR_SIGNER_NOTARY');
  },
  PATIENCE_MS,
);
