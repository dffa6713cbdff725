import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { openingAhead } from '@homeline/domain/organisations/intake.ts';
import { Organisation } from '@homeline/domain/organisations/organisation.ts';
import {
  embedOrganisationInfo,
  organisationFilePath,
  organisationInfo,
} from '@homeline/domain/organisations/organisation-info.ts';
import type { Connect, Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../../organisations');
const DEFAULT_CODE = 'homeline';
const PICTURE = new RegExp(`^${organisationFilePath('([a-z0-9-]+)', '([a-z0-9-]+\\.svg)')}`);

/** While developing there is no server of ours before the page: this embeds the lender of `?orgCode=` and serves its pictures. */
export function organisationPage(): Plugin {
  return {
    name: 'organisation-page',
    apply: 'serve',
    configureServer: ({ middlewares, config: { base } }) => {
      middlewares.use(servePicture);
      // The router writes the first page's address without the last slash of the base path, where Vite serves nothing.
      middlewares.use((request, _response, next) => {
        const [path, query] = request.url?.split('?') ?? [];
        if (`${path}/` === base) request.url = query === undefined ? base : `${base}?${query}`;
        next();
      });
    },
    transformIndexHtml: (html, context) => embed(html, context.originalUrl ?? ''),
    configurePreviewServer: ({ middlewares, config }) => {
      middlewares.use(servePicture);
      middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        const built = readFileSync(join(config.root, config.build.outDir, 'index.html'), 'utf8');
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(embed(built, request.url ?? ''));
      });
    },
  };
}

function embed(html: string, url: string): string {
  const asked = new URL(url, 'http://page').searchParams.get('orgCode') ?? '';
  const code = /^[a-z0-9-]+$/.test(asked) && existsSync(join(FOLDER, asked)) ? asked : DEFAULT_CODE;
  const read = (file: string) => JSON.parse(readFileSync(join(FOLDER, code, file), 'utf8'));
  const organisation = Organisation.parse({ ...read('organisation.json'), brand: read('brand.json') });
  const today = civilDateIn(organisation.timeZone, Date.now());
  const opensOn = openingAhead(organisation.opensOn, today);
  return embedOrganisationInfo(html, organisationInfo(organisation, { opensOn }));
}

const servePicture: Connect.NextHandleFunction = (request, response, next) => {
  const [, code, file] = PICTURE.exec(request.url ?? '') ?? [];
  if (!code || !file) return next();
  response.setHeader('content-type', 'image/svg+xml');
  response.end(readFileSync(join(FOLDER, code, file)));
};
