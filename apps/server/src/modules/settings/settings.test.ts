// Proves CO-54, PR-38.

import { randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { LenderSettingsView } from '@homeline/contract/settings/manage-settings.ts';
import {
  type ConditionTemplate,
  SHIPPED_TEMPLATES,
} from '@homeline/domain/organisations/condition-templates.ts';
import { WEEKDAYS } from '@homeline/domain/organisations/hours.ts';
import type { LenderSettings, SettingName } from '@homeline/domain/organisations/lender-settings.ts';
import type { StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD, type TestApp, testApp } from '../../testing/app.ts';
import { sampleLendersAnd } from '../../testing/sample-lenders.ts';
import { addStaff } from '../accounts/staff.ts';
import { knowledgeOf } from '../chatbot/lender-knowledge.ts';
import { messageWords } from '../notifications/lender-messages.ts';
import { loadOrganisations } from '../organisations/organisations.ts';
import { openSettings } from './settings.ts';

/** Whole PNG pictures of 40 by 40 pixels. */
const [LOGO, OTHER_LOGO] = [pngOf(0), pngOf(90)];

type Given = Partial<LenderSettings>;

let app: TestApp;
let [ada, bob, elsewhere] = ['', '', ''];
beforeAll(async () => {
  app = await testApp({}, { ORGANISATIONS_DIR: sampleLendersAnd({ careful: { fourEyes: true } }) });
  ada = await administrator('careful');
  bob = await administrator('careful');
  elsewhere = await administrator('homeline');
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.context.db.deleteFrom('lender_setting').execute();
  await app.context.db.deleteFrom('lender_setting_proposal').execute();
  await app.context.settings.refresh();
});

/** Returns a gray PNG in base64. */
function pngOf(gray: number): string {
  const chunk = (name: string, data: Buffer) => {
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(name), data])));
    return Buffer.concat([length, Buffer.from(name), data, sum]);
  };
  const header = Buffer.from([0, 0, 0, 40, 0, 0, 0, 40, 8, 0, 0, 0, 0]);
  const rows = Buffer.concat(Array(40).fill(Buffer.concat([Buffer.from([0]), Buffer.alloc(40, gray)])));
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]).toString('base64');
}

async function administrator(organisation: string, ...roles: readonly StaffRole[]): Promise<string> {
  const email = `${randomUUID()}@lender.example.com`;
  const person = { organisation, email, password: PASSWORD, name: `Admin ${email.slice(0, 4)}` };
  await addStaff(app.context, { ...person, roles: roles.length > 0 ? roles : ['ADMINISTRATOR'] });
  const headers = { 'x-org': organisation };
  const { body } = await app.call('logIn', { body: { email, password: PASSWORD }, headers });
  return (body as { jwt: string }).jwt;
}

const orgOf = (jwt: string) => (jwt === elsewhere ? 'homeline' : 'careful');
const ask = (jwt: string) => ({ jwt, headers: { 'x-org': orgOf(jwt) } });
const view = async (jwt = ada) => (await app.call('getSettings', ask(jwt))).body as LenderSettingsView;
const settingOf = async (name: SettingName, jwt = ada) =>
  (await view(jwt)).settings.find((setting) => setting.name === name) ?? expect.fail();
async function change(name: SettingName, value: Given, jwt = ada) {
  const { version } = await settingOf(name, jwt);
  const body = { version, value, reason: 'For a test' };
  return app.call('changeSetting', { ...ask(jwt), params: { name }, body });
}
const week = (startTime: string, endTime: string) =>
  WEEKDAYS.map((weekday, index) => ({ weekday, weekdayValue: index + 1, isOpen: true, startTime, endTime }));
const phoneHours = async (org: string) => {
  const given = { params: { department: 'OPS_PHONE' }, headers: { 'x-org': org } };
  return (await app.call('getOperatingHours', given)).body as { weekdays: object[]; holidays: object[] };
};

