import { Address } from '@homeline/domain/facts/home.ts';
import * as z from 'zod';
import { PORTS } from '../settings.ts';
import { publishedCalls } from './published-calls.ts';
import { BRIDGE_VERSION, LENDER_HEADER, VERSION_HEADER } from './request.ts';
import { WEBHOOKS } from './webhook.ts';
import { SentFile, SentPerson, SentSigner } from './wire.ts';

const INSTANT = { type: 'string', pattern: '^\\d{1,12}$', description: 'Seconds since 1970.' };
const REFERENCE = { type: 'string', format: 'uuid' };

/** The fields of every request. */
const QUESTION = {
  type: 'object',
  properties: {
    reference: { ...REFERENCE, description: 'As in Idempotency-Key.' },
    fileNumber: { ...REFERENCE, description: 'The application. Absent from a message about none.' },
  },
  required: ['reference'],
};

const PARAMETERS = {
  Reference: {
    ...{ name: 'Idempotency-Key', in: 'header', required: true, schema: REFERENCE },
    description: 'Our reference.',
  },
  Version: {
    ...{ name: VERSION_HEADER, in: 'header', required: true },
    schema: { type: 'string', const: BRIDGE_VERSION },
    description: 'The version of this protocol.',
  },
  Lender: {
    ...{ name: LENDER_HEADER, in: 'header', required: false, schema: { type: 'string' } },
    description:
      'The code of the lender whose question it is. Absent from a check, and from what concerns no lender.',
  },
};

const ERRORS = {
  Refused: { description: 'It won’t work: people look at it, and it isn’t sent again.' },
  WrongKey: { description: 'The key is missing or wrong: people look at it, and it isn’t sent again.' },
  Limited: {
    description: 'Nothing happened. It is sent again.',
    headers: {
      'Retry-After': {
        description: 'Seconds, or a date (RFC 9110 10.2.3).',
        schema: { type: 'string' },
      },
    },
  },
  Down: { description: 'Nothing happened. It is sent again.' },
  Failed: { description: 'It may have had an effect: the outcome is asked for.' },
};

const ERROR_RESPONSES = {
  400: { $ref: '#/components/responses/Refused' },
  401: { $ref: '#/components/responses/WrongKey' },
  429: { $ref: '#/components/responses/Limited' },
  503: { $ref: '#/components/responses/Down' },
  '5XX': { $ref: '#/components/responses/Failed' },
};

/** Returns the OpenAPI 3.1 document of the bridge protocol, made from the schemas by which the server reads and writes it. */
export function bridgeOpenApi(): object {
  const schemas = z.registry<{ id: string }>();
  schemas.add(Address, { id: 'Address' });
  schemas.add(SentPerson, { id: 'Person' });
  schemas.add(SentSigner, { id: 'Signer' });
  schemas.add(SentFile, { id: 'File' });
  const paths: Record<string, object> = {};
  for (const port of PORTS) {
    const answers: string[] = [];
    for (const { name, published } of publishedCalls(port)) {
      const id = `${port}.${name}`;
      // Several calls may share a schema; each is listed under its own name.
      schemas.add(published.body.clone(), { id: `${id}.question` });
      schemas.add(published.wire.clone(), { id: `${id}.answer` });
      paths[`/${port}${published.path}`] = { post: questionOf(port, id, published.once === true) };
      answers.push(`${id}.answer`);
    }
    paths[`/${port}/requests/{reference}`] = { get: outcomeOf(port, answers) };
  }
  for (const [port, wire] of Object.entries(WEBHOOKS)) schemas.add(wire.clone(), { id: `${port}.webhook` });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Homeline bridge protocol',
      version: BRIDGE_VERSION,
      description:
        'What a bridge between Homeline and a provider answers. Fields that we don’t know are ignored; ignore those that you don’t know. Money is decimal US dollars.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [
      {
        url: 'https://bridge.lender.example',
        description:
          'Each port has an address and a key of its own: CREDIT_URL=https://bridge.lender.example/credit, CREDIT_KEY, and so on.',
      },
    ],
    security: [{ key: [] }],
    paths,
    webhooks: Object.fromEntries(Object.keys(WEBHOOKS).map((port) => [port, { post: webhookOf(port) }])),
    components: {
      schemas: {
        Question: QUESTION,
        Pending: envelope('PENDING'),
        Completed: envelope('COMPLETED'),
        ...jsonSchemas(schemas),
      },
      responses: ERRORS,
      parameters: PARAMETERS,
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'The port’s `<PORT>_KEY`.' },
        signature: {
          ...{ type: 'apiKey', in: 'header', name: 'X-Webhook-Signature' },
          description:
            'HMAC-SHA256 in hexadecimal of `id.timestamp.body` under the port’s `<PORT>_WEBHOOK_SECRET`.',
        },
      },
    },
  };
}

