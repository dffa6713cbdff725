import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { ownedSince, recordedLiensOf } from '../mortgages.ts';
import { postalLine } from '../people.ts';
import type { Profile } from '../profile.ts';
import { countyOf } from '../property/counties.ts';
import type { ProviderDesk } from '../provider-desk.ts';

/** ATTOM Property API v1.0.0: the expanded profile of a property and its automated value, as of November 2026. */

const BASE = '/propertyapi/v1.0.0';

/** `address2` holds the city, the state and the ZIP code. */
const AskedAddress = z.object({
  address1: z.string().min(1),
  address2: z.string().regex(/^.+, [A-Z]{2} \d{5}/),
});

const LAND_USES: Readonly<Record<Profile['property']['propertyType'], string>> = {
  SINGLE_FAMILY: 'SFR',
  TOWNHOUSE: 'TOWNHOUSE/ROWHOUSE',
  PUD: 'PUD',
  CONDO: 'CONDOMINIUM',
  TWO_UNIT: 'DUPLEX',
  THREE_PLUS_UNIT: 'TRIPLEX',
  MANUFACTURED: 'MANUFACTURED HOME',
  COOP: 'COOPERATIVE',
  COMMERCIAL: 'COMMERCIAL BUILDING',
  OTHER: 'TIME SHARE',
};

/** The forecast standard deviation in percent and the confidence score, by outcome. */
const ESTIMATES: Readonly<Record<string, readonly [fsd: number, scr: number]>> = {
  HIT: [10, 85],
  HIT_HAIRCUT: [16, 82],
  LOW_CONFIDENCE: [28, 61],
};

export function serveAttom(scope: FastifyInstance, { orders, clock, secret }: ProviderDesk): void {
  scope.addHook('preHandler', async ({ headers }, reply) =>
    headers['apikey'] === secret ? undefined : refuse(reply, 401, 'Unauthorized'),
  );

  /** ATTOM knows homes but no applications, so the address identifies the file. */
  function homeAt(query: unknown) {
    const asked = AskedAddress.safeParse(query);
    if (!asked.success) return undefined;
    const { address1, address2 } = asked.data;
    const [, zip = ''] = /(\d{5})\D*$/.exec(address2) ?? [];
    const fileNumber = `attom ${address1} ${zip}`.toLowerCase();
    const { profile, answers } = orders.applicant({ fileNumber, address: { street1: address1, zip } });
    return { profile, answers, owner: orders.nameOf(fileNumber) ?? 'Pat Neighbor' };
  }

  scope.get(`${BASE}/property/expandedprofile`, ({ query }, reply) => {
    const home = homeAt(query);
    if (!home) return refuse(reply, 400, 'Invalid Parameter(s) in Request');
    const { profile, owner } = home;
    const answer = home.answers('property', undefined, 'MATCHED').take();
    if (answer === 'NO_MATCH') return noResult(reply);
    const today = clock.today();
    const since = ownedSince(profile, today);
    const [first, second] = recordedLiensOf(profile, today);
    // The county has the lot, and neither its sale nor its owner yet.
    const isBlank = answer === 'NO_RECORD';
    const landUse = LAND_USES[profile.property.propertyType];
    return reply.send(
      result({
        ...placeOf(profile),
        summary: {
          absenteeInd: 'OWNER OCCUPIED',
          propClass: landUse === 'SFR' ? 'Single Family Residence / Townhouse' : landUse,
          propSubType: profile.property.propertyType === 'COMMERCIAL' ? 'Commercial' : 'Residential',
          propType: landUse,
          propLandUse: landUse,
          propIndicator: 10,
          yearBuilt: 1961,
        },
        sale: isBlank
          ? {}
          : {
              sellerName: 'A FORMER OWNER',
              saleSearchDate: since,
              saleTransDate: since,
              transactionIdent: '1011416110',
              amount: { saleAmt: 216_500, saleRecDate: since, saleTransType: 'Resale' },
            },
        building: {
          construction: { condition: profile.property.condition ?? 'AVERAGE', wallType: 'SIDING' },
          rooms: { beds: 3, bathsTotal: 2 },
        },
        assessment: {
          market: { mktTtlValue: 173_580 },
          owner: isBlank ? {} : ownersOf(profile, answer === 'OWNER_MISMATCH' ? 'Pat Neighbor' : owner),
          mortgage: { FirstConcurrent: concurrent(first), SecondConcurrent: concurrent(second) },
        },
        vintage: { lastModified: today, pubDate: today },
      }),
    );
  });

  scope.get(`${BASE}/attomavm/detail`, ({ query }, reply) => {
    const home = homeAt(query);
    if (!home) return refuse(reply, 400, 'Invalid Parameter(s) in Request');
    const { profile } = home;
    const estimate = ESTIMATES[home.answers('valuation', 'AVM', 'HIT').take()];
    const { avmValue: value, avmValuedOn } = profile.property;
    if (!estimate || value === undefined) return noResult(reply);
    const [fsd, scr] = estimate;
    const [high, low] = [Math.round(value * (1 + fsd / 100)), Math.round(value * (1 - fsd / 100))];
    const today = clock.today();
    return reply.send(
      result({
        ...placeOf(profile),
        avm: {
          eventDate: avmValuedOn ?? today,
          amount: { scr, value, high, low, valueRange: high - low, fsd },
        },
        vintage: { lastModified: today, pubDate: today },
      }),
    );
  });
}

