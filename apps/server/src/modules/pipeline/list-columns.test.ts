// Proves CO-07.

import { DEFAULT_COLUMNS } from '@homeline/contract/pipeline/list-columns.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';

let app: TestApp;
let [ann, bo] = ['', ''];
beforeAll(async () => {
  app = await testApp();
  ann = await createStaffMember(app, ['UNDERWRITER']);
  bo = await createStaffMember(app, ['TITLE_AGENT']);
});
afterAll(() => app.stop());

const columnsOf = async (jwt: string) => (await app.call('getListColumns', { jwt })).body;
const save = async (jwt: string, columns: string[]) =>
  (await app.call('saveListColumns', { jwt, body: { columns } })).status;

it('stores each person’s columns in order, with the defaults for others', async () => {
  expect(await columnsOf(ann)).toEqual({ columns: DEFAULT_COLUMNS });
  expect(await save(ann, ['due', 'loan'])).toBe(204);
  expect(await save(ann, ['step', 'due'])).toBe(204);
  expect(await columnsOf(ann)).toEqual({ columns: ['step', 'due'] });
  expect(await columnsOf(bo)).toEqual({ columns: DEFAULT_COLUMNS });
});

it('refuses an unknown or duplicate column', async () => {
  expect(await save(ann, ['ssn'])).toBe(400);
  expect(await save(ann, ['due', 'due'])).toBe(400);
});
