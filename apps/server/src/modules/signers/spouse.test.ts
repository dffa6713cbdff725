// Proves RO-10, LW-01, DS-67, LW-18.

import { randomUUID } from 'node:crypto';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import type { SignerSummary } from '@homeline/contract/signers/list-signers.ts';
import { noticeCopyChecks } from '@homeline/domain/closing/texas-notice.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import {
  createDecider,
  createStaffMember,
  drive,
  type Journey,
  register,
} from '../../testing/persona-driver.ts';
import { acceptInvitation, advanceSigner, openSample } from '../../testing/signer-driver.ts';
import { attendees } from '../notary/notary-papers.ts';

const PATIENCE_MS = 60_000;
const T61 = builtInPersona('t61');

let app: AppWithProviders;
let decider: string;
beforeAll(async () => {
  app = await workingApp();
  Object.assign(app.context.organisations.get('homeline'), { spanish: { messages: {} } });
  decider = await createDecider(app);
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
}, PATIENCE_MS);
afterAll(() => app.stop());

let people = 0;
async function apply(until: Parameters<typeof drive>[2]): Promise<Journey> {
  people += 1;
  const property = { ...T61.property, street2: `Unit ${people}` };
  const sol = await register(app, { ...T61, property, email: `sol.${people}@example.com` });
  await drive(sol, decider, until);
  return sol;
}

const rory = (sol: Journey) => ({ name: 'Rory Homestead', email: `signer.${sol.person.email}` });

describe('the spouse of a sole owner on a Florida homestead', () => {
  it(
    'must be named by a married owner, and can’t be by an unmarried one',
    async () => {
      const sol = await apply('ADDITIONAL_PROFILE');
      expect(await sol.call('getAnswers')).toMatchObject({ spouseSigns: true });
      const save = (maritalStatus: string, ...signers: object[]) =>
        app.call('saveAdditionalProfile', {
          params: { uuid: sol.uuid },
          jwt: sol.jwt,
          version: 1_000_000,
          body: {
            ...{ ownership: 'INDIVIDUAL', maritalStatus, purpose: 'OTHER', ssn: T61.testId, signers },
            hardCreditConsent: { agreed: true, textVersion: '2026-01' },
          },
        });
      const spouse = { ...rory(sol), type: 'CO_DEEDER', holdsTitle: false, isSpouse: true };
      expect(await save('MARRIED')).toMatchObject({
        status: 400,
        body: { fields: { signers: 'State law has your spouse sign the deed. Enter your spouse' } },
      });
      expect(await save('UNMARRIED', spouse)).toMatchObject({
        status: 400,
        body: { fields: { signers: expect.stringContaining('doesn’t need to sign') } },
      });
      expect(await save('SEPARATED', spouse)).toMatchObject({ status: 200 });
    },
    PATIENCE_MS,
  );

  it(
    'signs the deed and the notice of the right to cancel, never the agreement, and may cancel',
    async () => {
      const sol = await apply('NOTE_SIGNING');
      const spouse = await acceptInvitation(app, rory(sol));
      await advanceSigner(spouse, 'SIGNER_DOCUMENTS');
      await openSample(spouse);
      const read = (await spouse.attempt('listSignerDocuments')).body as DocumentSummary[];
      const types = read.map(({ type }) => type as string);
      expect(types).toContain('NOTICE_OF_RIGHT_TO_CANCEL');
      await advanceSigner(spouse, 'WAITING_FOR_SIGNER_NOTARY');
      await drive(sol, decider, 'DEED_SIGNING');
      const names = attendees(await sol.facts()).map(({ name }) => name);
      expect(names).toEqual(['Sol Homestead', 'Rory Homestead']);
      await drive(sol, decider, 'RESCISSION');
      expect(await spouse.status()).toMatchObject({ rescissionEndsOn: '2026-03-13' });
      expect(await spouse.attempt('rescindAsSigner', { body: { agreed: true } })).toMatchObject({
        status: 200,
      });
      expect((await sol.facts()).rescissionExercised).toMatchObject({ by: 'Rory Homestead' });
    },
    PATIENCE_MS,
  );

  it(
    'can’t be removed after declining: the line can’t close without the signature',
    async () => {
      const sol = await apply('NOTE_SIGNING');
      const spouse = await acceptInvitation(app, rory(sol));
      await advanceSigner(spouse, 'SIGNER_SIGN');
      const staff = await createStaffMember(app, ['OPERATIONS']);
      const [listed] = (await app.call('listFileSigners', { params: { uuid: sol.uuid }, jwt: staff }))
        .body as SignerSummary[];
      expect(listed).toMatchObject({ name: 'Rory Homestead', mayRemove: false });
      const params = { uuid: sol.uuid, signer: listed?.uuid ?? '' };
      const headers = { 'idempotency-key': randomUUID() };
      const removal = { params, jwt: staff, headers, body: { decision: 'REMOVED' } };
      expect(await app.call('decideSigner', removal)).toMatchObject({ status: 409 });
      await spouse.attempt('actAsSigner', { body: { act: 'REFUSED', reason: 'TERMS' } });
      expect((await sol.facts()).signerActs.at(-1)).toMatchObject({ act: 'REFUSED' });
    },
    PATIENCE_MS,
  );
});

