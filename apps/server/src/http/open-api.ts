import { openApiDocument } from '@homeline/contract/openapi.ts';
import type { FastifyInstance } from 'fastify';

/** Serves the OpenAPI document, built once from the contract. */
export function addOpenApi(server: FastifyInstance): void {
  let document: string | undefined;
  server.get('/openapi.json', async (_, reply) => {
    document ??= JSON.stringify(openApiDocument());
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
