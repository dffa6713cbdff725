// Proves PR-08, PR-16.

import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { RETRY_DEFAULTS } from '../http-call.ts';
import { describeAdapter } from '../testing/conformance.ts';
import { type Recorder, startRecorder } from '../testing/recorder.ts';
import { memoryInProcess } from '../testing/stand-in-account.ts';
import { photon } from './photon.ts';

describeAdapter({ name: 'photon', cases: [{ exchange: 'places.suggest', keepsOutcome: false }] });

let recorder: Recorder | undefined;
afterEach(() => recorder?.stop());

const FULL = {
  ...{ osm_key: 'place', housenumber: '41', street: 'Meridian Ave', city: 'Columbus', postcode: '43085' },
  ...{ state: 'Ohio', country: 'United States', countrycode: 'US', extra: { source: 'a newer field' } },
};
const HOME = { street1: '41 Meridian Ave', city: 'Columbus', state: 'OH', zip: '43085' };

/** Asks a Photon that finds these places. */
async function suggested(...places: readonly object[]) {
  recorder = await startRecorder(() => ({
    body: {
      type: 'FeatureCollection',
      features: places.map((properties) => ({ type: 'Feature', properties })),
    },
  }));
  const { places: port } = photon.create(
    { url: recorder.url },
    { patience: { ...RETRY_DEFAULTS, firstPauseMs: 1 }, memory: memoryInProcess() },
  );
  return port?.suggest?.ask({ reference: randomUUID(), text: '41 Meridian' });
}

describe('Photon', () => {
  it('is queried only for houses in the US, with only the typed text', async () => {
    await suggested(FULL);
    const { pathname, searchParams } = new URL(String(recorder?.requests[0]?.call.slice(4)), 'http://photon');
    expect(pathname).toBe('/api');
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ q: '41 Meridian', limit: '5', lang: 'en', countrycode: 'US', layer: 'house' },
    });
  });

  it.each([
    ['a house of a city', FULL, [HOME]],
    [
      'a house outside a city',
      { ...FULL, city: undefined, district: 'Linden' },
      [{ ...HOME, city: 'Linden' }],
    ],
    ['a house in Washington', { ...FULL, state: 'Washington, D.C.' }, [{ ...HOME, state: 'DC' }]],
    ['no street without a number', { ...FULL, housenumber: undefined }, []],
    ['no house without a ZIP code', { ...FULL, postcode: undefined }, []],
    ['no house of another country', { ...FULL, state: 'Ontario', countrycode: 'CA' }, []],
    ['no house of a territory', { ...FULL, state: 'Puerto Rico' }, []],
  ])('suggests %s', async (_, place, answer) => {
    expect(await suggested(place)).toEqual({ ok: true, answer });
  });
});
