// Proves DS-28, DS-29.

import { randomUUID } from 'node:crypto';
import type { Status } from '@homeline/contract/applications/status.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { SignerSummary } from '@homeline/contract/signers/list-signers.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { journeyAt } from '../../testing/journey-at.ts';
import { createDecider, drive, type Journey } from '../../testing/persona-driver.ts';
import { acceptInvitation, advanceSigner } from '../../testing/signer-driver.ts';

const PATIENCE_MS = 120_000;
const T23 = builtInPersona('t23');

let app: AppWithProviders;
let decider: string;
beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
}, PATIENCE_MS);
afterAll(() => app.stop());

/** What the published status says of the packages and of the borrower’s signature. */
async function flags(journey: Journey): Promise<string[]> {
  const status = await journey.call<Status>('getStatus');
  return Object.entries(status)
    .filter(([name, value]) => /^disclosurelist|^primaryParticipant/.test(name) && value === true)
    .map(([name]) => name.replace('disclosurelist', ''))
    .toSorted();
}

const turns = async ({ uuid }: Journey) =>
  ((await app.call('getLoanFile', { params: { uuid }, jwt: decider })).body as LoanFile).signingTurns.map(
    ({ name, of }) => `${name} ${of}`,
  );

it(
  'the flags of a line with two signers follow its packages, and staff see whose turn it is',
  async () => {
    const email = `wren-${randomUUID()}@example.com`;
    const wren = await journeyAt(app, { ...T23, email }, 'HMDA_COLLECTION');
    expect(await flags(wren)).toEqual([]);
    await drive(wren, decider, 'APP_SUBMISSION');
    const summary = ['SummaryReady'];
    expect(await flags(wren)).toEqual(summary);
    await drive(wren, decider, 'DISCLOSURE_SIGNING');
    expect(await flags(wren)).toEqual(summary);
    await drive(wren, decider, 'DISBURSEMENT_ACCOUNT');
    const read = ['SummaryComplete', ...summary];
    expect(await flags(wren)).toEqual(read);
    const name = T23.additionalSigner?.name ?? '';
    expect(await turns(wren)).toEqual([`${name} LINK`]);

    await drive(wren, decider, 'CLOSING_DISCLOSURE_REVIEW');
    expect(await flags(wren)).toEqual(['ClosingReady', ...read]);
    expect(await turns(wren)).toEqual([`${T23.name} DOCUMENTS`, `${name} LINK`]);
    await drive(wren, decider, 'NOTE_SIGNING');
    const acknowledged = ['ClosingComplete', 'ClosingReady', ...read];
    expect(await flags(wren)).toEqual(acknowledged);

    // The other signer's signature is not the primary participant's.
    const robin = await acceptInvitation(app, { name, email: `signer.${email}` });
    await advanceSigner(robin, 'SIGNER_SIGN');
    expect(await turns(wren)).toEqual([`${T23.name} DOCUMENTS`, `${name} DOCUMENTS`]);
    await advanceSigner(robin, 'WAITING_FOR_SIGNER_NOTARY');
    expect(await flags(wren)).toEqual(acknowledged);
    expect(await turns(wren)).toEqual([`${T23.name} DOCUMENTS`]);

    await drive(wren, decider, 'DEED_SIGNING');
    const signed = [...acknowledged, 'NotaryReady', 'primaryParticipantAcceptComplete'].toSorted();
    expect(await flags(wren)).toEqual(signed);
    expect(await turns(wren)).toEqual([]);
    await drive(wren, decider, 'RESCISSION');
    expect(await flags(wren)).toEqual([...signed, 'NotaryComplete'].toSorted());

    // Nobody can be reminded twice a day, nor who has nothing to do.
    const [other] = (await app.call('listFileSigners', { params: { uuid: wren.uuid }, jwt: decider }))
      .body as SignerSummary[];
    const params = { uuid: wren.uuid, signer: other?.uuid ?? '' };
    expect(await app.call('remindFileSigner', { params, jwt: decider })).toMatchObject({ status: 429 });
  },
  PATIENCE_MS,
);