it('offers staff the catalogue of conditions as changed by an administrator', async () => {
  const [condition] = SHIPPED_TEMPLATES;
  if (!condition) expect.fail();
  const titles = async () => {
    const processor = await administrator('careful', 'OPERATIONS');
    const { body } = await app.call('listConditionTemplates', ask(processor));
    return (body as { title: string }[]).map(({ title }) => title);
  };
  expect(await titles()).toHaveLength(SHIPPED_TEMPLATES.length);
  const twice = await change('conditions', { conditions: [condition, condition] });
  expect(twice).toMatchObject({ status: 400 });
  await change('conditions', { conditions: [{ ...condition, title: 'Gift letter' }] });
  expect(await titles()).toEqual(['Gift letter']);
});

it('refuses a change from a form that showed another number of required people', async () => {
  const { version } = await settingOf('messages');
  const given = { ...ask(ada), params: { name: 'messages' } };
  const body = { version, value: { messages: {} }, reason: 'A test' };
  const sent = (decidedBy: string) => app.call('changeSetting', { ...given, query: { decidedBy }, body });
  expect(await sent('ONE')).toMatchObject({
    ...{ status: 409, body: { code: 'STALE_VERSION' } },
  });
  expect((await settingOf('messages')).proposal).toBeUndefined();
  expect(await sent('TWO')).toMatchObject({ status: 200, body: { isProposed: true } });
});

it('offers staff the document types set by an administrator', async () => {
  const taken = { name: 'Bank statement', section: 'INCOME' } as const;
  expect(await change('documentTypes', { documentTypes: [taken] })).toMatchObject({ status: 400 });
  await change('documentTypes', { documentTypes: [{ name: 'Gift letter', section: 'INCOME' }] });
  const processor = await administrator('careful', 'OPERATIONS');
  expect((await app.call('listDocumentTypes', ask(processor))).body).toEqual([
    { name: 'Gift letter', section: 'INCOME' },
  ]);
  const { body } = await app.call('listConditionTemplates', ask(processor));
  const found = (body as ConditionTemplate[]).find(({ title }) => title === 'Form W-2');
  expect(found?.requestDocuments).toEqual(['SUPPORT']);
});

it('offers agents the chat tags set by an administrator', async () => {
  const twice = await change('chatTags', { chatTags: ['Wire', 'wire'] });
  expect(twice).toMatchObject({ status: 400 });
  await change('chatTags', { chatTags: ['Wire', 'Rates'] });
  const agent = await administrator('careful', 'SUPPORT_AGENT');
  expect((await app.call('getChatDesk', ask(agent))).body).toMatchObject({ tags: ['Wire', 'Rates'] });
});

describe('hours that an administrator changes', () => {
  const hours = { OPS_PHONE: week('09:00', '12:00'), OPS_CHAT: week('09:00', '12:00') };

  it('apply immediately to that lender’s visitors only', async () => {
    const before = await phoneHours('homeline');
    expect(await change('hours', { hours })).toMatchObject({ status: 200, body: { isProposed: false } });
    expect((await phoneHours('careful')).weekdays[0]).toMatchObject({ startTime: '09:00', endTime: '12:00' });
    expect(await phoneHours('homeline')).toEqual(before);
    expect((await view(elsewhere)).changes).toEqual([]);
  });

  it('are used by the chatbot from then on', async () => {
    const saysHours = () =>
      JSON.stringify([...knowledgeOf(app.context, 'careful').passages.values()]).includes(
        '9:00 AM to 12:00 PM',
      );
    expect(saysHours()).toBe(false);
    await change('hours', { hours });
    expect(saysHours()).toBe(true);
    const before = knowledgeOf(app.context, 'careful');
    await app.context.settings.refresh();
    expect(knowledgeOf(app.context, 'careful')).toBe(before);
  });

  it('reach another server of the installation without a restart', async () => {
    const { config, database, log } = app.context;
    const folders = loadOrganisations(config.organisationsDir, config.defaultOrganisation);
    const other = await openSettings(database, folders, log);
    await change('hours', { hours });
    await vi.waitFor(() =>
      expect(other.organisations.get('careful').hours.OPS_CHAT[0]?.endTime).toBe('12:00'),
    );
  });

  it('return to those of the folder', async () => {
    const before = await phoneHours('careful');
    await change('hours', { hours });
    await change('hours', {});
    expect(await phoneHours('careful')).toEqual(before);
    expect(await settingOf('hours')).toMatchObject({ setIn: 'FOLDER' });
    expect((await view()).changes).toMatchObject([
      { isReset: true },
      { isReset: false, reason: 'For a test' },
    ]);
  });

  it('are refused with an explanation when a day ends before it starts', async () => {
    const wrong = { ...hours, OPS_CHAT: week('12:00', '09:00') };
    const { status, body } = await change('hours', { hours: wrong });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('An open day must start before it ends');
  });

  it('are not overwritten from an outdated form', async () => {
    const { version } = await settingOf('hours');
    await change('hours', { hours }, bob);
    const body = { version, value: {}, reason: 'Back' };
    const late = await app.call('changeSetting', { ...ask(ada), params: { name: 'hours' }, body });
    expect(late).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
  });
});

