import { STEP_PAGES } from '@homeline/domain/workflow/step-pages.ts';
import type { Plugin } from 'vite';

/** Bundles the value of step-pages.ts instead of the step table that it is derived from: a browser carries no rules. */
export function stepPages(): Plugin {
  return {
    name: 'step-pages',
    load: {
      filter: { id: /\/workflow\/step-pages\.ts$/ },
      handler: () => `export const STEP_PAGES = ${JSON.stringify(STEP_PAGES)};`,
    },
  };
}
