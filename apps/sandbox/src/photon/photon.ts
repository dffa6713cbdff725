import { US_STATES } from '@homeline/domain/states/us-states.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { ProviderDesk } from '../provider-desk.ts';

/** Photon's forward search (docs/openapi.json at commit 0aee657), over the homes of the sandbox's people. */

const Query = z.object({
  q: z.string().min(1),
  limit: z.coerce.number().int().min(1).max(50).default(15),
  lang: z.string().optional(),
  countrycode: z.string().optional(),
  layer: z.string().optional(),
});

export function servePhoton(scope: FastifyInstance, { orders }: ProviderDesk): void {
  scope.get('/status', (_, reply) => reply.send({ status: 'Ok', import_date: '2026-11-01T00:00:00Z' }));

  scope.get('/api', ({ query }, reply) => {
    const search = Query.safeParse(query);
    if (!search.success) return reply.code(400).send({ message: "missing search term 'q': /?q=berlin" });
    const words = wordsOf(search.data.q);
    const homes = new Map(
      orders.people.map(({ property }) => [`${property.street1} ${property.zip}`, property] as const),
    );
    const features = [...homes.values()]
      .filter((home) => {
        const known = wordsOf(`${home.street1} ${home.city} ${home.state} ${home.zip}`);
        return words.every((word) => known.some((part) => part.startsWith(word)));
      })
      .slice(0, search.data.limit)
      .map(featureOf);
    return reply.send({ type: 'FeatureCollection', features });
  });
}

function featureOf({ street1, city, state, zip }: ProviderHome, index: number) {
  const [housenumber = '', ...street] = street1.split(' ');
  return {
    type: 'Feature',
    properties: {
      ...{ osm_type: 'N', osm_id: 7_000_000 + index, osm_key: 'place', osm_value: 'house', type: 'house' },
      ...{ housenumber, street: street.join(' '), city, state: US_STATES[state], postcode: zip },
      ...{ country: 'United States', countrycode: 'US' },
    },
    geometry: { type: 'Point', coordinates: [-83, 40] },
  };
}

type ProviderHome = ProviderDesk['orders']['people'][number]['property'];

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}
