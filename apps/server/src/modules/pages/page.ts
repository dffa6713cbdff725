import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { unsubscribe } from '@homeline/contract/notifications/message-choices.ts';
import { themeOf, withTheme } from '@homeline/domain/client-state/theme.ts';
import { ApplicationDisclosure } from '@homeline/domain/documents/application-disclosures.ts';
import { type Language, languageOf } from '@homeline/domain/language/language.ts';
import {
  embedOrganisationInfo,
  type OrganisationInfo,
} from '@homeline/domain/organisations/organisation-info.ts';
import { outsideAddress } from '@homeline/domain/organisations/outside-links.ts';
import { languagesOf } from '@homeline/domain/organisations/spanish-organisation.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { answerRefusal } from '../../http/answer-refusal.ts';
import { secureCookie } from '../../http/secure-cookie.ts';
import { refuse } from '../../refusal.ts';
import { firstDecisions } from '../flags/first-decisions.ts';
import type { Lender } from '../organisations/organisations.ts';
import { applicationDisclosure, DOCUMENT_STYLES } from './application-disclosures.ts';
import { codeInUrl, LENDER_COOKIE, lenderOf } from './page-lender.ts';
import { pagePreloads } from './page-preloads.ts';
import { publicInfo } from './public-info.ts';
import { unknownLenderPage } from './unknown-lender-page.ts';
import { addUploadedLogos } from './uploaded-logos.ts';

/** The base path of the borrowers' application, which every other path leads to. */
const BASE = '/account/heloc';

/** The base path of the staff's application. */
const CONSOLE_BASE = '/console';

const CALL_PREFIXES = ['/service-', '/identity', '/ofrep'];

/** Pages on the lender's own site. */
const LENDER_PAGES: Record<string, (lender: Lender) => string> = {
  '/terms': ({ footer }) => footer.termsOfUseUrl,
  '/privacy': ({ footer }) => footer.privacyPolicyUrl,
  '/licenses': ({ footer }) => footer.licensesUrl,
  '/communications': ({ footer }) => footer.companyLegalUrl,
};

/** Serves the page with its lender's data embedded, the assets, and the lender's images. */
export function addPages(server: FastifyInstance, context: Context): void {
  const { webDir, consoleDir } = context.config;
  const apps = [builtApp(BASE, webDir), builtApp(CONSOLE_BASE, consoleDir)];
  for (const { base, dir } of apps) {
    const assets = resolve(dir, 'assets');
    if (!existsSync(assets)) continue;
    server.register(fastifyStatic, {
      root: assets,
      prefix: `${base}/assets/`,
      decorateReply: false,
      immutable: true,
      preCompressed: true,
      maxAge: '365d',
      index: false,
    });
  }
  server.register(fastifyStatic, {
    root: resolve(context.organisations.folder),
    prefix: `${BASE}/organisations/`,
    decorateReply: false,
    index: false,
    maxAge: '1h',
    allowedPath: (path) => /^\/[a-z0-9-]+\/[a-z0-9-]+\.(svg|png)$/.test(path),
  });
  addUploadedLogos(server, `${BASE}/organisations/`, context.organisations);
  // A mail program without one-click opens the address instead of posting to it (RFC 8058).
  server.get<{ Params: { token: string } }>(
    unsubscribe.path.replace('{token}', ':token'),
    (request, reply) => {
      const { search } = new URL(request.url, context.config.publicUrl);
      return reply.redirect(`${BASE}/unsubscribe${search}#${encodeURIComponent(request.params.token)}`);
    },
  );
  server.get(DOCUMENT_STYLES, (_, reply) => reply.type('text/css; charset=utf-8').send(documentStyles()));
  server.get<{ Params: { disclosure: string } }>(`${BASE}/disclosures/:disclosure`, (request, reply) => {
    const lender = lenderOf(context, request);
    const named = ApplicationDisclosure.safeParse(request.params.disclosure);
    if (!lender || !named.success) return reply.callNotFound();
    if (codeInUrl(request)) rememberLender(request, reply, lender);
    return setPageHeaders(reply).send(applicationDisclosure(context, lender, named.data));
  });
  server.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    if (!isPageRequest(request)) return answerRefusal(reply, refuse('NOT_FOUND'));
    const lender = lenderOf(context, request);
    if (lender && codeInUrl(request)) rememberLender(request, reply, lender);
    const elsewhere = lender && addressElsewhere(lender, path);
    if (elsewhere) return reply.redirect(elsewhere);
    const app = apps.find(({ base }) => path === base || path.startsWith(`${base}/`));
    if (!app) return reply.redirect(withBasePath(request.url));
    if (!lender) return setPageHeaders(reply.code(404)).send(unknownLenderPage(app.base));
    const offered = languagesOf(lender);
    const { cookie, 'accept-language': accepted } = request.headers;
    const language = app.base === BASE ? languageOf(offered, cookie, accepted) : 'en';
    const built = app.built[language];
    const preloads = built.preloads(path, lender.brand);
    const html = built.indexHtml();
    const themed = html && withTheme(html, themeOf(cookie));
    const decisions =
      app.base === BASE ? await firstDecisions(context, lender.code, path.slice(BASE.length)) : undefined;
    const info = {
      ...publicInfo(context, lender, language),
      ...(decisions && { firstDecisions: decisions }),
    };
    return sendPage(reply, themed, info, preloads);
  });
}

