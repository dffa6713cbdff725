import { openApiDocument } from '@homeline/contract/openapi.ts';
import { STEPS } from '@homeline/domain/workflow/steps.ts';
import type { FastifyInstance } from 'fastify';

/** Serves the OpenAPI document, built once from the contract: the same bytes to everybody, however many answers nobody reads. */
export function addOpenApi(server: FastifyInstance): void {
  let document: Buffer | undefined;
  server.get('/openapi.json', async (_, reply) => {
    document ??= Buffer.from(JSON.stringify(openApiDocument(STEPS.map(({ id }) => id))));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