function questionOf(port: string, id: string, once: boolean): object {
  return {
    operationId: id,
    tags: [port],
    summary: once
      ? 'Must never take effect twice. With an unknown outcome it isn’t sent again.'
      : 'The same reference again gets the first answer, without a second effect.',
    parameters: [parameter('Reference'), parameter('Version'), parameter('Lender')],
    requestBody: { required: true, content: json({ allOf: [schema('Question'), schema(`${id}.question`)] }) },
    responses: { ...answers([`${id}.answer`]), ...ERROR_RESPONSES },
  };
}

function outcomeOf(port: string, ids: readonly string[]): object {
  return {
    operationId: `${port}.outcome`,
    tags: [port],
    summary: 'Returns the answer to a reference, without any effect.',
    parameters: [
      { name: 'reference', in: 'path', required: true, schema: REFERENCE },
      parameter('Version'),
      parameter('Lender'),
    ],
    responses: {
      ...answers(ids),
      404: { description: 'The request never arrived.' },
      ...ERROR_RESPONSES,
    },
  };
}

function answers(ids: readonly string[]): object {
  return {
    200: {
      description: 'The answer.',
      content: json({ allOf: [schema('Completed'), { anyOf: ids.map(schema) }] }),
    },
    202: {
      description: 'It takes longer: the outcome is asked for later.',
      content: json(schema('Pending')),
    },
  };
}

function envelope(status: 'COMPLETED' | 'PENDING'): object {
  return {
    type: 'object',
    properties: { reference: REFERENCE, status: { const: status } },
    required: ['reference', 'status'],
  };
}

function webhookOf(port: string): object {
  const header = (name: string, schema: object) => ({ name, in: 'header', required: true, schema });
  return {
    operationId: `${port}.webhook`,
    tags: [port],
    summary: `Sent to PUBLIC_URL/service-webhooks/external/api/v1/${port} until it is answered with 204. A repeat has no second effect.`,
    security: [{ signature: [] }],
    parameters: [
      header('X-Webhook-Id', { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' }),
      header('X-Webhook-Timestamp', INSTANT),
    ],
    requestBody: {
      required: true,
      content: json({
        allOf: [
          { type: 'object', properties: { port: { const: port } }, required: ['port'] },
          schema(`${port}.webhook`),
        ],
      }),
    },
    responses: {
      204: { description: 'Taken.' },
      400: { description: 'Unreadable.' },
      401: { description: 'Not signed with the secret, or more than five minutes ago.' },
      404: { description: 'About no request of ours.' },
      409: { description: 'Too early: our request isn’t recorded yet. Send it again.' },
    },
  };
}

function json(content: object): object {
  return { 'application/json': { schema: content } };
}

function schema(id: string): object {
  return { $ref: uri(id) };
}

function parameter(name: keyof typeof PARAMETERS): object {
  return { $ref: `#/components/parameters/${name}` };
}

function uri(id: string): string {
  return `#/components/schemas/${id}`;
}

/** Returns schemas by name. Nested named schemas become references. */
function jsonSchemas(registry: z.core.$ZodRegistry<{ id: string }>): object {
  const { schemas } = z.toJSONSchema(registry, {
    ...{ uri, io: 'input', unrepresentable: 'any', target: 'draft-2020-12' },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...rest }]) => [id, rest]),
  );
}
