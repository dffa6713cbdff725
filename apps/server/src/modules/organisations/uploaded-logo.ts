import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Organisations } from './organisations.ts';

/** Returns the file name of a logo that an administrator uploaded. A new picture has a new name, so no browser shows the old one. */
export function uploadedLogoFile(bytes: Buffer): string {
  return `set-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.png`;
}

/**
 * Serves the uploaded logos beside the images of the lenders' folders.
 * @param path of the folders
 */
export function addUploadedLogos(server: FastifyInstance, path: string, organisations: Organisations): void {
  server.get<{ Params: { code: string; file: string } }>(
    `${path}:code/:file(^set-[0-9a-f]{16}\\.png$)`,
    (request, reply) => {
      const { code, file } = request.params;
      const logoPng = organisations.all.find((lender) => lender.code === code)?.logoPng;
      if (!logoPng || uploadedLogoFile(logoPng) !== file) return reply.callNotFound();
      return reply
        .type('image/png')
        .headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'public, max-age=3600' })
        .send(logoPng);
    },
  );
}