function documentStyles(): string {
  return readFileSync(new URL(import.meta.resolve('@homeline/documents/document.css')), 'utf8');
}

/** Returns the page of a lost person, for an address that can't be read; undefined for a call. */
export function lostPage(request: FastifyRequest): string | undefined {
  if (!isPageRequest(request)) return undefined;
  const base = pathOf(request).startsWith(`${CONSOLE_BASE}/`) ? CONSOLE_BASE : BASE;
  // Such a request has no query of its own yet.
  const code = new URLSearchParams(request.url.split('?')[1]).get('orgCode');
  return `${base}/not-found${code ? `?orgCode=${encodeURIComponent(code)}` : ''}`;
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}

/** Returns whether a browser asks for a page: not for a call, and not for a file. */
function isPageRequest(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const isFile =
    /\.\w+$/.test(path) || [BASE, CONSOLE_BASE].some((base) => path.startsWith(`${base}/assets/`));
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !CALL_PREFIXES.some((prefix) => path.startsWith(prefix)) && !isFile;
}

/** A built application: where it is served, from which folder, and its page in each language. */
function builtApp(base: string, dir: string) {
  const page = (index: string, manifest: string) => ({
    indexHtml: reloadingPage(join(dir, index)),
    preloads: pagePreloads(join(dir, '.vite', manifest), index, base),
  });
  const built: Record<Language, ReturnType<typeof page>> = {
    en: page('index.html', 'manifest.json'),
    es: page('index.es.html', 'manifest.es.json'),
  };
  return { base, dir, built };
}

/** Returns the address that a path leads to outside this installation: the lender's own page, or a product that the lender offers. */
function addressElsewhere(lender: Lender, path: string): string | undefined {
  const page = path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : path;
  // Below our base path, the privacy page is our own.
  const ofLender = path === `${BASE}/privacy` ? undefined : LENDER_PAGES[page]?.(lender);
  return ofLender ?? outsideAddress(lender.outsideLinks, page);
}

/** Returns the address below the base path, with its query: / and /account lead to /account/heloc, /register to /account/heloc/register. */
function withBasePath(url: string): string {
  return BASE + url.replace(/^\/account(?=[/?]|$)/, '').replace(/^\/(?=\?|$)/, '');
}

/** Keeps the lender across refreshes, provider redirects and new tabs. */
function rememberLender(request: FastifyRequest, reply: FastifyReply, { code }: Lender): void {
  secureCookie(request, LENDER_COOKIE).send(reply, code);
}

function sendPage(
  reply: FastifyReply,
  html: string | undefined,
  info: OrganisationInfo,
  preloads: string,
): FastifyReply {
  if (html === undefined)
    return reply.code(503).type('text/plain').send('The page has not been built: npm run build');
  return setPageHeaders(reply).send(
    embedOrganisationInfo(
      html.replace('</head>', () => `${preloads}\n  </head>`),
      info,
    ),
  );
}

function setPageHeaders(reply: FastifyReply): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
}

/** Rereads the page after a rebuild. */
function reloadingPage(path: string): () => string | undefined {
  let read: { atMs: number; html: string } | undefined;
  return () => {
    if (!existsSync(path)) return undefined;
    const atMs = statSync(path).mtimeMs;
    if (read?.atMs !== atMs) read = { atMs, html: readFileSync(path, 'utf8') };
    return read.html;
  };
}
