import { UPLOAD_TYPES } from '@homeline/domain/documents/file-checks.ts';
import * as z from 'zod';
import { answersVersion, type Call } from './call.ts';
import { CALLS } from './calls.ts';
import { ENUMERATIONS } from './enumerations.ts';
import { ERRORS, ErrorBody, type ErrorCode } from './errors.ts';

/** The errors that every call can return. */
const COMMON_ERRORS: readonly ErrorCode[] = ['UNKNOWN_ORGANISATION', 'UNEXPECTED', 'UNAVAILABLE'];

const MEDIA = {
  json: 'application/json',
  text: 'text/plain',
  html: 'text/html',
  zip: 'application/zip',
} as const;

const VERSION_IN_QUOTES = { type: 'string', pattern: '^"\\d{1,15}"$' };
const IF_MATCH = {
  name: 'if-match',
  in: 'header',
  required: true,
  description: 'The `version` of the answers that the form showed, in quotes.',
  schema: VERSION_IN_QUOTES,
};
const ETAG = { description: 'The `version` of the answer, in quotes.', schema: VERSION_IN_QUOTES };

/**
 * Returns the OpenAPI 3.1 document of the whole contract.
 * @param stepNames of the workflow, which the contract doesn't load: its pages would carry the whole table
 */
export function openApiDocument(stepNames: readonly string[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of Object.values<Call>(CALLS)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Homeline', version: '1', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, 'output'), ...enumerations(stepNames) },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        signature: { type: 'apiKey', in: 'header', name: 'x-webhook-signature' },
      },
    },
  };
}

function operationOf(call: Call): object {
  const errors = [...new Set([...COMMON_ERRORS, ...impliedErrors(call), ...(call.errors ?? [])])];
  return {
    operationId: call.name,
    summary: call.summary,
    ...securityOf(call),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      { name: 'x-org', in: 'header', required: false, schema: { type: 'string' } },
      ...(call.oncePerKey
        ? [
            {
              name: 'idempotency-key',
              in: 'header',
              required: call.oncePerKey === true,
              schema: { type: 'string' },
            },
          ]
        : []),
      ...(call.versioned ? [IF_MATCH] : []),
    ],
    ...bodyOf(call),
    responses: { [call.status ?? 200]: answerOf(call), ...errorResponses(errors) },
  };
}

/** A visitor may send a token, and needs none. */
function securityOf({ who }: Call): object {
  if (who === 'ANYONE') return {};
  if (who === 'PROVIDER') return { security: [{ signature: [] }] };
  return { security: who === 'VISITOR' ? [{}, { bearer: [] }] : [{ bearer: [] }] };
}

/** Returns the errors that follow from a call's input, caller and headers. */
function impliedErrors(call: Call): ErrorCode[] {
  const takesInput = call.body !== undefined || call.bodyType === 'file';
  return [
    ...(call.who === 'ANYONE' || call.who === 'VISITOR' ? [] : (['UNAUTHENTICATED'] as const)),
    ...(call.params || call.who === 'STAFF' ? (['NOT_FOUND'] as const) : []),
    ...(takesInput || call.query ? (['INVALID_INPUT'] as const) : []),
    ...(takesInput ? (['MALFORMED_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
    ...(call.oncePerKey ? (['KEY_REUSED', 'STILL_IN_PROGRESS'] as const) : []),
    ...(call.versioned ? (['VERSION_REQUIRED', 'STALE_VERSION'] as const) : []),
  ];
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function bodyOf(call: Call): object {
  if (call.bodyType === 'file') {
    return { requestBody: { required: true, content: fileContent() } };
  }
  if (!call.body) return {};
  return {
    requestBody: { required: true, content: { [MEDIA.json]: { schema: schemaOf(call.body, 'input') } } },
  };
}

function fileContent(): object {
  return Object.fromEntries(
    UPLOAD_TYPES.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  );
}

function answerOf(call: Call): object {
  if (call.status === 204) return { description: 'Done.' };
  const type = call.answerType ?? 'json';
  if (type === 'file') return { description: call.summary, content: fileContent() };
  const binary = type === 'zip' && { format: 'binary' };
  const schema = type === 'json' ? schemaOf(call.answer, 'output') : { type: 'string', ...binary };
  const headers = answersVersion(call) ? { headers: { ETag: ETAG } } : {};
  return { description: call.summary, ...headers, content: { [MEDIA[type]]: { schema } } };
}

/** Returns one response per status, listing its error codes. */
function errorResponses(errors: readonly ErrorCode[]): Record<string, object> {
  const byStatus = Map.groupBy(errors, (code) => ERRORS[code].status);
  const schema = { $ref: '#/components/schemas/Error' };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: { [MEDIA.json]: { schema } } },
    ]),
  );
}

/** Returns the schema of every enumeration of the specification by its name. */
function enumerations(stepNames: readonly string[]): Record<string, object> {
  return Object.fromEntries(
    Object.entries({ ...ENUMERATIONS, StepName: z.enum(stepNames) }).map(([name, schema]) => [
      name,
      schemaOf(schema, 'output'),
    ]),
  );
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    // A string schema that names an enumeration becomes a reference to it. Pages use such strings so as not to load the list.
    override({ zodSchema, jsonSchema }) {
      const name = enumerationOf(zodSchema);
      if (name !== undefined)
        Object.assign(jsonSchema, { type: undefined, $ref: `#/components/schemas/${name}` });
    },
  });
  return rest;
}

function enumerationOf(schema: unknown): string | undefined {
  const name = schema instanceof z.ZodString ? schema.meta()?.['enumeration'] : undefined;
  return typeof name === 'string' ? name : undefined;
}
