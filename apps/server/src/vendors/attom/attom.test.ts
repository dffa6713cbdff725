// Proves PR-04, PR-16.

import { randomUUID } from 'node:crypto';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { DEFAULT_WEBHOOK_SECRET } from '@homeline/sandbox/sandbox.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RETRY_DEFAULTS } from '../http-call.ts';
import { describeAdapter } from '../testing/conformance.ts';
import { type Recorder, startRecorder } from '../testing/recorder.ts';
import { memoryInProcess } from '../testing/stand-in-account.ts';
import { startTestProviders, type TestProviders, testPersona } from '../testing/test-providers.ts';
import type { Vendors } from '../vendors.ts';
import { attom } from './attom.ts';

// The lender's policy decides about a haircut and a confidence: ATTOM gives the numbers alone.
describeAdapter({
  name: 'attom',
  cases: [
    { exchange: 'property.lookup', keepsOutcome: false },
    {
      exchange: 'valuation.automated',
      forced: {
        NO_HIT: { answer: 'NO_HIT' },
        HIT_HAIRCUT: { answer: 'HIT', forecastStandardDeviation: 0.16, confidenceScore: 82 },
        LOW_CONFIDENCE: { answer: 'HIT', forecastStandardDeviation: 0.28, confidenceScore: 61 },
      },
      keepsOutcome: false,
    },
  ],
});

const PATIENCE = { ...RETRY_DEFAULTS, firstPauseMs: 1 };
const intent = { reference: randomUUID(), fileNumber: randomUUID() };
const owner = {
  ...{ firstName: 'Zoë', middleName: 'Q', lastName: 'De La Cruz', dob: '1979-08-21', ssn: '999-00-1234' },
  ...{ email: 'zoe@example.com', phone: '5555550101' },
};
const address = {
  street1: '12 Elm St',
  street2: 'Apt 4',
  city: 'Dayton',
  state: 'OH',
  zip: '45402-1234',
} as const;

let recorder: Recorder | undefined;
afterEach(() => recorder?.stop());

const vendorsAt = (url: string, apiKey = 'a key') =>
  attom.create({ url, apiKey }, { patience: PATIENCE, memory: memoryInProcess() }) as unknown as Vendors;

async function vendorsAnswering(body: object, status = 200) {
  recorder?.stop();
  recorder = await startRecorder(() => ({ status, body }));
  return vendorsAt(recorder.url);
}
const FOUND = { version: '1.0.0', code: 0, msg: 'SuccessWithResult', total: 1, page: 1, pagesize: 10 };
const NONE = { ...FOUND, code: 400, msg: 'SuccessWithoutResult', total: 0 };

const lookUp = async (...properties: readonly object[]) =>
  (await vendorsAnswering({ status: FOUND, property: properties })).property.lookup.ask({
    ...{ ...intent, owner, address },
  });
const value = async (...properties: readonly object[]) =>
  (await vendorsAnswering({ status: FOUND, property: properties })).valuation.automated.ask({
    ...intent,
    address,
  });

const AT = {
  address: { countrySubd: 'OH', line1: '12 ELM ST APT 4', locality: 'DAYTON', postal1: '45402' },
};
const NOBODY = { fullName: null, lastName: null, firstNameAndMi: null, trustIndicator: null };
const named = (fullName: string, trustIndicator: string | null = null) => ({
  ...NOBODY,
  fullName,
  trustIndicator,
});
const ZOE = named('ZOE DELACRUZ');

type Owners = { readonly corporateIndicator?: string; readonly owner1?: object; readonly owner2?: object };
/** A property as `property/expandedprofile` shows it. */
const profile = (owners: Owners = { owner1: ZOE }, more: object = {}) => ({
  ...AT,
  identifier: { Id: 1, attomId: 1, apn: '010-45402-0012', fips: '39113' },
  area: { countrySecSubd: 'Montgomery', munName: 'DAYTON' },
  summary: { propClass: 'Single Family Residence / Townhouse', propType: 'SFR', propLandUse: 'SFR' },
  sale: {
    ...{ saleSearchDate: '2016-04-20', saleTransDate: '2016-04-11' },
    amount: { saleAmt: 216_500, saleRecDate: '2016-04-22', saleTransType: 'Resale' },
  },
  building: { construction: { condition: 'GOOD' } },
  assessment: {
    owner: { corporateIndicator: 'N', owner2: NOBODY, owner3: NOBODY, owner4: NOBODY, ...owners },
    mortgage: {
      FirstConcurrent: {
        ...{ trustDeedDocumentNumber: '0000040927', ident: '2016040927', amount: 173_000.5 },
        ...{ lenderLastName: 'FIRST HARBOR MORTGAGE', date: '2016-04-23', interestRateType: null },
      },
      SecondConcurrent: { amount: 0, companyCode: '-1' },
    },
  },
  ...more,
});
const answered = (answer: string, parcel?: object) => ({
  ok: true,
  answer: { answer, ...(parcel && { parcel }) },
});

