import {
  isKept,
  isMeasured,
  PromiseName,
  type UsualSeconds,
} from '@homeline/domain/organisations/promises.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/tables.ts';
import type { Organisations } from '../organisations/organisations.ts';
import { timeTo } from './time-to.ts';

const DAYS_MEASURED = 90;
const DAY_MS = 86_400_000;

type MeasuredPromises = { readonly kept: readonly PromiseName[]; readonly usualSeconds: UsualSeconds };

/** What each lender's own last 90 days prove. */
export type KeptPromises = {
  /** Returns the promises that were true when last measured, and how long each usually took; none before that. */
  of(organisation: string): MeasuredPromises;
  /** Measures every lender's promises again. */
  refresh(): Promise<void>;
};

/** Measures now and then, so that no page waits for it. */
export function createKeptPromises(db: Db, clock: Clock, organisations: Organisations): KeptPromises {
  let measured = new Map<string, MeasuredPromises>();

  async function measure(organisation: string): Promise<MeasuredPromises> {
    const until = clock.now();
    const from = new Date(Date.parse(until) - DAYS_MEASURED * DAY_MS).toISOString();
    const kept: PromiseName[] = [];
    const usualSeconds: { [Name in PromiseName]?: number } = {};
    for (const name of PromiseName.options) {
      const took = await timeTo(db, { organisation, from, until }, name);
      if (isKept(took)) kept.push(name);
      if (isMeasured(took) && took.medianSeconds !== undefined) usualSeconds[name] = took.medianSeconds;
    }
    return { kept, usualSeconds };
  }

  return {
    of: (organisation) => measured.get(organisation) ?? { kept: [], usualSeconds: {} },
    async refresh() {
      const now = new Map<string, MeasuredPromises>();
      for (const { code } of organisations.all) now.set(code, await measure(code));
      measured = now;
    },
  };
}