it('announces a holiday that an administrator added', async () => {
  const date = new Date(app.context.clock.nowMs() + 5 * 86_400_000).toISOString().slice(0, 10);
  await change('holidays', { holidays: [{ date: date as never, name: 'Founders’ Day' }] });
  expect((await phoneHours('careful')).holidays).toEqual([{ date, name: 'Founders’ Day' }]);
  const twice = [0, 1].map((day) => ({ date: date as never, name: `Day ${day}` }));
  expect(await change('holidays', { holidays: twice })).toMatchObject({ status: 400 });
});

describe('a name and colors that an administrator sets', () => {
  const brandOf = (org: string) => app.context.organisations.get(org).brand;

  it('appear on that lender’s next page, with its folder’s logo and text', async () => {
    const { colours, logo } = brandOf('careful');
    const light = { ...colours.light, accent: '#0b4f6c' };
    await change('brand', { brand: { name: 'Careful Credit', colours: { ...colours, light } } });
    const headers = { 'x-org': 'careful' };
    const { body } = await app.call('getOrganisationInfo', { headers });
    expect(body).toMatchObject({
      orgBrand: { name: 'Careful Credit', colours: { light: { accent: '#0b4f6c' } }, logo },
    });
    expect(brandOf('homeline').name).not.toBe('Careful Credit');
  });

  it('are refused when text would be unreadable', async () => {
    const { name, colours } = brandOf('careful');
    const light = { ...colours.light, ink: '#dddddd' };
    const { status, body } = await change('brand', { brand: { name, colours: { ...colours, light } } });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('ink on canvas has a contrast of');
  });
});

describe('a logo that an administrator uploads', () => {
  const brandOf = () => app.context.organisations.get('careful').brand;
  const given = (logoPng: string) => {
    const { name, colours } = brandOf();
    return change('brand', { brand: { name, colours, logoPng } });
  };
  const served = (file: string) =>
    app.http.inject({ url: `/account/heloc/organisations/careful/${file}`, headers: { accept: 'image/*' } });

  it('is served as an image to every page, by its content', async () => {
    expect(await given(LOGO)).toMatchObject({ status: 200 });
    const { logo } = brandOf();
    expect(logo).toMatchObject({ widthPx: 34, heightPx: 34 });
    const { body } = await app.call('getOrganisationInfo', { headers: { 'x-org': 'careful' } });
    expect(body).toMatchObject({ orgBrand: { logo } });
    expect(JSON.stringify(body)).not.toContain(LOGO);
    const picture = await served(logo.file);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(picture.headers['x-content-type-options']).toBe('nosniff');
    expect(picture.rawPayload.toString('base64')).toBe(LOGO);
    expect((await served('set-0123456789abcdef.png')).statusCode).toBe(404);
  });

  it('is refused unless it is a PNG, whatever its name', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>').toString('base64');
    const { status, body } = await given(svg);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Must be a whole PNG picture');
  });

  it('can be restored after another one', async () => {
    await given(LOGO);
    await given(OTHER_LOGO);
    expect((await view()).earlierLogos).toEqual([LOGO]);
    await change('brand', {});
    expect((await view()).earlierLogos).toEqual([OTHER_LOGO, LOGO]);
    expect(brandOf().logo.file).toBe('logo.svg');
  });
});

