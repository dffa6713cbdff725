// Proves PR-05, PR-16.

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DEFAULT_WEBHOOK_SECRET } from '@homeline/sandbox/sandbox.ts';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { RETRY_DEFAULTS } from '../http-call.ts';
import { describeAdapter } from '../testing/conformance.ts';
import { type Recorder, startRecorder } from '../testing/recorder.ts';
import { memoryInProcess } from '../testing/stand-in-account.ts';
import { startTestProviders, testPersona } from '../testing/test-providers.ts';
import type { SanctionsPort } from './port.ts';
import { yente } from './yente.ts';

/** An entry of two lists, as the reviewer sees it beside the screened person. */
const SAME_NAME = {
  name: 'A person of the same name',
  list: 'US OFAC Specially Designated Nationals (SDN) List; EU Financial Sanctions Files (FSF)',
  entry: 'ofac-87, NK-sandboxSameName',
  similarityPct: 87,
  birthYears: [1958, 1961],
  countries: ['Panama'],
  aliases: ['Same Name'],
};

describeAdapter({
  name: 'yente',
  cases: [
    {
      exchange: 'sanctions.screen',
      forced: { POSSIBLE_MATCH: { answer: 'POSSIBLE_MATCH', matches: [SAME_NAME] } },
      keepsOutcome: false,
    },
  ],
});

const PATIENCE = { ...RETRY_DEFAULTS, firstPauseMs: 1 };
const reference = randomUUID();
const fileNumber = randomUUID();
const person = {
  ...{ firstName: 'Ann', middleName: 'Lee', lastName: 'O’Neil', suffix: 'Jr', dob: '1979-08-21' },
  ...{ ssn: '999-00-1234', email: 'ann@example.com', phone: '5555550101' },
};

let recorder: Recorder | undefined;
afterEach(() => recorder?.stop());

const accountAt = (url: string, more: Readonly<Record<string, string>> = {}) => ({
  ...{ url, apiKey: '', dataset: 'sanctions', similarityPct: '70', ...more },
});
const portAt = (url: string, more?: Readonly<Record<string, string>>) =>
  yente.create(accountAt(url, more), { patience: PATIENCE, memory: memoryInProcess() })
    .sanctions as SanctionsPort;
const CATALOG = {
  datasets: [
    { name: 'default', title: 'Default', children: ['sanctions'], index_current: true },
    { name: 'sanctions', title: 'All lists', children: ['us_ofac_sdn', 'eu_fsf'], index_current: false },
    { name: 'us_ofac_sdn', title: 'OFAC SDN', children: [], index_current: false },
    { name: 'eu_fsf', title: 'EU', children: [], index_current: false },
  ],
  ...{ current: ['default'], outdated: [] as string[], index_stale: false },
};
const entity = (more: object = {}) => ({
  ...{ id: 'NK-1', caption: 'ANN ONEIL', schema: 'Person', target: true, referents: [] as string[] },
  ...{ properties: { name: ['ANN ONEIL'] }, datasets: ['us_ofac_sdn'] },
  ...{ score: 0.8, match: true, explanations: {}, ...more },
});

type Answering = {
  readonly results?: readonly object[];
  readonly catalog?: object;
  readonly responses?: object;
  readonly more?: Readonly<Record<string, string>>;
};

/** Screens Ann at a yente that answers so. */
async function screenAt({ results = [], catalog = CATALOG, responses, more }: Answering) {
  recorder?.stop();
  const started = await startRecorder(({ call }) => ({
    body: call.startsWith('GET')
      ? catalog
      : { limit: 50, responses: responses ?? { [reference]: { status: 200, results } } },
  }));
  recorder = started;
  const result = await portAt(started.url, more).screen.ask({ reference, fileNumber, person });
  return { result, requests: started.requests };
}

