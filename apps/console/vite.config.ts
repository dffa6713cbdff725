import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { acyclicChunks } from '../../scripts/vite/acyclic-chunks.ts';
import { compressedFiles } from '../../scripts/vite/compressed-files.ts';
import { layerOrder } from '../../scripts/vite/layer-order.ts';
import { organisationPage } from '../../scripts/vite/organisation-page.ts';
import { withoutJsonSchema } from '../../scripts/vite/without-json-schema.ts';

// `npm run dev` says where its server listens.
const SERVER = process.env['SERVER_URL'] ?? 'http://localhost:3000';
const SERVICES = ['/identity', '/service-'];

export default defineConfig({
  base: '/console/',
  plugins: [
    react(),
    layerOrder(),
    organisationPage(),
    withoutJsonSchema(),
    acyclicChunks(),
    compressedFiles(),
  ],
  server: {
    port: 5174,
    proxy: Object.fromEntries(SERVICES.map((path) => [path, { target: SERVER, ws: true }])),
  },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    manifest: true,
    assetsInlineLimit: 0,
    // dmn-js, which only the page that edits rules loads.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // zod in one file with `no-eval.ts`, which forbids it to generate code: that must run before any schema is created.
          groups: [{ name: 'schemas', test: /node_modules\/zod\/|src\/no-eval\.ts/ }],
        },
      },
    },
  },
});
