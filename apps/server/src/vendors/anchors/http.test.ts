import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RETRY_DEFAULTS } from '../http-call.ts';
import { startTestProviders, type TestProviders } from '../testing/test-providers.ts';
import { anchorsOverHttp } from './http.ts';

const anchor = (day: string, hash: string) => ({
  ...{ day: civilDate(day), applications: 1, version: 2, previousHash: '', hash },
});

let providers: TestProviders;
beforeAll(async () => {
  providers = await startTestProviders();
});
afterAll(() => providers.stop());

const storeWith = (key: string) =>
  anchorsOverHttp({ ...RETRY_DEFAULTS, url: `${providers.url}/anchors`, key });

describe('the remote store of anchors', () => {
  it('returns each lender’s anchors in the order they were appended', async () => {
    const store = storeWith('key');
    const [first, second] = [anchor('2026-03-10', 'a'), anchor('2026-03-11', 'b')];
    await store.append('one', [first, second]);
    expect(await store.read('one')).toEqual([first, second]);
    expect(await store.read('other')).toEqual([]);
  });

  it('accepts a repeat, and rejects another anchor of a stored day', async () => {
    const store = storeWith('key');
    await store.append('repeated', [anchor('2026-03-10', 'a')]);
    await store.append('repeated', [anchor('2026-03-10', 'a')]);
    await expect(store.append('repeated', [anchor('2026-03-10', 'b')])).rejects.toThrow('REFUSED');
    expect(await store.read('repeated')).toEqual([anchor('2026-03-10', 'a')]);
  });

  it('rejects a caller without a key', async () => {
    await expect(storeWith('').read('one')).rejects.toThrow('REFUSED');
  });
});
