import type { FlagSetting } from '@homeline/domain/flags/flag-setting.ts';
import { isScheduled, settingAt } from '@homeline/domain/flags/flag-setting.ts';
import { FLAG_KEYS, type FlagKey } from '@homeline/domain/flags/flags.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { Log } from '../../log.ts';
import type { Organisations } from '../organisations/organisations.ts';
import { type Evaluation, evaluateFlag, type FlagUser } from './evaluate.ts';
import { createRemoteFlags } from './remote-flags.ts';

/** Wakes the readers of the table `flag_change` in every process. */
export const FLAGS_CHANNEL = 'flag_changed';

/** A lender's setting of a flag, with the change that made it. */
export type CurrentSetting = {
  /** The number of the newest change; 0 without one. */
  readonly version: string;
  /** Absent for the default in code. */
  readonly setting: FlagSetting | undefined;
  /** The console's setting that begins later; until then `setting` holds. */
  readonly scheduled: FlagSetting | undefined;
  /** What people get if a split or a rule gives them no variant. */
  readonly lendersDefault: FlagSetting | undefined;
  readonly setIn: 'CONSOLE' | 'FOLDER' | 'CODE';
  /** The experiment that it runs. */
  readonly experiment: string | undefined;
};

/** An evaluation, and the experiment that it belongs to. */
export type FlagAnswer = Evaluation & { readonly experiment?: string | undefined };

export type Flags = {
  /** Returns a flag's setting at this moment. */
  current(organisation: string, key: FlagKey): CurrentSetting;
  /** Evaluates a flag: by the flag service if any, else by the lender's settings. Never throws. */
  evaluate(organisation: string, key: FlagKey, user: FlagUser): Promise<FlagAnswer>;
  /** Reads the settings that any process changed. */
  refresh(): Promise<void>;
};

type FlagsContext = {
  readonly database: Database;
  readonly organisations: Organisations;
  readonly clock: Clock;
  readonly config: Pick<Config, 'flagsUrls'>;
  readonly log: Log;
};

type Stored = {
  readonly version: string;
  readonly setting: FlagSetting | undefined;
  readonly experiment: string | undefined;
};

const UNCHANGED: Stored = { version: '0', setting: undefined, experiment: undefined };

/** Opens the flags of every lender. A change reaches every process by a notification; settings stay in memory, so no outage stops a page. */
export async function openFlags({
  database,
  organisations,
  clock,
  config,
  log,
}: FlagsContext): Promise<Flags> {
  const remote = createRemoteFlags(config.flagsUrls, log);
  let stored: ReadonlyMap<string, Stored> = new Map();

  async function refresh(): Promise<void> {
    const rows = await database.db
      .selectFrom('flag_change')
      .distinctOn(['organisation', 'key'])
      .select(['organisation', 'key', 'number', 'setting', 'experiment'])
      .orderBy('organisation')
      .orderBy('key')
      .orderBy('number', 'desc')
      .execute();
    stored = new Map(
      rows.map(({ organisation, key, number, setting, experiment }) => {
        const before = stored.get(`${organisation} ${key}`);
        if (before?.version === String(number)) return [`${organisation} ${key}`, before];
        const now = {
          version: String(number),
          setting: setting ?? undefined,
          experiment: experiment === null ? undefined : String(experiment),
        };
        return [`${organisation} ${key}`, now];
      }),
    );
  }

  function current(organisation: string, key: FlagKey): CurrentSetting {
    const { version, setting: own, experiment } = stored.get(`${organisation} ${key}`) ?? UNCHANGED;
    const lendersDefault = organisations.get(organisation).defaultFlags[key];
    const now = clock.now();
    const setting = settingAt(own, lendersDefault, now);
    const scheduled = isScheduled(own, now) ? own : undefined;
    const known = { version, setting, scheduled, lendersDefault };
    if (setting && setting === own) return { ...known, setIn: 'CONSOLE', experiment };
    const setIn = setting ? 'FOLDER' : 'CODE';
    return { ...known, setIn, experiment: setting?.serves === 'SPLIT' ? '0' : undefined };
  }

  await refresh();
  const refreshSoon = () =>
    void refresh().catch((error: Error) => log.warn({ failure: error.message }, 'Flags can’t be read'));
  await database.listen(FLAGS_CHANNEL, refreshSoon, refreshSoon);
  return {
    current,
    refresh,
    async evaluate(organisation, key, user) {
      const found = await remote.evaluate(key, user);
      if (found) return found;
      const { setting, lendersDefault, experiment } = current(organisation, key);
      const evaluation = evaluateFlag(key, setting, user, lendersDefault);
      return evaluation.reason === 'SPLIT' ? { ...evaluation, experiment } : evaluation;
    },
  };
}

/** Returns every flag that a page asks for, all of them by default. */
export function askedKeys(keys: readonly string[] | undefined): readonly string[] {
  return keys ? [...new Set(keys)] : FLAG_KEYS;
}
