import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles } from './vite/compressed-files.ts';
import { layerOrder } from './vite/layer-order.ts';
import { organisationPage } from './vite/organisation-page.ts';
import { scriptsAfterPaint } from './vite/scripts-after-paint.ts';
import { stepPages } from './vite/step-pages.ts';
import { withoutJsonSchema } from './vite/without-json-schema.ts';

// `npm run dev` says where its server listens.
const SERVER = process.env['SERVER_URL'] ?? 'http://localhost:3000';
const SERVICES = ['/identity', '/service-'];

export default defineConfig({
  base: '/account/heloc/',
  plugins: [
    react(),
    layerOrder(),
    organisationPage(),
    stepPages(),
    withoutJsonSchema(),
    scriptsAfterPaint(),
    compressedFiles(),
  ],
  server: { port: 5173, proxy: Object.fromEntries(SERVICES.map((path) => [path, SERVER])) },
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
            // What the registration asks with, and nearly every page after it: in pieces of their own they are larger together.
            {
              name: 'fields',
              test: /ui\/src\/fields\/(choice|date|money|phone|select)-field/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
