import { isKept, PromiseName } from '@homeline/domain/organisations/promises.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/tables.ts';
import type { Organisations } from '../organisations/organisations.ts';
import { timeTo } from './time-to.ts';

const DAYS_MEASURED = 90;
const DAY_MS = 86_400_000;

/** The promises that each lender's own last 90 days prove. */
export type KeptPromises = {
  /** Returns the promises that were true when last measured; none before that. */
  of(organisation: string): readonly PromiseName[];
  /** Measures every lender's promises again. */
  refresh(): Promise<void>;
};

/** Measures now and then, so that no page waits for it. */
export function createKeptPromises(db: Db, clock: Clock, organisations: Organisations): KeptPromises {
  let kept = new Map<string, readonly PromiseName[]>();

  async function measure(organisation: string): Promise<readonly PromiseName[]> {
    const until = clock.now();
    const from = new Date(Date.parse(until) - DAYS_MEASURED * DAY_MS).toISOString();
    const names: PromiseName[] = [];
    for (const name of PromiseName.options) {
      if (isKept(await timeTo(db, { organisation, from, until }, name))) names.push(name);
    }
    return names;
  }

  return {
    of: (organisation) => kept.get(organisation) ?? [],
    async refresh() {
      const measured = new Map<string, readonly PromiseName[]>();
      for (const { code } of organisations.all) measured.set(code, await measure(code));
      kept = measured;
    },
  };
}