describe('four eyes', () => {
  const fourEyesOf = () => app.context.organisations.get('careful').fourEyes;

  it('take two administrators to turn off', async () => {
    expect(await change('fourEyes', { fourEyes: false })).toMatchObject({ body: { isProposed: true } });
    expect(fourEyesOf()).toBe(true);
    const { proposal } = await settingOf('fourEyes', bob);
    expect(proposal).toMatchObject({ value: { fourEyes: false }, isOwn: false });
    const given = { params: { name: 'fourEyes' }, body: { proposedAt: proposal?.at } };
    expect(await app.call('confirmSetting', { ...ask(ada), ...given })).toMatchObject({ status: 403 });
    expect(await app.call('confirmSetting', { ...ask(elsewhere), ...given })).toMatchObject({ status: 404 });
    expect(fourEyesOf()).toBe(true);
    expect(await app.call('confirmSetting', { ...ask(bob), ...given })).toMatchObject({ status: 204 });
    expect(fourEyesOf()).toBe(false);
    const [last] = (await view()).changes;
    expect([last?.by === last?.confirmedBy, last?.confirmedBy]).toEqual([false, expect.any(String)]);
  });

  it('can be turned on by one', async () => {
    expect(await change('fourEyes', { fourEyes: true }, elsewhere)).toMatchObject({
      body: { isProposed: false },
    });
    expect(app.context.organisations.get('homeline').fourEyes).toBe(true);
  });

  it('take two administrators to let another provider answer while the chosen one is down', async () => {
    const value = { nextProvider: ['property' as const] };
    expect(await change('nextProvider', value)).toMatchObject({ body: { isProposed: true } });
    expect((await settingOf('nextProvider', bob)).proposal).toMatchObject({ value });
    expect(app.context.organisations.get('careful').nextProvider).toContain('messaging');
  });

  it('ask again when a proposal was replaced while being read', async () => {
    await change('fourEyes', { fourEyes: false });
    const body = { proposedAt: '2026-01-05T18:00:00.000Z' };
    const late = await app.call('confirmSetting', { ...ask(bob), params: { name: 'fourEyes' }, body });
    expect(late).toMatchObject({ status: 409 });
    await app.call('returnSetting', { ...ask(bob), params: { name: 'fourEyes' } });
    expect((await settingOf('fourEyes')).proposal).toBeUndefined();
  });
});

describe('the lender’s own text of an email', () => {
  const messages = { INCOME_VERIFICATION: { subject: 'Your {product}: verify your income' } };
  const subject = () =>
    messageWords(app.context.organisations.get('careful'), 'INCOME_VERIFICATION', 'en').subject;

  it('is used once another administrator confirms it', async () => {
    const before = subject();
    await change('messages', { messages });
    expect(subject()).toBe(before);
    const { proposal } = await settingOf('messages', bob);
    const body = { proposedAt: proposal?.at };
    await app.call('confirmSetting', { ...ask(bob), params: { name: 'messages' }, body });
    expect(subject()).toMatch(/^Your .*: verify your income$/);
  });

  it('must keep its placeholders, with each wrong one named', async () => {
    const wrong = { INCOME_VERIFICATION: { subject: 'Hello {nobody}' } };
    expect(await change('messages', { messages: wrong })).toMatchObject({
      status: 400,
      body: {
        fields: {
          'value.messages.INCOME_VERIFICATION.subject': expect.stringContaining('Must not have {nobody}'),
        },
      },
    });
  });
});

it('is listed among the staff’s changes', async () => {
  await change('holidays', { holidays: [] });
  const { body } = await app.call('listStaffChanges', ask(ada));
  expect((body as object[])[0]).toMatchObject({ what: 'SETTING', subject: 'holidays' });
});
