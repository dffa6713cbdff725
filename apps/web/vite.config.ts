import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { acyclicChunks } from '../../scripts/vite/acyclic-chunks.ts';
import { compressedFiles } from '../../scripts/vite/compressed-files.ts';
import { layerOrder } from '../../scripts/vite/layer-order.ts';
import { organisationPage } from '../../scripts/vite/organisation-page.ts';
import { withoutJsonSchema } from '../../scripts/vite/without-json-schema.ts';
import { scriptsAfterPaint } from './vite/scripts-after-paint.ts';
import { stepPages } from './vite/step-pages.ts';

// `npm run dev` says where its server listens.
const SERVER = process.env['SERVER_URL'] ?? 'http://localhost:3000';
const SERVICES = ['/identity', '/service-', '/ft/'];

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));

/** What the registration asks with, and nearly every page after it. Small pieces compress badly on their own. */
const FORMS = [
  'ui/src/feedback/(error-summary|toasts)',
  'ui/src/fields/(choice|date|field|money|number|password|phone|select|strip|text)',
  'ui/src/page/(card|check-mark|progress)',
  'client/src/form/',
  'web/src/form/form-page',
  'client/src/session/retry',
  'contract/src/(messages|accounts/password)',
  'domain/src/(dates/civil-date|facts/(applicant|employment|fact|home)\\.|money/cents|organisations/intake|people/phone|states/us-states|wallet/crypto-source)',
  'web/src/shell/phone-href',
];

/** The questions of the registration. */
const REGISTRATION = [
  'accounts/(register|registration)',
  'organisations/closed-page',
  'domain/src/states/age-of-majority',
  'web/src/features/property/(copy|home-address-fields)',
];

const pathWithOneOf = (paths: readonly string[]) => new RegExp(paths.join('|'));

export default defineConfig({
  base: '/account/heloc/',
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(version) },
  plugins: [
    react(),
    layerOrder(),
    organisationPage(),
    stepPages(),
    withoutJsonSchema(),
    scriptsAfterPaint(),
    acyclicChunks(),
    compressedFiles(),
  ],
  server: {
    port: 5173,
    proxy: Object.fromEntries(SERVICES.map((path) => [path, { target: SERVER, ws: true }])),
  },
  preview: { port: 4173 },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // The server reads it to name what a page needs before its script asks.
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // zod together with what forbids it to make code, so that it is told before any other piece makes a schema.
            { name: 'schemas', test: /node_modules\/zod\/|src\/no-eval\.ts/ },
            { name: 'forms', test: pathWithOneOf(FORMS), includeDependenciesRecursively: false },
            {
              name: 'registration',
              test: pathWithOneOf(REGISTRATION),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
