import { openApiDocument } from '@homeline/contract/openapi.ts';
import { STEPS } from '@homeline/domain/workflow/steps.ts';
import type { FastifyInstance } from 'fastify';

/** Serves the OpenAPI document, built once from the contract: one buffer for everybody, so that clients which read slowly cost no memory. */
export function addOpenApi(server: FastifyInstance): void {
  let document: Buffer | undefined;
  server.get('/openapi.json', async (_, reply) => {
    document ??= Buffer.from(JSON.stringify(openApiDocument(STEPS.map(({ id }) => id))));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