describe('a screen', () => {
  it('sends only the file’s number, name and date of birth, never an SSN, contact or country', async () => {
    const { requests } = await screenAt({});
    expect(requests[0]?.body).toEqual({
      queries: {
        [reference]: {
          id: fileNumber,
          schema: 'Person',
          properties: {
            name: ['Ann O’Neil', 'Ann Lee O’Neil'],
            ...{ firstName: ['Ann'], middleName: ['Lee'], lastName: ['O’Neil'], nameSuffix: ['Jr'] },
            birthDate: ['1979-08-21'],
          },
        },
      },
    });
    expect(requests.map(({ call }) => call)).toEqual([
      'POST /match/sanctions?algorithm=logic-v2&limit=50&threshold=0.7&cutoff=0.69',
      'GET /catalog',
    ]);
    expect(requests[0]?.headers['authorization']).toBeUndefined();
  });

  it('sends the account’s key with each request', async () => {
    const { requests } = await screenAt({ more: { apiKey: 'a key' } });
    expect(requests.map(({ headers }) => headers['authorization'])).toEqual(['ApiKey a key', 'ApiKey a key']);
  });

  it('finds matches at or above the lender’s similarity', async () => {
    const results = [entity({ score: 0.7, match: true }), entity({ id: 'NK-2', score: 0.699, match: false })];
    const { result } = await screenAt({ results });
    expect(result).toMatchObject({ answer: { answer: 'POSSIBLE_MATCH', matches: [{ similarityPct: 70 }] } });
    const stricter = await screenAt({ results, more: { similarityPct: '60' } });
    expect(stricter.result).toMatchObject({ answer: { matches: [{}, { similarityPct: 69.9 }] } });
    expect((await screenAt({ results, more: { similarityPct: '71' } })).result).toEqual({
      ok: true,
      answer: { answer: 'CLEAR' },
    });
  });

  it.each(['high', '0', '101', '-70'])('asks nobody with a similarity of “%s”', async (similarityPct) => {
    const { result, requests } = await screenAt({ more: { similarityPct } });
    expect(result).toEqual({ ok: false, failure: { failed: 'REFUSED', mayHaveActed: false } });
    expect(requests).toEqual([]);
  });

  it('truncates a long entry to the record’s limits', async () => {
    const many = (count: number, text: string) =>
      Array.from({ length: count }, (_, each) => `${text} ${each}`);
    const { result } = await screenAt({
      results: [
        entity({
          caption: 'N'.repeat(400),
          datasets: ['eu_fsf', ...many(40, 'another list'), 'us_ofac_sdn'],
          properties: {
            alias: many(80, 'alias'),
            birthDate: ['1950-01', '0001', '1950'],
            nationality: ['ru', 'suhh', 'ru'],
            // An address comes nested in some answers.
            addressEntity: [{ id: 'addr-1' }],
          },
        }),
      ],
    });
    const matches = result.ok && !result.pending ? (result.answer.matches ?? []) : [];
    expect(matches[0]).toMatchObject({ birthYears: [1950], countries: ['Russia', 'SUHH'], entry: 'NK-1' });
    expect(matches[0]?.name).toHaveLength(300);
    expect(matches[0]?.list).toMatch(/^OFAC SDN; EU; .*…$/);
    expect(matches[0]?.list).toHaveLength(100);
    expect(matches[0]?.aliases).toHaveLength(50);
  });

  it('reads a response of a newer version', async () => {
    const results = [entity({ risk: { level: 'high' } })];
    const { result } = await screenAt({ results, catalog: { ...CATALOG, version: 6 } });
    expect(result).toMatchObject({
      ok: true,
      answer: { matches: [{ name: 'ANN ONEIL', list: 'OFAC SDN' }] },
    });
  });

  it.each([
    ['of another person', { [randomUUID()]: { status: 200, results: [] } }],
    ['that failed', { [reference]: { status: 500, results: [] } }],
    ['without results', { [reference]: { status: 200 } }],
    ['with a score above 1', { [reference]: { status: 200, results: [entity({ score: 87 })] } }],
  ])('rejects a response %s', async (_, responses) => {
    expect((await screenAt({ responses })).result).toEqual({
      ok: false,
      failure: { failed: 'GARBAGE', mayHaveActed: true },
    });
  });
});

describe('lists not loaded by yente', () => {
  const notLoaded = { ok: false, failure: { failed: 'UNREACHABLE', mayHaveActed: false } };

  it.each([
    ['none', []],
    ['one of two', ['eu_fsf']],
    ['another', ['elsewhere']],
  ])('clear nobody: %s is loaded', async (_, current) => {
    expect((await screenAt({ catalog: { ...CATALOG, current } })).result).toEqual(notLoaded);
  });

  it('clear nobody when missing from the catalog', async () => {
    const more = { dataset: 'no_such_list' };
    expect((await screenAt({ catalog: { ...CATALOG, current: ['no_such_list'] }, more })).result).toEqual(
      notLoaded,
    );
  });

  it.each([
    ['each of them is loaded by itself', { current: ['eu_fsf', 'us_ofac_sdn'] }],
    ['a newer version waits', { current: [], outdated: ['default'] }],
  ])('clear a person once %s', async (_, loaded) => {
    expect((await screenAt({ catalog: { ...CATALOG, ...loaded } })).result).toMatchObject({ ok: true });
  });
});

