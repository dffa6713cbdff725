// Proves CA-43, CH-01, CO-30, OR-01, OR-02, RT-26, RT-34, SH-02, SH-23.

import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ORGANISATION_INFO_ID } from '@homeline/domain/organisations/organisation-info.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

const HTML = `<html lang="en-US"><head><script type="application/json" id="${ORGANISATION_INFO_ID}"></script></head></html>`;

const MANIFEST = {
  'index.html': { file: 'assets/main-1a2b.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_form.js': { file: 'assets/form.js', css: ['assets/form.css'], imports: ['_react.js'] },
  '_application.js': { file: 'assets/application.js', name: 'application', imports: ['index.html'] },
  '_offers.js': { file: 'assets/offers.js', name: 'offers', imports: ['_application.js'] },
  '_register.js': { file: 'assets/register.js', name: 'registration', imports: ['_form.js', 'index.html'] },
  'fonts/figtree/files/figtree-latin-wght-normal.woff2': { file: 'assets/figtree.woff2' },
};

let app: TestApp;
beforeAll(async () => {
  const web = mkdtempSync(join(tmpdir(), 'homeline-web-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), HTML);
  writeFileSync(join(web, 'index.es.html'), HTML.replace('en-US', 'es-US'));
  writeFileSync(join(web, 'assets/main-1a2b.js'), 'export {};');
  writeFileSync(join(web, 'assets/main-1a2b.js.br'), 'packed');
  mkdirSync(join(web, '.vite'));
  writeFileSync(join(web, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  app = await testApp({}, { WEB_DIR: web, CONSOLE_DIR: web });
  await app.context.jobs.start(app.context);
});
afterAll(() => app.stop());

const get = (url: string, host = 'localhost') => app.send({ url, headers: { host } });

describe('the page', () => {
  it.each([
    '/account/heloc/register?step=name',
    '/account/heloc',
    '/account/heloc/any/page',
    '/account/heloc/privacy',
    '/account/heloc/coming-soon',
  ])('is served at %s with its lender embedded', async (url) => {
    const { status, body, headers } = await get(url);
    expect(status).toBe(200);
    expect(body).toContain('"orgCode":"homeline"');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe");
  });

  it.each([
    [
      'in Spanish to a browser that prefers it',
      'homeline',
      { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' },
      'es-US',
    ],
    ['in the language chosen on this device', 'homeline', { cookie: 'homeline-language=es' }, 'es-US'],
    [
      'in English, if that was chosen',
      'homeline',
      { cookie: 'homeline-language=en', 'accept-language': 'es' },
      'en-US',
    ],
    ['in English for a lender without words in Spanish', 'harborview', { 'accept-language': 'es' }, 'en-US'],
  ])('is served %s', async (_, code, headers, language) => {
    const { body } = await app.send({
      url: `/account/heloc?orgCode=${code}`,
      headers: { host: 'localhost', ...headers },
    });
    expect(body).toContain(`<html lang="${language}">`);
  });

  it('has the lender’s own text in the page’s language', async () => {
    const page = (language: string) =>
      app.send({ url: '/account/heloc', headers: { host: 'localhost', 'accept-language': language } });
    expect((await page('es')).body).toContain('"companyProduct":"Línea sobre el valor de su vivienda"');
    expect((await page('en')).body).toContain('"companyProduct":"Home Equity Line"');
  });

  it('answers HEAD like GET, without a body', async () => {
    const head = (url: string) => app.http.inject({ method: 'HEAD', url, headers: { host: 'localhost' } });
    const page = await head('/account/heloc');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await head('/account/heloc/assets/missing.js')).statusCode).toBe(404);
  });

  it('lets the browser connect only to this server and the telemetry calls of a configured service', async () => {
    const answerOf = async (environment: Record<string, string>) => {
      const server = await testApp({}, { WEB_DIR: app.context.config.webDir, ...environment });
      const { headers, body } = await server.send({ url: '/account/heloc' });
      await server.stop();
      const policy = String(headers['content-security-policy']);
      return { connects: /connect-src ([^;]*)/.exec(policy)?.[1], body: String(body) };
    };
    const usual = await answerOf({});
    expect(usual.connects).toBe("'self'");
    expect(usual.body).toContain('"eventsBaseUrl":""');
    const elsewhere = await answerOf({ EVENTS_BASE_URL: 'https://events.example.com/keep/' });
    expect(elsewhere.connects).toBe("'self' https://events.example.com/keep/ft/");
    expect(elsewhere.body).toContain('"eventsBaseUrl":"https://events.example.com/keep"');
  });

  it('allows style elements only for the rule editor, and inline scripts nowhere', async () => {
    const policyOf = async (path: string) =>
      String((await get(`/console${path}`)).headers['content-security-policy']);
    const loose = await Promise.all(
      ['/rules/rates/edit?from=2026-01-01', '/rules/policy/edit'].map(policyOf),
    );
    const strict = await Promise.all(
      ['/rules', '/rules/other/edit', '/rules/rates/edit/x', '/work'].map(policyOf),
    );
    for (const policy of loose) expect(policy).toContain("; style-src-elem 'self' 'unsafe-inline'");
    for (const policy of strict) expect(policy).not.toContain('style-src-elem');
    for (const policy of [...loose, ...strict]) {
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("require-trusted-types-for 'script'");
    }
  });

  it('can’t be framed, except for the chat by sites the lender names', async () => {
    const policyOf = async (path: string) =>
      String((await get(`/account/heloc${path}`)).headers['content-security-policy']);
    expect(await policyOf('/chat-embed')).toContain('frame-ancestors https://www.homeline.example;');
    expect(await policyOf('/chat-embed?orgCode=fieldstone')).toContain("frame-ancestors 'none';");
    for (const path of ['', '/register', '/chat-embed/x', '/auth/login?chat-embed'])
      expect(await policyOf(path), path).toContain("frame-ancestors 'none';");
  });

  it('has a script for other websites to embed the chat', async () => {
    const { status, headers, body } = await get('/account/heloc/embed.js');
    expect(status).toBe(200);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['content-type']).toContain('text/javascript');
    expect(body).toContain('/account/heloc/chat-embed');
    expect((await get('/account/heloc/register')).headers['cross-origin-resource-policy']).toBe(
      'same-origin',
    );
  });

  it('preloads its own and the brand’s files, but not those its script imports', async () => {
    const linked = (html: string) =>
      [...html.matchAll(/<link rel="(\w+)"[^>]*\/assets\/([\w.]+)">/g)].map(
        ([, rel, file]) => `${rel} ${file}`,
      );
    expect(linked((await get('/account/heloc/register')).body)).toEqual([
      'preload figtree.woff2',
      'modulepreload register.js',
      'modulepreload form.js',
      'preload form.css',
    ]);
    const application = ['preload figtree.woff2', 'modulepreload application.js'];
    const ofApplication = (page: string) => get(`/account/heloc/${randomUUID()}/${page}`);
    expect(linked((await ofApplication('liens')).body)).toEqual(application);
    expect(linked((await ofApplication('product/select')).body)).toEqual([
      ...application,
      'modulepreload offers.js',
    ]);
    expect(linked((await get('/account/heloc/privacy')).body)).toEqual(['preload figtree.woff2']);
  });

  it('serves scripts precompressed by the build', async () => {
    const send = (encoding: string) =>
      app.http.inject({
        url: '/account/heloc/assets/main-1a2b.js',
        headers: { 'accept-encoding': encoding },
      });
    const packed = await send('gzip, br');
    expect([packed.headers['content-encoding'], packed.payload]).toEqual(['br', 'packed']);
    expect(packed.headers['cache-control']).toContain('immutable');
    expect((await send('identity')).payload).toBe('export {};');
  });

  it('embeds the lender named in the URL', async () => {
    expect((await get('/account/heloc/register?orgCode=harborview')).body).toContain(
      '"orgCode":"harborview"',
    );
  });

  it.each(['/account/heloc/dashboard', '/console/work'])(
    'at %s has the colors that the person chose on this device before its script runs',
    async (url) => {
      const chosen = (cookie: string) => app.send({ url, headers: { host: 'localhost', cookie } });
      expect((await chosen('homeline-theme=dark')).body).toContain('<html data-theme="dark" lang');
      expect((await chosen('homeline-lender=harborview; homeline-theme=light')).body).toContain(
        '<html data-theme="light" lang',
      );
      expect((await chosen('homeline-theme=pink')).body).not.toContain('data-theme');
      expect((await get(url)).body).not.toContain('data-theme');
    },
  );

  it('belongs to its host’s lender, whatever the URL or cookie says', async () => {
    const host = 'harborview.localhost';
    const cookie = 'homeline-lender=homeline';
    const { body } = await app.send({ url: '/account/heloc?orgCode=homeline', headers: { host, cookie } });
    expect(body).toContain('"orgCode":"harborview"');
  });

  it('belongs to the default lender on an unknown host', async () => {
    expect((await get('/account/heloc', 'nobody.example')).body).toContain('"orgCode":"homeline"');
    expect((await get('/account/heloc?orgCode=fieldstone', 'nobody.example')).body).toContain(
      '"orgCode":"fieldstone"',
    );
  });

  it('shows our page when the lender offers no outside product', async () => {
    const { status, body } = await get('/account/heloc/exchange?orgCode=harborview');
    expect([status, body]).toEqual([200, expect.stringContaining('"orgCode":"harborview"')]);
  });

  it('shows an unbranded error for an unknown lender', async () => {
    const { status, body, headers } = await get('/account/heloc/register?orgCode=nobody');
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('We can’t find this lender</h1>');
    expect(body).toContain('href="/account/heloc"');
    expect(body).not.toMatch(/orgBrand|<script/);
  });

  it('lets API calls answer for an unknown lender', async () => {
    const { status, headers } = await get('/service-nobody/knows?orgCode=nobody');
    expect([status, headers['content-type']]).toEqual([404, expect.stringContaining('application/json')]);
  });

  it('sets a secure lender cookie under TLS', async () => {
    const secured = await testApp({}, { WEB_DIR: app.context.config.webDir, TRUST_PROXY: 'loopback' });
    const cookieOver = async (proto: string) =>
      String(
        (
          await secured.send({
            url: '/account/heloc/register?orgCode=harborview',
            headers: { host: 'localhost', 'x-forwarded-proto': proto },
          })
        ).headers['set-cookie'],
      );
    expect(await cookieOver('https')).toMatch(/^__Host-homeline-lender=harborview; Path=\/; .*; Secure$/);
    expect(await cookieOver('http')).toMatch(/^homeline-lender=harborview; Path=\/; HttpOnly; SameSite=Lax$/);
    await secured.stop();
  });

  it('remembers the lender until the URL names another', async () => {
    const chosen = (await get('/account/heloc/register?orgCode=harborview')).headers['set-cookie'];
    const cookie = String(chosen).split(';')[0] ?? '';
    const again = (url: string, sent = cookie) =>
      app.send({ url, headers: { host: 'localhost', cookie: sent } });
    expect((await again('/account/heloc/dashboard')).body).toContain('"orgCode":"harborview"');
    expect((await again('/account/heloc/dashboard?orgCode=homeline')).body).toContain('"orgCode":"homeline"');
    expect((await again('/account/heloc/dashboard', 'homeline-lender=gone')).body).toContain(
      '"orgCode":"homeline"',
    );
    expect((await get('/account/heloc/dashboard')).headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['/', '/account/heloc'],
    ['/account', '/account/heloc'],
    ['/?orgCode=harborview', '/account/heloc?orgCode=harborview'],
    ['/account?referrer=x', '/account/heloc?referrer=x'],
    ['/register?referrer=x', '/account/heloc/register?referrer=x'],
    ['/account/register', '/account/heloc/register'],
    ['/account/heloc-signer/login', '/account/heloc/heloc-signer/login'],
    ['/privacy', 'https://www.homeline.example/privacy'],
    ['/account/heloc/terms', 'https://www.homeline.example/terms'],
    ['/licenses?orgCode=fieldstone', 'https://www.fieldstone.example/licenses'],
    ['/account/heloc/communications', 'https://www.homeline.example/legal'],
    ['/pay', 'https://pay.homeline.example/'],
    ['/account/heloc/universal-marketplace', 'https://marketplace.homeline.example/'],
    ['/account/heloc/group-manager?orgCode=homeline', 'https://groups.homeline.example/'],
    // The credit union offers no marketplace: the path leads to our page that says so.
    ['/universal-marketplace?orgCode=harborview', '/account/heloc/universal-marketplace?orgCode=harborview'],
    // These addresses can't be decoded. They lead to the not-found page.
    ['/%E0%A4%A', '/account/heloc/not-found'],
    ['/account/heloc/%zz/offers?orgCode=harborview', '/account/heloc/not-found?orgCode=harborview'],
    ['/console/applications/%', '/console/not-found'],
  ])('redirects %s to %s', async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers['location']]).toEqual([302, to]);
  });

  it('serves its assets as immutable, and 404 for unknown ones', async () => {
    expect((await get('/account/heloc/assets/main-1a2b.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/account/heloc/assets/main-0000.js')).status).toBe(404);
  });

  it('serves only the images of a lender’s folder', async () => {
    expect((await get('/account/heloc/organisations/homeline/logo.svg')).status).toBe(200);
    expect((await get('/account/heloc/organisations/homeline/rates/2026-01-01.dmn')).status).toBe(404);
    expect((await get('/account/heloc/organisations/homeline/..%2f..%2fpackage.json')).status).toBe(404);
  });
});
