import type { ListedName } from '@homeline/domain/facts/identity.facts.ts';
import * as z from 'zod';
import { type AccountCheck, type AccountFields, type AccountValues, adapter } from '../adapter.ts';
import { failedResult, type Patience, parseJson, sendHttp } from '../http-call.ts';
import { lookUpExchange, readAnswer } from '../look-up.ts';
import type { Party } from '../parties.ts';
import type { SanctionsScreen, ScreenedPerson } from './port.ts';

/*
 * OpenSanctions yente 5.5.0: a service that matches people against sanctions lists, which a lender can host itself.
 * Sources: https://api.opensanctions.org/openapi.json (yente 5.5.0), https://github.com/opensanctions/yente (commit 916a474).
 */

const FIELDS = {
  url: {
    label: 'Address of yente',
    help: 'Your own, so that no name leaves your servers, or https://api.opensanctions.org',
    isUrl: true,
  },
  apiKey: { label: 'API key', help: 'Only where the address asks for one', isSecret: true, fallback: '' },
  /*
   * `sanctions` holds both OFAC lists (SDN and consolidated) and those of the UN, the EU, the UK and others. A smaller one,
   * such as `us_ofac_sdn`, leaves out people whom OFAC lists elsewhere: for counsel (50 USC 1701–1708; 31 CFR chapter V).
   */
  dataset: {
    label: 'Lists to search',
    help: 'The name of a dataset',
    fallback: 'sanctions',
    isPolicy: true,
    accepts: { pattern: /^[a-z0-9_]+$/, must: 'Must be the name of a dataset, such as sanctions' },
  },
  /*
   * Policy of the lender. yente calls a score of 0.70 or more a match. OFAC “cannot make such a recommendation”: each user must set
   * a threshold by its own risk assessment and compliance practices (FAQs on searching its lists, topic 1636). Higher finds fewer.
   */
  similarityPct: {
    label: 'Similarity of a possible match (%)',
    help: 'From 1 to 100. yente recommends 70. A higher one finds fewer people',
    fallback: '70',
    isPolicy: true,
    accepts: { pattern: /^(100|[1-9]\d?)$/, must: 'Must be a whole number from 1 to 100' },
  },
} as const satisfies AccountFields;
type Values = AccountValues<typeof FIELDS>;

/** Pinned, because the same similarity means something else with another algorithm. */
const ALGORITHM = 'logic-v2';
const MOST_MATCHES = 50;

const SimilarityPct = z.coerce.number().min(1).max(100);

const ListedEntity = z.object({
  id: z.string(),
  caption: z.string(),
  properties: z.record(z.string(), z.array(z.unknown())),
  datasets: z.array(z.string()),
  referents: z.array(z.string()).default([]),
  score: z.number().min(0).max(1),
});
type ListedEntity = z.infer<typeof ListedEntity>;

const Found = z.object({ status: z.literal(200).default(200), results: z.array(ListedEntity) });
const matchAnswer = (reference: string) =>
  z
    .object({ responses: z.object({ [reference]: Found }) })
    .transform(({ responses }) => responses[reference]);

const CatalogAnswer = z.object({
  datasets: z.array(
    z.object({ name: z.string(), title: z.string().optional(), children: z.array(z.string()).default([]) }),
  ),
  current: z.array(z.string()),
  outdated: z.array(z.string()).default([]),
});
type Catalog = z.infer<typeof CatalogAnswer>;

export const yente = adapter({
  fields: FIELDS,
  create(values, { patience }) {
    const service = serviceOf(values, patience);
    return { sanctions: { screen: lookUpExchange((request) => screen(service, request)) } };
  },
  async check(values, patience): Promise<AccountCheck> {
    const service = serviceOf(values, patience);
    if (service.share === undefined) return 'REFUSED';
    // An empty search passes the checks of key, lists and algorithm, and is then refused.
    const nobody = await service.match({});
    const isTaken = !nobody.ok && nobody.error?.status === 400 && isNobody(nobody.error.text);
    if (!nobody.ok && !isTaken) return checkOf(nobody.failure.failed);
    const catalog = await service.catalog();
    if (!catalog.ok) return checkOf(catalog.failure.failed);
    return isIndexed(catalog.answer, service.dataset) ? 'WORKS' : 'UNREACHABLE';
  },
});

function checkOf(failed: Exclude<AccountCheck, 'WORKS'> | 'NOT_RECEIVED'): AccountCheck {
  return failed === 'NOT_RECEIVED' ? 'REFUSED' : failed;
}

function isNobody(text: string): boolean {
  const refusal = z.object({ detail: z.string() }).safeParse(parseJson(text));
  return refusal.success && /no queries/i.test(refusal.data.detail);
}