describe('a county record', () => {
  it('becomes a parcel with the mortgages recorded with the last sale', async () => {
    expect(await lookUp(profile())).toEqual({
      ok: true,
      answer: {
        answer: 'MATCHED',
        parcel: {
          parcelId: '010-45402-0012',
          ...{ propertyType: 'SINGLE_FAMILY', ownership: 'INDIVIDUAL', condition: 'GOOD' },
          owners: ['ZOE DELACRUZ'],
          ...{ county: 'Montgomery', countyFips: '39113', ownedSince: '2016-04-22' },
          recordedLiens: [
            {
              ...{ id: '0000040927', holder: 'FIRST HARBOR MORTGAGE' },
              ...{ amountCents: 17_300_050, recordedOn: '2016-04-23' },
            },
          ],
        },
      },
    });
  });

  it('is requested by its standardised address only, with the account’s key', async () => {
    await lookUp(profile());
    expect(recorder?.requests).toHaveLength(1);
    expect(recorder?.requests[0]).toMatchObject({
      call: 'GET /propertyapi/v1.0.0/property/expandedprofile?address1=12+ELM+ST+APT+4&address2=Dayton%2C+OH+45402-1234',
      headers: { apikey: 'a key' },
    });
  });

  it.each([
    ['ZOE Q DE LA CRUZ', 'MATCHED'],
    ['DELACRUZ ZOE', 'MATCHED'],
    ['Z DELACRUZ', 'OWNER_MISMATCH'],
    ['ZOE CRUZ', 'OWNER_MISMATCH'],
    ['PAT NEIGHBOR', 'OWNER_MISMATCH'],
  ])('that names %s as the owner is %s', async (fullName, answer) => {
    expect(await lookUp(profile({ owner1: named(fullName) }))).toMatchObject(answered(answer, {}));
  });

  it.each([
    [{ owner1: named('PAT NEIGHBOR'), owner2: ZOE }, 'MATCHED', 'JOINT'],
    [{ owner1: { ...NOBODY, lastName: 'DE LA CRUZ ', firstNameAndMi: 'ZOE Q' } }, 'MATCHED', 'INDIVIDUAL'],
    [{ owner1: named('ZOE DELACRUZ LIVING TRUST'), corporateIndicator: 'Y' }, 'MATCHED', 'REVOCABLE_TRUST'],
    [{ owner1: named('ZOE DELACRUZ IRREVOCABLE TRUST', 'Y') }, 'MATCHED', 'IRREVOCABLE_TRUST'],
    [{ owner1: named('ZOE DELACRUZ LIFE ESTATE') }, 'MATCHED', 'LIFE_ESTATE'],
    [{ owner1: named('ELM HOMES LLC'), corporateIndicator: 'Y' }, 'OWNER_MISMATCH', 'LLC'],
    [{ owner1: named('ELM HOMES INC'), corporateIndicator: 'Y' }, 'OWNER_MISMATCH', 'CORPORATION'],
  ])('states how title is held: %o', async (owners, answer, ownership) => {
    expect(await lookUp(profile(owners))).toMatchObject(answered(answer, { ownership }));
  });

  it.each([
    ['TOWNHOUSE/ROWHOUSE', 'TOWNHOUSE'],
    ['PUD', 'PUD'],
    ['CONDOMINIUM', 'CONDO'],
    ['COOPERATIVE', 'COOP'],
    ['DUPLEX', 'TWO_UNIT'],
    ['TRIPLEX', 'THREE_PLUS_UNIT'],
    ['MOBILE HOME', 'MANUFACTURED'],
  ])('with the land use %s is a home of the type %s', async (propLandUse, propertyType) => {
    const home = profile(undefined, { summary: { propLandUse } });
    expect(await lookUp(home)).toMatchObject(answered('MATCHED', { propertyType }));
  });

  it.each([
    ['GOOD', 'GOOD'],
    ['VERY GOOD', 'UNKNOWN_CONDITION'],
    [null, 'NOT_AVAILABLE'],
  ])('with the condition %s is of the condition %s', async (given, condition) => {
    const home = profile(undefined, { building: { construction: { condition: given } } });
    expect(await lookUp(home)).toMatchObject(answered('MATCHED', { condition }));
  });

  it.each([
    ['no owner', profile({ owner1: NOBODY })],
    ['no sale', profile(undefined, { sale: {} })],
    ['no parcel number', profile(undefined, { identifier: { fips: '39113' } })],
    ['no county', profile(undefined, { area: null })],
    ['a land use that may be no home', profile(undefined, { summary: { propLandUse: 'TIME SHARE' } })],
    ['a trust of no stated kind', profile({ owner1: named('ZOE DELACRUZ TRUST', 'Y') })],
    ['a company of no stated kind', profile({ owner1: named('ELM HOMES'), corporateIndicator: 'Y' })],
  ])('with %s is for operations to look up', async (_, home) => {
    expect(await lookUp(home)).toEqual(answered('NO_RECORD'));
  });

  it('of two homes at one address is for operations to look up', async () => {
    expect(await lookUp(profile(), profile())).toEqual(answered('NO_RECORD'));
  });

  it.each([
    ['another number', { line1: '14 ELM ST' }],
    ['another state', { countrySubd: 'KY' }],
    ['another town', { locality: 'TROY', postal1: '45373' }],
  ])('of a home with %s is no match', async (_, other) => {
    expect(await lookUp({ ...profile(), address: { ...AT.address, ...other } })).toEqual(
      answered('NO_MATCH'),
    );
  });

  it.each([200, 400])('not found by a search is no match (status %i)', async (status) => {
    const { property } = await vendorsAnswering({ status: NONE }, status);
    expect(await property.lookup.ask({ ...intent, owner, address })).toEqual(answered('NO_MATCH'));
  });
});

