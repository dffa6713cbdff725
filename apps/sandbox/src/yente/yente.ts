import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { ProviderDesk } from '../provider-desk.ts';

/** OpenSanctions yente 5.5.0: matching, catalog and health, with an API key as the hosted service asks for. */

const LISTS = {
  us_ofac_sdn: 'US OFAC Specially Designated Nationals (SDN) List',
  us_ofac_cons: 'US OFAC Consolidated (non-SDN) List',
  un_sc_sanctions: 'UN Security Council Consolidated Sanctions',
  eu_fsf: 'EU Financial Sanctions Files (FSF)',
  gb_fcdo_sanctions: 'UK FCDO Sanctions List',
};
const VERSION = '20261127134702-sbx';

const datasets = [
  dataset('default', 'OpenSanctions Default', ['sanctions']),
  dataset('sanctions', 'Consolidated Sanctions', Object.keys(LISTS)),
  ...Object.entries(LISTS).map(([name, title]) => dataset(name, title, [])),
];

function dataset(name: string, title: string, children: readonly string[]) {
  const isLoaded = name === 'default';
  return {
    ...{ name, title, children, type: children.length > 0 ? 'collection' : 'source', version: VERSION },
    ...{ load: isLoaded, namespace: false, resources: [] },
    ...{ index_version: isLoaded ? VERSION : null, index_current: isLoaded },
  };
}

/** The people on the lists, with the score that a search for one of our people's names gets. */
const LISTED = [
  {
    score: 0.87,
    id: 'NK-sandboxSameName',
    caption: 'A person of the same name',
    schema: 'Person',
    properties: {
      name: ['A person of the same name'],
      alias: ['Same Name'],
      birthDate: ['1958', '1961-05-02'],
      nationality: ['pa'],
      topics: ['sanction'],
    },
    datasets: ['eu_fsf', 'us_ofac_sdn'],
    referents: ['eu-fsf-eu-87-1', 'ofac-87'],
    target: true,
    first_seen: '2023-04-20T18:00:25',
    last_seen: '2026-11-27T10:57:03',
    last_change: '2025-07-26T20:01:14',
  },
  {
    score: 0.695,
    id: 'NK-sandboxOtherName',
    caption: 'Somebody with another name',
    schema: 'Person',
    properties: { name: ['Somebody with another name'], birthDate: ['1940'], topics: ['sanction'] },
    datasets: ['un_sc_sanctions'],
    referents: [],
    target: true,
    first_seen: '2023-04-20T18:00:25',
    last_seen: '2026-11-27T10:57:03',
    last_change: '2023-04-20T18:00:25',
  },
];

const ALGORITHMS = ['logic-v2', 'ofac', 'name-based', 'name-qualified', 'logic-v1', 'regression-v1', 'best'];

const Values = z.union([z.string().transform((text) => [text]), z.array(z.coerce.string())]);
const Body = z.object({
  queries: z.record(
    z.string(),
    z.object({
      id: z.string().nullish(),
      schema: z.string(),
      properties: z.record(z.string(), Values),
    }),
  ),
});
const Search = z.object({
  algorithm: z.string().default('best'),
  threshold: z.coerce.number().default(0.7),
  cutoff: z.coerce.number().default(0.7),
  limit: z.coerce.number().int().max(500).default(5),
});
type Query = z.infer<typeof Body>['queries'][string];

export function serveYente(scope: FastifyInstance, { orders, secret }: ProviderDesk): void {
  scope.addHook('preHandler', async ({ url, headers }, reply) => {
    const [scheme = '', key] = (headers.authorization ?? '').split(/ (.*)/s);
    const isOpen = /\/(healthz|readyz|catalog)$/.test(url);
    if (isOpen || (scheme.toLowerCase() === 'apikey' && key === secret)) return undefined;
    return refuse(reply, 401, key ? 'Invalid API key.' : 'No API key provided.');
  });
  scope.get('/healthz', (_, reply) => reply.send({ status: 'ok' }));
  scope.get('/readyz', (_, reply) => reply.send({ status: 'ok' }));
  scope.get('/catalog', (_, reply) =>
    reply.send({ datasets, current: ['default'], outdated: [], index_stale: false }),
  );

  scope.post<{ Params: { dataset: string } }>('/match/:dataset', (request, reply) => {
    const body = Body.safeParse(request.body);
    const search = Search.safeParse(request.query);
    if (!body.success || !search.success) {
      const issues = [...(body.error?.issues ?? []), ...(search.error?.issues ?? [])];
      return reply.code(422).send({
        detail: issues.map(({ path, message }) => ({ type: 'value_error', loc: path, msg: message })),
      });
    }
    const { algorithm, threshold, limit } = search.data;
    if (!datasets.some(({ name }) => name === request.params.dataset))
      return refuse(reply, 404, 'No such dataset.');
    if (!ALGORITHMS.includes(algorithm)) return refuse(reply, 400, `Invalid algorithm: ${algorithm}`);
    const queries = Object.entries(body.data.queries);
    if (queries.length === 0) return refuse(reply, 400, 'No queries provided.');
    const unknown = queries.find(([, { schema }]) => schema !== 'Person');
    if (unknown)
      return refuse(reply, 400, `Cannot parse example entity: Unknown schema: '${unknown[1].schema}'`);

    const cutoff = Math.min(search.data.cutoff, threshold);
    const responses = queries.map(([name, query]) => {
      const results = (isListed(query) ? LISTED : [])
        .filter(({ score }) => score > cutoff)
        .map((entity) => ({ ...entity, explanations: explain(entity), match: entity.score >= threshold }));
      const total = { value: results.filter(({ match }) => match).length, relation: 'eq' };
      return [name, { status: 200, results: results.slice(0, limit), total, query }];
    });
    return reply
      .header('x-batch-size', String(queries.length))
      .send({ responses: Object.fromEntries(responses), limit });
  });

  function isListed({ id, properties }: Query): boolean {
    const [firstName] = properties['firstName'] ?? [];
    const [lastName] = properties['lastName'] ?? [];
    const [dob] = properties['birthDate'] ?? [];
    const file = { fileNumber: id ?? undefined, person: { firstName, lastName, dob } };
    return orders.applicant(file).answers('sanctions', undefined, 'CLEAR').take() === 'POSSIBLE_MATCH';
  }
}

function explain({ score }: { readonly score: number }) {
  return { name_match: { detail: null, score, query: null, candidate: null } };
}

function refuse(reply: FastifyReply, status: number, detail: string) {
  return reply.code(status).send({ detail });
}
