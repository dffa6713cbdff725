import { type Address, Address as AddressSchema } from '@homeline/domain/facts/home.ts';
import { STATE_CODES, US_STATES } from '@homeline/domain/states/us-states.ts';
import * as z from 'zod';
import { type AccountCheck, type AccountFields, adapter } from '../adapter.ts';
import { type Patience, sendHttp } from '../http-call.ts';
import { lookUpExchange, readAnswer } from '../look-up.ts';

/*
 * Photon: a search over OpenStreetMap's addresses, which a lender hosts itself.
 * Source: https://github.com/komoot/photon, docs/api-v1.md and docs/openapi.json at commit 0aee657.
 */

const FIELDS = {
  url: { label: 'Address of Photon', help: 'Your own, so that no address leaves your servers', isUrl: true },
} as const satisfies AccountFields;

const MOST_SUGGESTIONS = 5;
/** The map's name of the District of Columbia. */
const IN_DC = 'Washington, D.C.';

const Text = z.string().nullish();
const Places = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        ...{ countrycode: Text, housenumber: Text, street: Text, postcode: Text, state: Text },
        ...{ city: Text, district: Text, locality: Text },
      }),
    }),
  ),
});
type Place = z.infer<typeof Places>['features'][number]['properties'];

export const photon = adapter({
  fields: FIELDS,
  create({ url }, { patience }) {
    return {
      places: {
        suggest: lookUpExchange(async ({ text }) => {
          const found = await search(url, text, patience);
          return found.ok ? { ok: true, answer: found.answer.features.flatMap(homeAt) } : found;
        }),
      },
    };
  },
  async check({ url }, patience): Promise<AccountCheck> {
    const found = await search(url, '1600 Pennsylvania Avenue', patience);
    if (found.ok) return 'WORKS';
    const { failed } = found.failure;
    return failed === 'NOT_RECEIVED' ? 'REFUSED' : failed;
  },
});

/** Photon takes the text in the query alone. */
async function search(url: string, text: string, patience: Patience) {
  const query = new URLSearchParams({
    ...{ q: text, limit: String(MOST_SUGGESTIONS), lang: 'en' },
    ...{ countrycode: 'US', layer: 'house' },
  });
  return readAnswer(await sendHttp({ method: 'GET', url: `${url}/api?${query}` }, patience), Places);
}

/** Returns the address of a house, or nothing where the map lacks a part of it. */
function homeAt({ properties }: { readonly properties: Place }): Address[] {
  const { countrycode, housenumber, street, postcode, state } = properties;
  const home = AddressSchema.safeParse({
    street1: housenumber && street && `${housenumber} ${street}`,
    city: properties.city ?? properties.locality ?? properties.district,
    state: state === IN_DC ? 'DC' : STATE_CODES.find((code) => US_STATES[code] === state),
    zip: postcode,
  });
  return countrycode === 'US' && home.success ? [home.data] : [];
}
