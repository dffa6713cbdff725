// Proves DS-14.

import type { AnswerOf } from '@homeline/contract/call.ts';
import type { CallName } from '@homeline/contract/calls.ts';
import type { getRecordsAccess } from '@homeline/contract/disclosures/records-access.ts';
import { pdfText } from '@homeline/documents/testing/pdf-text.ts';
import { RECORD_CODE_SIGNS } from '@homeline/domain/documents/record-code.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sha256 } from '../../audit/canonical.ts';
import type { Given, TestApp } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { appWithIdleTasks, factsOfPerson, personAt, recordAsAnyone } from '../../testing/person-at.ts';
import { codeIn } from '../../testing/persona-calls.ts';
import type { Person } from '../../testing/stages.ts';

let app: TestApp;
let avery: Person;
let other: Person;
let turn = 0;
beforeAll(async () => {
  app = await appWithIdleTasks();
  avery = await personAt(app, builtInPersona('t01'), 'DISCLOSURE_SIGNING');
  other = await personAt(app, { ...builtInPersona('t01'), email: 'other@example.com' }, 'DISCLOSURE_SIGNING');
});
afterAll(() => app.stop());

const as = ({ uuid, jwt }: Person, name: CallName, { params, ...given }: Given = {}) => {
  turn += 1;
  return app.call(name, {
    ...{ ...given, jwt, params: { uuid, ...params } },
    headers: { 'idempotency-key': `records-access-${turn}` },
  });
};
const asked = async (person: Person) =>
  ((await as(person, 'getRecordsAccess')).body as AnswerOf<typeof getRecordsAccess>).asked;
const sampleOf = async (person: Person) => {
  const document = (await asked(person))?.sample.uuid;
  return String((await as(person, 'getDocumentHtml', { params: { document } })).body);
};
const type = (person: Person, code: string) =>
  as(person, 'showRecordsAccess', { body: { code, textVersion: '2026-11-28' } });
const acknowledge = async (person: Person) => {
  const documents = (await factsOfPerson(app, person)).summaryDocuments.at(-1)?.documents;
  return as(person, 'acknowledgeDisclosures', { body: { documents } });
};

it('the disclosures can’t be acknowledged before a borrower shows that they can open records', async () => {
  expect(await acknowledge(avery)).toMatchObject({
    status: 400,
    body: { fields: { documents: 'First show that you can open your documents' } },
  });
  expect(await asked(avery)).toMatchObject({ why: 'FIRST_TIME', sample: { title: 'Sample record' } });
});

it('the code of a sample confirms only the text that is in force', async () => {
  const body = { code: codeIn(await sampleOf(avery)), textVersion: '2026-01-05' };
  expect(await as(avery, 'showRecordsAccess', { body })).toMatchObject({
    status: 409,
    body: { code: 'CONSENT_OUTDATED' },
  });
  expect((await factsOfPerson(app, avery)).recordsAccess).toEqual([]);
});

it('a wrong code is refused in plain words and records nothing, and another person’s too', async () => {
  for (const code of ['CDFHJK', codeIn(await sampleOf(other))])
    expect(await type(avery, code)).toMatchObject({
      status: 400,
      body: { fields: { code: 'Must be the code in the sample record. Open it again and compare' } },
    });
  expect((await factsOfPerson(app, avery)).recordsAccess).toEqual([]);
});

it('another person can’t read the sample', async () => {
  const document = (await asked(avery))?.sample.uuid;
  for (const call of ['getDocumentHtml', 'getDocumentFile'] as const)
    expect(await as(other, call, { params: { document } })).toMatchObject({ status: 404 });
  expect(await app.call('getRecordsAccess', { params: { uuid: avery.uuid }, jwt: other.jwt })).toMatchObject({
    status: 404,
  });
});

it('the code of the page is taken however it is typed, and proves the page by its checksum', async () => {
  const page = await sampleOf(avery);
  const code = codeIn(page);
  expect(code).toMatch(new RegExp(`^[${RECORD_CODE_SIGNS}]{3} [${RECORD_CODE_SIGNS}]{3}$`));
  expect(await type(avery, ` ${code.toLowerCase()} `)).toMatchObject({ status: 200 });
  expect(await type(avery, code)).toMatchObject({ status: 200 });
  const { recordsAccess } = await factsOfPerson(app, avery);
  expect(recordsAccess).toEqual([
    expect.objectContaining({
      form: 'PAGE',
      sha256: sha256(page),
      textVersion: '2026-11-28',
      ip: '127.0.0.1',
    }),
  ]);
  expect(await asked(avery)).toBeUndefined();
  expect(await acknowledge(avery)).toMatchObject({ body: { step: 'HARD_CREDIT_PULL' } });
});

it('the PDF file has a code of its own, which proves the file', async () => {
  const document = (await asked(other))?.sample.uuid;
  const { bytes } = await as(other, 'getDocumentFile', { params: { document } });
  const [, code = ''] = /YourcodeinthisPDFfile(.{6})/.exec(await pdfText(bytes)) ?? [];
  expect(code).not.toBe(codeIn(await sampleOf(other)).replace(' ', ''));
  expect(await type(other, code)).toMatchObject({ status: 200 });
  const [shown] = (await factsOfPerson(app, other)).recordsAccess;
  expect(shown).toMatchObject({ form: 'PDF', sha256: sha256(bytes) });
});

it('records no proof twice that was given twice at once', async () => {
  const third = await personAt(
    app,
    { ...builtInPersona('t01'), email: 'third@example.com' },
    'DISCLOSURE_SIGNING',
  );
  const code = codeIn(await sampleOf(third));
  await Promise.all([type(third, code), type(third, code)]);
  expect((await factsOfPerson(app, third)).recordsAccess).toHaveLength(1);
});

it('is not asked of a borrower who read their first documents before it was asked', async () => {
  const before = await personAt(
    app,
    { ...builtInPersona('t01'), email: 'before@example.com' },
    'DISCLOSURE_SIGNING',
  );
  await recordAsAnyone(app, before, { fact: 'disclosuresAcknowledgement', value: { documents: [] } });
  expect(await asked(before)).toBeUndefined();
});

it('guesses are limited', async () => {
  const guesses = await Promise.all(Array.from({ length: 22 }, () => type(other, 'CDFHJK')));
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
});
