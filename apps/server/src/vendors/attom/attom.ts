import type { Address } from '@homeline/domain/facts/home.ts';
import { standardStreet } from '@homeline/domain/property/same-street.ts';
import * as z from 'zod';
import { type AccountCheck, type AccountFields, type AccountValues, adapter } from '../adapter.ts';
import { failedResult, type Patience, parseJson, type Sent, sendHttp } from '../http-call.ts';
import { lookUpExchange, readAnswer } from '../look-up.ts';
import { ExpandedProfile, propertyRecord } from '../property/attom.ts';
import { AttomAvm, automatedValue } from '../valuation/attom.ts';
import { streetLine } from './home.ts';

/*
 * ATTOM Property API v1.0.0, as published in November 2026. Source: https://api.developer.attomdata.com/docs. It offers no broker's opinion
 * of value.
 */

const FIELDS = {
  url: {
    label: 'Address of the API',
    help: 'https://api.gateway.attomdata.com',
    isUrl: true,
    fallback: 'https://api.gateway.attomdata.com',
  },
  apiKey: { label: 'API key', isSecret: true },
} as const satisfies AccountFields;
type Values = AccountValues<typeof FIELDS>;

export const attom = adapter({
  fields: FIELDS,
  create(values, { patience }) {
    const ask = async <Home extends z.ZodType>(path: string, address: Address, home: Home) =>
      homesOf(await call(values, `${path}?${addressQuery(address)}`, patience), home);
    return {
      property: {
        lookup: {
          ...lookUpExchange(async (request) => {
            const found = await ask('property/expandedprofile', request.address, ExpandedProfile);
            return found.ok ? { ok: true, answer: propertyRecord(found.answer, request) } : found;
          }),
          isReport: ({ answer }) => answer !== 'NO_MATCH',
        },
      },
      valuation: {
        automated: {
          ...lookUpExchange(async ({ address }) => {
            const found = await ask('attomavm/detail', address, AttomAvm);
            return found.ok ? { ok: true, answer: automatedValue(found.answer, address) } : found;
          }),
          isReport: ({ answer }) => answer !== 'NO_HIT',
        },
      },
    };
  },
  /** A search for no address: only an answer with status 200 is counted. */
  async check(values, patience): Promise<AccountCheck> {
    const sent = await call(values, 'property/expandedprofile', patience);
    if (sent.ok || (sent.error?.status === 400 && statusOf(sent.error.text))) return 'WORKS';
    const { failed } = sent.failure;
    return failed === 'NOT_RECEIVED' ? 'REFUSED' : failed;
  },
});

function call({ url, apiKey }: Values, path: string, patience: Patience): Promise<Sent> {
  const address = `${url}/propertyapi/v1.0.0/${path}`;
  return sendHttp({ method: 'GET', url: address, headers: { apikey: apiKey } }, patience);
}

/** ATTOM takes an address in the query alone. It is about the home and has no name. */
function addressQuery(address: Address): URLSearchParams {
  return new URLSearchParams({
    address1: standardStreet(streetLine(address)),
    address2: `${address.city}, ${address.state} ${address.zip}`,
  });
}

/** Returns the properties that an answer lists; undefined for a search without a result, which ATTOM may answer with status 400. */
function homesOf<Home extends z.ZodType>(sent: Sent, home: Home) {
  if (!sent.ok && sent.error?.status === 400 && statusOf(sent.error.text)?.msg === NO_RESULT)
    return { ok: true, answer: undefined } as const;
  // ATTOM's own time-out, which a later attempt may not meet.
  if (!sent.ok && sent.error?.status === 408) return failedResult('UNREACHABLE', false);
  const read = readAnswer(sent, z.object({ status: Status, property: z.array(home).optional() }));
  if (!read.ok) return read;
  const { status, property } = read.answer;
  if (status.msg === NO_RESULT) return { ok: true, answer: undefined } as const;
  return property ? ({ ok: true, answer: property } as const) : failedResult('GARBAGE', true);
}

const NO_RESULT = 'SuccessWithoutResult';
const Status = z.object({ msg: z.string() });
const ErrorBody = z.union([
  z.object({ status: Status }),
  z.object({ Response: z.object({ status: Status }) }),
]);

function statusOf(text: string): z.infer<typeof Status> | undefined {
  const body = ErrorBody.safeParse(parseJson(text));
  if (!body.success) return undefined;
  return 'Response' in body.data ? body.data.Response.status : body.data.status;
}