describe('an automated value', () => {
  /** The numbers of a published answer. */
  const amount = { scr: 97, value: 342_851, high: 353_136, low: 332_565, fsd: 3 };

  it('has the deviation as a fraction and the day of the estimate', async () => {
    expect(await value({ ...AT, avm: { eventDate: '2023-02-21', amount } })).toEqual({
      ok: true,
      answer: {
        ...{ answer: 'HIT', valueCents: 34_285_100, valuedOn: '2023-02-21' },
        ...{ forecastStandardDeviation: 0.03, confidenceScore: 97 },
      },
    });
  });

  it('without a deviation is none, because no policy could judge it', async () => {
    const { fsd: _, ...rest } = amount;
    expect(await value({ ...AT, avm: { eventDate: '2023-02-21', amount: rest } })).toEqual(
      answered('NO_HIT'),
    );
  });

  it.each(['14 ELM ST APT 4', '12 OAK AVE APT 4', '12 ELM ST APT 9', '12 ELM ST'])(
    'of another home, %s, is none',
    async (line1) => {
      const home = { address: { ...AT.address, line1 }, avm: { eventDate: '2023-02-21', amount } };
      expect(await value(home)).toEqual(answered('NO_HIT'));
    },
  );

  it.each([200, 400])('missing at ATTOM is none (status %i)', async (status) => {
    const { valuation } = await vendorsAnswering({ status: NONE, property: [] }, status);
    expect(await valuation.automated.ask({ ...intent, address })).toEqual(answered('NO_HIT'));
  });

  it.each([
    ['negative', { ...amount, value: -1 }],
    ['deviating by more than all of it', { ...amount, fsd: 300 }],
    ['with a score above 100', { ...amount, scr: 970 }],
    ['in words', { ...amount, value: 'a lot' }],
  ])('that is %s is garbage', async (_, wrong) => {
    expect(await value({ ...AT, avm: { eventDate: '2023-02-21', amount: wrong } })).toEqual({
      ok: false,
      failure: { failed: 'GARBAGE', mayHaveActed: true },
    });
  });
});

describe('an error of ATTOM', () => {
  const refusal = (code: number) => ({ Response: { status: { ...FOUND, code, msg: 'No' } } });

  it.each([
    [400, 'REFUSED', false],
    [401, 'REFUSED', false],
    [403, 'REFUSED', false],
    [404, 'REFUSED', false],
    [408, 'UNREACHABLE', false],
    [429, 'UNREACHABLE', false],
    [500, 'UNREACHABLE', true],
  ])('%i is a failure', async (status, failed, mayHaveActed) => {
    const { property } = await vendorsAnswering(refusal(status), status);
    expect(await property.lookup.ask({ ...intent, owner, address })).toEqual({
      ok: false,
      failure: { failed, mayHaveActed },
    });
  });

  it('in a body without a status is garbage', async () => {
    const { property } = await vendorsAnswering({ property: [profile()] });
    expect(await property.lookup.ask({ ...intent, owner, address })).toMatchObject({
      failure: { failed: 'GARBAGE' },
    });
  });

  it.each([
    [400, 'WORKS'],
    [401, 'REFUSED'],
    [403, 'REFUSED'],
    [404, 'REFUSED'],
  ])('%i to a check without an address means %s for the key', async (status, found) => {
    await vendorsAnswering(refusal(status), status);
    expect(await attom.check({ url: recorder?.url ?? '', apiKey: 'a key' }, PATIENCE)).toBe(found);
    expect(recorder?.requests.map(({ call }) => call)).toEqual([
      'GET /propertyapi/v1.0.0/property/expandedprofile',
    ]);
  });
});