function serviceOf({ url, apiKey, dataset, similarityPct }: Values, patience: Patience) {
  const headers: Readonly<Record<string, string>> = apiKey ? { authorization: `ApiKey ${apiKey}` } : {};
  const pct = SimilarityPct.safeParse(similarityPct);
  const share = pct.success ? pct.data / 100 : undefined;
  return {
    dataset,
    /** The score from which a person is a possible match; undefined for a field that is no percentage. */
    share,
    match(queries: object) {
      const query = new URLSearchParams({
        ...{ algorithm: ALGORITHM, limit: String(MOST_MATCHES), threshold: String(share) },
        // yente leaves out scores at its cutoff, by default the threshold, so a match exactly there would be lost.
        cutoff: String(Math.max(0, (share ?? 0) - 0.01)),
      });
      const address = `${url}/match/${encodeURIComponent(dataset)}?${query}`;
      return sendHttp({ method: 'POST', url: address, headers, body: { queries } }, patience);
    },
    async catalog() {
      const sent = await sendHttp({ method: 'GET', url: `${url}/catalog`, headers }, patience);
      return readAnswer(sent, CatalogAnswer);
    },
  };
}

async function screen(
  { dataset, share, match, catalog }: ReturnType<typeof serviceOf>,
  { reference, fileNumber, person }: SanctionsScreen,
) {
  if (share === undefined) return failedResult('REFUSED', false);
  const sent = await match({ [reference]: { id: fileNumber, ...exampleOf(person) } });
  const matched = readAnswer(sent, matchAnswer(reference));
  if (!matched.ok) return matched;
  const found = matched.answer;
  if (!found) return failedResult('GARBAGE', true);
  const lists = await catalog();
  if (!lists.ok) return lists;
  // yente returns no match, and no error, for lists it hasn't loaded.
  if (!isIndexed(lists.answer, dataset)) return failedResult('UNREACHABLE', false);
  const hits = found.results.filter(({ score }) => score >= share);
  return { ok: true, answer: screened(hits, lists.answer) } as const;
}

/**
 * Returns a person as yente takes one to match. Neither SSN nor contact data is sent. No country either: we know where a person lives, not
 * the nationality, and a country that differs from the list's lowers the score.
 */
function exampleOf({ firstName, middleName, lastName, suffix, dob }: Party) {
  const names = [
    [firstName, lastName],
    [firstName, middleName, lastName],
  ].map((parts) => parts.filter(Boolean).join(' '));
  return {
    schema: 'Person',
    properties: {
      name: [...new Set(names)],
      firstName: [firstName],
      ...(middleName && { middleName: [middleName] }),
      lastName: [lastName],
      ...(suffix && { nameSuffix: [suffix] }),
      ...(dob && { birthDate: [dob] }),
    },
  };
}

/** Returns whether every list of a dataset has been loaded. One that waits for its next version counts. */
function isIndexed({ datasets, current, outdated }: Catalog, dataset: string): boolean {
  const children = new Map(datasets.map(({ name, children: names }) => [name, names]));
  const loaded = new Set<string>();
  const load = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const child of children.get(name) ?? []) load(child);
  };
  for (const name of [...current, ...outdated]) load(name);
  const isLoaded = (name: string, above: readonly string[]): boolean => {
    const parts = children.get(name) ?? [];
    if (loaded.has(name)) return children.has(name);
    return (
      parts.length > 0 && !above.includes(name) && parts.every((part) => isLoaded(part, [...above, name]))
    );
  };
  return isLoaded(dataset, []);
}

function screened(hits: readonly ListedEntity[], catalog: Catalog): ScreenedPerson {
  if (hits.length === 0) return { answer: 'CLEAR' };
  const titles = new Map(catalog.datasets.map(({ name, title }) => [name, title]));
  return {
    answer: 'POSSIBLE_MATCH',
    matches: hits.slice(0, MOST_MATCHES).map((entity) => listedName(entity, titles)),
  };
}

type Listed = z.infer<typeof ListedName>;

/** Returns a listed person for the reviewer, within the bounds of the fact. */
function listedName(
  { id, caption, properties, datasets, referents, score }: ListedEntity,
  titles: ReadonlyMap<string, string | undefined>,
): Listed {
  const texts = (...names: readonly string[]) =>
    names.flatMap((name) => properties[name] ?? []).filter((value) => typeof value === 'string');
  const usFirst = datasets.toSorted((a, b) => Number(b.startsWith('us_')) - Number(a.startsWith('us_')));
  const years = texts('birthDate').map((date) => Number(date.slice(0, 4)));
  const countries = texts('nationality', 'citizenship', 'country', 'birthCountry').map(countryName);
  const aliases = texts('name', 'alias', 'weakAlias').filter((name) => name !== caption);
  return {
    name: caption.slice(0, 300),
    list: shortened(usFirst.map((name) => titles.get(name) ?? name).join('; '), 100),
    similarityPct: Math.round(score * 1000) / 10,
    // OFAC's own number of the entry comes first: its search finds the entry by it.
    entry: [...referents.filter((name) => name.startsWith('ofac-')), id].join(', ').slice(0, 60),
    birthYears: unique(
      years.filter((year) => year >= 1800 && year <= 2200),
      20,
    ),
    countries: unique(
      countries.map((name) => name.slice(0, 80)),
      20,
    ),
    aliases: unique(
      aliases.map((name) => name.slice(0, 300)),
      50,
    ),
  };
}

const REGIONS = new Intl.DisplayNames(['en'], { type: 'region' });

function countryName(code: string): string {
  return /^[a-z]{2}$/i.test(code) ? (REGIONS.of(code.toUpperCase()) ?? code) : code.toUpperCase();
}

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

function unique<Item>(items: readonly Item[], most: number): Item[] {
  return [...new Set(items)].slice(0, most);
}
