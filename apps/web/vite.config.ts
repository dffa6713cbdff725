import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { acyclicChunks } from '../../scripts/vite/acyclic-chunks.ts';
import { callsWithoutAnswers } from '../../scripts/vite/calls-without-answers.ts';
import { compressedFiles } from '../../scripts/vite/compressed-files.ts';
import { layerOrder } from '../../scripts/vite/layer-order.ts';
import { organisationPage } from '../../scripts/vite/organisation-page.ts';
import { spanishWords } from '../../scripts/vite/spanish-words.ts';
import { withoutJsonSchema } from '../../scripts/vite/without-json-schema.ts';
import { scriptsAfterPaint } from './vite/scripts-after-paint.ts';
import { stepPages } from './vite/step-pages.ts';

// `npm run dev` says where its server listens.
const SERVER = process.env['SERVER_URL'] ?? 'http://localhost:3000';
const SERVICES = ['/identity', '/service-', '/ft/'];

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));

/** Modules that the first page shares with every form page. Most visitors see only the first page. */
const FIRST_PAGE = [
  'client/src/form/draft',
  'domain/src/(facts/applicant\\.|money/|people/uuid)',
  'ui/src/fields/(field|select)',
  'ui/src/page/card',
];

/** Modules that the first page shares with the registration. */
const ARRIVAL = [
  'domain/src/(organisations/intake|wallet/crypto-source)',
  'web/src/features/(accounts/registration/(assurances|origin)|disclosures/(application-disclosures|link-copy)|organisations/closed-page)',
];

/** Modules that the first page’s estimator shares with the offers. */
const ESTIMATES = [
  'contract/src/offers/estimate-line',
  'ui/src/fields/slider',
  'web/src/features/offers/use-every',
];

/** Modules that nearly every form page needs in addition to the page frame. */
const FORMS = [
  'ui/src/feedback/dialog',
  'ui/src/fields/(choice|money|number|password|strip|text)',
  'ui/src/page/(check-mark|progress)',
  'client/src/form/',
  'client/src/session/retry',
  'contract/src/(messages|accounts/password)',
  'domain/src/(dates/civil-date|documents/(application-disclosures|printable)|people/clean-input|facts/(employment|fact|form-fields|home)\\.|states/us-states)',
  'web/src/form/form-page',
  'web/src/session/opts-out',
];

/** Modules with which a signed-in person’s pages and menus load data. */
const SIGNED_IN = [
  'node_modules/@tanstack/',
  'client/src/session/use-live',
  'web/src/session/queries',
  'web/src/shell/(deferred-copy|not-found)',
  'features/applications/(copy|format-instant|use-status)',
  'domain/src/workflow/step-copy',
];

/** Modules around every page of an application, and those that most of these pages use. */
const APPLICATION = [
  'applications/(application\\.area|query-boundary|change-link|use-act|use-detour)',
  'web/src/form/',
];

const pathWithOneOf = (paths: readonly string[]) => new RegExp(paths.join('|'));

export default defineConfig(({ mode }) => ({
  base: '/account/heloc/',
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(version) },
  plugins: [
    mode === 'es' && spanishWords(),
    react(),
    layerOrder(),
    organisationPage(),
    stepPages(),
    withoutJsonSchema(),
    callsWithoutAnswers(),
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
    // The server reads the manifest to preload what a page needs.
    manifest: mode === 'es' ? '.vite/manifest.es.json' : true,
    // The builds of both languages share a folder, and the files without words.
    emptyOutDir: mode !== 'es',
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: mode === 'es' ? 'index.es.html' : 'index.html',
      output: {
        // The first script names every other file.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // Few and large: a phone waits for each file, and small ones compress badly. The first group that names a module has it.
          groups: [
            // zod in one file with `no-eval.ts`, which forbids it to generate code: that must run before any schema is created.
            { name: 'schemas', test: /node_modules\/zod\/|src\/no-eval\.ts/ },
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            { name: 'frame', tags: ['$initial'] },
            { name: 'first-page', test: pathWithOneOf(FIRST_PAGE) },
            { name: 'arrival', test: pathWithOneOf(ARRIVAL) },
            { name: 'estimates', test: pathWithOneOf(ESTIMATES) },
            { name: 'forms', test: pathWithOneOf(FORMS) },
            // The offers ask for none of these.
            {
              name: 'person',
              test: /ui\/src\/fields\/(date|digits|phone)|facts\/home-address|states\/zip-codes/,
            },
            // Also for the signed-out pages that set a password, which need nothing else of the registration.
            { name: 'new-password', test: /new-password/ },
            { name: 'registration', test: /accounts\/register\.page/ },
            { name: 'signed-in', test: pathWithOneOf(SIGNED_IN) },
            { name: 'application', test: pathWithOneOf(APPLICATION) },
            { name: 'offers', test: /offers\/select\.page/ },
          ],
        },
      },
    },
  },
}));
