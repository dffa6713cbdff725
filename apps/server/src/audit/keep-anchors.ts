import type { Db } from '../db/tables.ts';
import type { Log } from '../log.ts';
import { anchorsOf } from './anchor.ts';
import type { AnchorStore } from './anchor-store.ts';

/** Brings the stores outside the database up to date. A store that fails is logged and tried again. */
export type AnchorKeeper = { keep(organisation: string): Promise<void> };

/** Creates the keeper of these stores. It reads a store only if that may lack an anchor of the database. */
export function createAnchorKeeper(db: Db, stores: readonly AnchorStore[], log: Log): AnchorKeeper {
  const newestKept = new Map<string, string>();
  return {
    async keep(organisation) {
      const anchors = await anchorsOf(db, organisation);
      const newest = anchors.at(-1);
      if (!newest) return;
      for (const store of stores) {
        const name = store.nameFor(organisation);
        if (newestKept.get(name) === newest.day) continue;
        try {
          const last = (await store.read(organisation)).at(-1);
          const missing = anchors.filter(({ day }) => !last || day > last.day);
          if (missing.length > 0) await store.append(organisation, missing);
          newestKept.set(name, newest.day);
        } catch (error) {
          log.error({ store: name, failure: (error as Error).message }, 'Anchors were not stored');
        }
      }
    },
  };
}
