import type { FastifyInstance } from 'fastify';
import type { Organisations } from '../organisations/organisations.ts';

/**
 * Serves the uploaded logos beside the images of the lenders' folders.
 * @param path of the folders
 */
export function addUploadedLogos(server: FastifyInstance, path: string, organisations: Organisations): void {
  server.get<{ Params: { code: string; file: string } }>(
    `${path}:code/:file(^set-[0-9a-f]{16}\\.png$)`,
    (request, reply) => {
      const { code, file } = request.params;
      const lender = organisations.all.find((each) => each.code === code);
      if (!lender?.logoPng || lender.brand.logo.file !== file) return reply.callNotFound();
      return reply
        .type('image/png')
        .headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'public, max-age=3600' })
        .send(lender.logoPng);
    },
  );
}