describe('the sandbox’s ATTOM', () => {
  const kinds = ['INDIVIDUAL', 'JOINT', 'REVOCABLE_TRUST', 'IRREVOCABLE_TRUST', 'LIFE_ESTATE'] as const;
  const people: readonly Persona[] = kinds.map((ownership, index) => {
    const person = testPersona(index + 1);
    return {
      ...person,
      property: { ...person.property, ownership, condition: 'FAIR', county: 'Montgomery' },
    };
  });
  let providers: TestProviders;
  beforeAll(async () => {
    providers = await startTestProviders(people);
  });
  afterAll(() => providers.stop());

  const ask = async (path: string, apikey = `${DEFAULT_WEBHOOK_SECRET} attom`) => {
    const base = `${providers.url}/providers/attom/propertyapi/v1.0.0`;
    const response = await fetch(`${base}/${path}`, { headers: { apikey } });
    return { status: response.status, body: await response.json() };
  };
  const AT_FIRST = `address1=1+Forced+Street&address2=${encodeURIComponent('Dayton, OH 45402')}`;

  it.each(people.map((person) => [person.property.ownership, person] as const))(
    'serves a home held as %s in a form the adapter reads',
    async (ownership, person) => {
      const { street1, city, state, zip } = person.property;
      const [firstName = '', lastName = ''] = person.name.split(' ');
      const { property } = vendorsAt(`${providers.url}/providers/attom`, `${DEFAULT_WEBHOOK_SECRET} attom`);
      const request = { owner: { firstName, lastName }, address: { street1, city, state, zip } };
      expect(await property.lookup.ask({ ...intent, ...request })).toMatchObject(
        answered('MATCHED', {
          ...{ ownership, condition: 'FAIR', county: 'Montgomery' },
          recordedLiens: [
            { holder: 'FIRST HARBOR MORTGAGE', amountCents: 18_000_000 },
            { holder: 'SECOND STREET BANK', amountCents: 2_000_000 },
          ],
        }),
      );
    },
  );

  /** The paths that a published answer has, in the names that it gives them. */
  const pathsOf = (value: unknown, path = ''): readonly string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, each]) =>
          pathsOf(each, Array.isArray(value) ? path : [path, key].filter(Boolean).join('.')),
        )
      : [path];

  it('uses the field names of ATTOM’s published responses', async () => {
    const { body } = await ask(`property/expandedprofile?${AT_FIRST}`);
    const { body: avm } = await ask(`attomavm/detail?${AT_FIRST}`);
    const unknown = [...pathsOf(body), ...pathsOf(avm)].filter((path) => !PUBLISHED.has(path));
    expect(unknown).toEqual([]);
  });

  it('returns errors as published', async () => {
    const envelope = { Response: { status: { version: '1.0.0', code: 400, total: 0 } } };
    expect(await ask('property/expandedprofile')).toMatchObject({ status: 400, body: envelope });
    expect(await ask(`attomavm/detail?${AT_FIRST}`, 'of somebody else')).toMatchObject({
      status: 401,
      body: { Response: { status: { code: 401 } } },
    });
  });
});

/** Fields of `property/expandedprofile` and `attomavm/detail`, from answers recorded in public: see docs/providers/attom.md. */
const PUBLISHED = new Set(
  Object.entries({
    status: 'version code msg total page pagesize',
    'property.identifier': 'Id fips apn attomId',
    'property.area': 'countrySecSubd munName',
    'property.address': 'country countrySubd line1 line2 locality matchCode oneLine postal1 postal2',
    'property.location': 'accuracy latitude longitude',
    'property.summary': 'absenteeInd propClass propSubType propType propLandUse propIndicator yearBuilt',
    'property.sale': 'sellerName saleSearchDate saleTransDate transactionIdent',
    'property.sale.amount': 'saleAmt saleRecDate saleTransType',
    'property.building.construction': 'condition wallType',
    'property.building.rooms': 'beds bathsTotal',
    'property.assessment.market': 'mktTtlValue',
    'property.assessment.owner': 'corporateIndicator type absenteeOwnerStatus',
    ...Object.fromEntries(
      [1, 2, 3, 4].map((number) => [
        `property.assessment.owner.owner${number}`,
        'fullName lastName firstNameAndMi trustIndicator',
      ]),
    ),
    ...Object.fromEntries(
      ['FirstConcurrent', 'SecondConcurrent'].map((name) => [
        `property.assessment.mortgage.${name}`,
        'trustDeedDocumentNumber ident amount lenderLastName companyCode date loanTypeCode deedType term',
      ]),
    ),
    'property.avm': 'eventDate',
    'property.avm.amount': 'scr value high low valueRange fsd',
    'property.vintage': 'lastModified pubDate',
  }).flatMap(([path, names]) => names.split(' ').map((name) => `${path}.${name}`)),
);