function placeOf({ property }: Profile) {
  const { street1, city, state, zip } = property;
  const county = countyOf(property);
  const [line1, locality, postal1] = [postalLine(street1), city.toUpperCase(), zip.slice(0, 5)];
  const line2 = `${locality}, ${state} ${postal1}`;
  const id = Number(postal1) * 10_000 + Number(street1.replace(/\D/g, '').slice(0, 4));
  return {
    identifier: {
      ...{ Id: id, attomId: id, fips: county.fips ?? null },
      apn: `010-${postal1}-${street1.replace(/\D/g, '').padStart(4, '0')}`,
    },
    area: { countrySecSubd: county.name },
    address: {
      ...{ country: 'US', countrySubd: state, line1, line2, locality, postal1 },
      ...{ matchCode: 'ExaStr', oneLine: `${line1}, ${line2}` },
    },
    location: { accuracy: 'Rooftop', latitude: '39.758948', longitude: '-84.191607' },
  };
}

/** Returns the owners as the county indexes them: people by last name, others by their whole name. */
function ownersOf({ property, coOwner }: Profile, name: string) {
  const words = name.toUpperCase().split(' ');
  const [lastName = '', firstNameAndMi] = [words.at(-1), words.slice(0, -1).join(' ')];
  const person = {
    fullName: words.join(' '),
    lastName: `${lastName} `,
    firstNameAndMi,
    trustIndicator: null,
  };
  const nobody = { fullName: null, lastName: null, firstNameAndMi: null, trustIndicator: null };
  const entity = (fullName: string, trustIndicator: string | null = null) => ({
    ...nobody,
    ...{ fullName, lastName: `${fullName} `, trustIndicator },
  });
  const [owner1, isEntity] = {
    INDIVIDUAL: [person, false] as const,
    JOINT: [person, false] as const,
    REVOCABLE_TRUST: [entity(`${words.join(' ')} REVOCABLE TRUST`, 'Y'), true] as const,
    IRREVOCABLE_TRUST: [entity(`${words.join(' ')} IRREVOCABLE TRUST`, 'Y'), true] as const,
    LLC: [entity(`${lastName} HOLDINGS LLC`), true] as const,
    CORPORATION: [entity(`${lastName} HOLDINGS INC`), true] as const,
    LIFE_ESTATE: [entity(`${words.join(' ')} LIFE ESTATE`), false] as const,
  }[property.ownership];
  const spouse = {
    ...person,
    ...(coOwner
      ? { fullName: coOwner.toUpperCase() }
      : { fullName: `ALEX ${lastName}`, firstNameAndMi: 'ALEX' }),
  };
  return {
    corporateIndicator: isEntity ? 'Y' : 'N',
    type: isEntity ? 'COMPANY' : 'INDIVIDUAL',
    ...{ owner1, owner2: property.ownership === 'JOINT' ? spouse : nobody },
    ...{ owner3: nobody, owner4: nobody },
    absenteeOwnerStatus: 'O',
  };
}

/** Returns the mortgage recorded with the last sale. Its document number is the county's. */
function concurrent(lien: ReturnType<typeof recordedLiensOf>[number] | undefined) {
  if (!lien) return { amount: 0, companyCode: '-1' };
  const { id, holder, amount, recordedOn } = lien;
  return {
    ...{ trustDeedDocumentNumber: id, ident: id, amount, lenderLastName: holder.toUpperCase() },
    ...{ companyCode: '16848', date: recordedOn, loanTypeCode: 'CNV', deedType: 'WD', term: '360' },
  };
}

function result(property: object) {
  return { status: status(0, 'SuccessWithResult', 1), property: [property] };
}

/** A search without a result is an error of the protocol: it isn't counted as a call. */
function noResult(reply: FastifyReply) {
  return reply.code(400).send({ status: status(400, 'SuccessWithoutResult', 0), property: [] });
}

function refuse(reply: FastifyReply, code: number, msg: string) {
  return reply.code(code).send({ Response: { status: status(code, msg, 0) } });
}

function status(code: number, msg: string, total: number) {
  return { version: '1.0.0', code, msg, total, page: 1, pagesize: 10 };
}