describe('an error of yente', () => {
  it.each([
    [400, { detail: 'Cannot parse example entity' }, 'REFUSED', false],
    [401, { detail: 'No API key provided.' }, 'REFUSED', false],
    [403, { detail: 'Authorization error' }, 'REFUSED', false],
    [404, { detail: 'No such dataset.' }, 'REFUSED', false],
    [422, { detail: [{ loc: ['query', 'limit'], msg: 'Input should be 500', type: 'x' }] }, 'REFUSED', false],
    [429, { detail: 'Monthly quota exceeded' }, 'UNREACHABLE', false],
    [500, { status: 'error' }, 'UNREACHABLE', true],
    [503, { detail: 'Index not ready.' }, 'UNREACHABLE', false],
  ])('%i is a failure', async (status, body, failed, mayHaveActed) => {
    recorder = await startRecorder(() => ({ status, body }));
    const result = await portAt(recorder.url).screen.ask({ reference, fileNumber, person });
    expect(result).toEqual({ ok: false, failure: { failed, mayHaveActed } });
  });

  it('in its catalog clears nobody', async () => {
    recorder = await startRecorder(({ call }) =>
      call.startsWith('GET')
        ? { status: 404, body: { detail: 'Not Found' } }
        : { body: { responses: { [reference]: { status: 200, results: [] } } } },
    );
    const result = await portAt(recorder.url).screen.ask({ reference, fileNumber, person });
    expect(result).toEqual({ ok: false, failure: { failed: 'REFUSED', mayHaveActed: false } });
  });
});

describe('the check of an account', () => {
  const checkAt = async (more: Readonly<Record<string, string>>, catalog: object = CATALOG) => {
    const started = await startRecorder(({ call }) =>
      call.startsWith('GET')
        ? { body: catalog }
        : call.includes('/match/sanctions?')
          ? { status: 400, body: { detail: 'No queries provided.' } }
          : { status: 404, body: { detail: 'No such dataset.' } },
    );
    recorder = started;
    return { found: await yente.check(accountAt(started.url, more), PATIENCE), requests: started.requests };
  };

  it('sends no personal data', async () => {
    const { found, requests } = await checkAt({});
    expect(found).toBe('WORKS');
    expect(requests.map(({ body }) => body)).toEqual([{ queries: {} }, '']);
  });

  it('refuses unknown lists and an invalid similarity', async () => {
    expect((await checkAt({ dataset: 'no_such_list' })).found).toBe('REFUSED');
    expect((await checkAt({ similarityPct: 'high' })).found).toBe('REFUSED');
  });

  it('reports lists that aren’t loaded yet', async () => {
    expect((await checkAt({}, { ...CATALOG, current: [] })).found).toBe('UNREACHABLE');
  });
});

describe('the sandbox’s yente', () => {
  const schemas = JSON.parse(readFileSync(new URL('./yente-5.5.0.json', import.meta.url), 'utf8'));
  const published = (name: string) => z.fromJSONSchema({ $ref: `#/$defs/${name}`, $defs: schemas });

  it('matches the published OpenAPI of yente 5.5.0', async () => {
    const listed = testPersona(1, [{ port: 'sanctions', answers: ['POSSIBLE_MATCH'] }]);
    const providers = await startTestProviders([listed]);
    const url = `${providers.url}/providers/yente`;
    const [firstName, lastName] = listed.name.split(' ');
    const properties = { firstName, lastName: [lastName], birthDate: [listed.dob] };
    const example = { schema: 'Person', id: fileNumber, properties };
    const ask = async (path: string, queries?: object, key = DEFAULT_WEBHOOK_SECRET) => {
      const response = await fetch(url + path, {
        ...(queries && { method: 'POST', body: JSON.stringify({ queries }) }),
        headers: { 'content-type': 'application/json', authorization: `ApiKey ${key} yente` },
      });
      return [response.status, await response.json()] as const;
    };
    const expectAnswer = async (asked: ReturnType<typeof ask>, status: number, schema: string) => {
      const [answered, body] = await asked;
      expect([answered, published(schema).safeParse(body).error], JSON.stringify(body)).toEqual([
        status,
        undefined,
      ]);
      return body;
    };
    const match = '/match/sanctions?threshold=0.6&limit=10';
    const body = await expectAnswer(ask(match, { q: example }), 200, 'EntityMatchResponse');
    expect(body).toMatchObject({ responses: { q: { results: [{ score: 0.87 }, { score: 0.695 }] } } });
    await expectAnswer(ask('/catalog'), 200, 'DataCatalogModel');
    await expectAnswer(ask(match, {}), 400, 'ErrorResponse');
    await expectAnswer(ask(match, { q: { ...example, schema: 'Spaceship' } }), 400, 'ErrorResponse');
    await expectAnswer(ask('/match/sanctions?algorithm=neural-net', { q: example }), 400, 'ErrorResponse');
    await expectAnswer(ask(match, { q: example }, 'of somebody else'), 401, 'ErrorResponse');
    await expectAnswer(ask('/match/no_such_list', { q: example }), 404, 'ErrorResponse');
    await expectAnswer(ask(match, { q: { properties: {} } }), 422, 'HTTPValidationError');
    expect(await ask('/readyz')).toEqual([200, { status: 'ok' }]);
    await providers.stop();
  });
});
