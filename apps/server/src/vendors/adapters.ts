import type { Adapters } from './adapter.ts';
import { attom } from './attom/attom.ts';
import { yente } from './sanctions/yente.ts';

/** The adapter of each named provider. */
export const ADAPTERS = { attom, yente } as Adapters;