describe('the spouse of another owner', () => {
  it(
    'signs the deed, the notice and nothing else, and can’t be left out',
    async () => {
      const sol = await apply('ADDITIONAL_PROFILE');
      const owner = {
        ...{ name: 'Kim Homestead', email: `kim.${sol.person.email}` },
        ...{ type: 'CO_DEEDER', holdsTitle: true, marriedTo: 'OTHER' },
      };
      const lee = {
        ...{ name: 'Lee Homestead', email: `lee.${sol.person.email}` },
        ...{ type: 'CO_DEEDER', holdsTitle: false, isOwnersSpouse: true },
      };
      const save = (...signers: object[]) =>
        app.call('saveAdditionalProfile', {
          params: { uuid: sol.uuid },
          jwt: sol.jwt,
          version: 1_000_000,
          body: {
            ...{ ownership: 'JOINT', maritalStatus: 'UNMARRIED', purpose: 'OTHER', ssn: T61.testId, signers },
            hardCreditConsent: { agreed: true, textVersion: '2026-01' },
          },
        });
      expect(await save({ ...owner, marriedTo: undefined })).toMatchObject({
        status: 400,
        body: { fields: { 'signers.0.marriedTo': 'Required' } },
      });
      expect(await save(owner)).toMatchObject({
        status: 400,
        body: { fields: { signers: 'State law has each owner’s spouse sign the deed. Enter the spouse' } },
      });
      expect(await save(owner, lee)).toMatchObject({ status: 200 });
      expect(await sol.call('getAnswers')).toMatchObject({ signers: [owner, lee] });

      await drive(sol, decider, 'NOTE_SIGNING');
      const spouse = await acceptInvitation(app, lee);
      await advanceSigner(spouse, 'SIGNER_DOCUMENTS');
      await openSample(spouse);
      const read = (await spouse.attempt('listSignerDocuments')).body as DocumentSummary[];
      expect(read.map(({ type }) => type as string)).toContain('NOTICE_OF_RIGHT_TO_CANCEL');
      expect(attendees(await sol.facts()).map(({ name }) => name)).toEqual([
        'Sol Homestead',
        'Kim Homestead',
        'Lee Homestead',
      ]);
      const staff = await createStaffMember(app, ['OPERATIONS']);
      const listed = (await app.call('listFileSigners', { params: { uuid: sol.uuid }, jwt: staff }))
        .body as SignerSummary[];
      expect(listed.find(({ name }) => name === 'Lee Homestead')).toMatchObject({ mayRemove: false });
    },
    PATIENCE_MS,
  );
});

it(
  'a Texan owner’s spouse reads the whole notice in Spanish beside theirs, and compliance counts it',
  async () => {
    const property = { ...T61.property, city: 'Austin', state: 'TX' as const, zip: '78704' };
    const sol = await register(app, { ...T61, property, email: 'sol.texan@example.com' }, 'es');
    await drive(sol, decider, 'INCOME_VERIFICATION');
    const spouse = await acceptInvitation(app, rory(sol));
    await advanceSigner(spouse, 'SIGNER_DOCUMENTS');
    await openSample(spouse);
    const listed = (await spouse.attempt('listSignerDocuments')).body as DocumentSummary[];
    expect(listed.map(({ type }) => type)).not.toContain('PAPER_IN_SPANISH');
    const [copy] = listed.flatMap(({ translations = [] }) => translations);
    const given = async () => noticeCopyChecks(await sol.facts()).map(({ line }) => line.amounts);
    expect(await given()).toMatchObject([{ given: { opened: 0, of: 2 } }]);
    const params = { document: copy?.uuid ?? '' };
    expect(String((await spouse.attempt('getSignerDocumentHtml', { params })).body)).toContain(
      'Sus derechos según la Constitución de Texas',
    );
    expect((await spouse.attempt('getSignerDocumentFile', { params })).status).toBe(200);
    const { bytes } = await spouse.attempt('getSignerDocumentsArchive');
    const inSpanish = Object.keys(unzipSync(bytes)).filter((name) =>
      /^(?:in-spanish|en-español)\//.test(name),
    );
    expect(inSpanish).toHaveLength(1);
    expect(await given()).toMatchObject([{ given: { opened: 1, of: 2 } }]);
  },
  PATIENCE_MS,
);
