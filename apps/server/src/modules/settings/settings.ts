import { createHash } from 'node:crypto';
import {
  type LenderSettings,
  SETTING_NAMES,
  type SettingName,
  SettingValue,
} from '@homeline/domain/organisations/lender-settings.ts';
import { readLogo } from '@homeline/domain/organisations/logo.ts';
import type { Database } from '../../db/database.ts';
import type { Log } from '../../log.ts';
import { LenderMessages } from '../notifications/lender-messages.ts';
import type { Lender, Organisations } from '../organisations/organisations.ts';

/** Wakes the readers of the table `lender_setting` in every process. */
export const SETTINGS_CHANNEL = 'lender_setting_changed';

export type Settings = {
  /** Every lender as its folder describes it, with the settings that administrators changed. */
  readonly organisations: Organisations;
  /** Returns the number of a setting's last change, and whether its value was set in the console. */
  current(organisation: string, name: SettingName): { readonly version: string; readonly isSet: boolean };
  /** Reads the settings that any process changed. */
  refresh(): Promise<void>;
};

type Stored = { readonly version: string; readonly isSet: boolean };

/** Opens the lenders' settings. A change reaches every process by a notification; settings stay in memory, so a read costs nothing. */
export async function openSettings(database: Database, folders: Organisations, log: Log): Promise<Settings> {
  let lenders: ReadonlyMap<string, Lender> = new Map(folders.all.map((lender) => [lender.code, lender]));
  let stored: ReadonlyMap<string, Stored> = new Map();
  let versions: ReadonlyMap<string, string> = new Map();
  const of = (lender: Lender): Lender => lenders.get(lender.code) ?? lender;

  async function refresh(): Promise<void> {
    const rows = await database.db
      .selectFrom('lender_setting')
      .distinctOn(['organisation', 'name'])
      .select(['organisation', 'name', 'number', 'value'])
      .orderBy('organisation')
      .orderBy('name')
      .orderBy('number', 'desc')
      .execute();
    stored = new Map(
      rows.map(({ organisation, name, number, value }) => [
        `${organisation} ${name}`,
        { version: String(number), isSet: value !== null },
      ]),
    );
    const before = { lenders, versions };
    versions = new Map(
      folders.all.map(({ code }) => [
        code,
        rows.flatMap(({ organisation, number }) => (organisation === code ? String(number) : [])).join(),
      ]),
    );
    lenders = new Map(
      folders.all.map((lender) => {
        // An unchanged lender stays the same object: what is derived from it is kept.
        const kept = before.lenders.get(lender.code);
        if (kept && before.versions.get(lender.code) === versions.get(lender.code))
          return [lender.code, kept];
        const own = rows.filter(({ organisation, value }) => organisation === lender.code && value !== null);
        const set = own.map(({ name, value }) => readSetting(lender, name, value));
        return [lender.code, Object.assign({}, lender, ...set)];
      }),
    );
  }

  await refresh();
  const refreshSoon = () =>
    void refresh().catch((error: Error) => log.warn({ failure: error.message }, 'Settings can’t be read'));
  await database.listen(SETTINGS_CHANNEL, refreshSoon, refreshSoon);
  return {
    organisations: {
      ...folders,
      get all() {
        return folders.all.map(of);
      },
      get: (code) => of(folders.get(code)),
      forRequest: (request) => {
        const lender = folders.forRequest(request);
        return lender && of(lender);
      },
    },
    current: (organisation, name) => stored.get(`${organisation} ${name}`) ?? { version: '0', isSet: false },
    refresh,
  };
}

/** Returns what a stored setting changes in a lender; nothing for one that this release doesn't know or can't read. */
function readSetting({ brand }: Lender, name: string, value: unknown): Partial<Lender> {
  const known = SETTING_NAMES.find((each) => each === name);
  if (!known) return {};
  if (known === 'messages') {
    const messages = LenderMessages.safeParse(value);
    return messages.success ? { messages: messages.data } : {};
  }
  const parsed = SettingValue.safeParse({ [known]: value });
  if (!parsed.success) return {};
  return parsed.data.brand ? withBrand(brand, parsed.data.brand) : (parsed.data as Partial<Lender>);
}

function withBrand(folder: Lender['brand'], { logoPng, ...set }: LenderSettings['brand']): Partial<Lender> {
  const brand = { ...folder, ...set };
  if (logoPng === undefined) return { brand };
  const bytes = Buffer.from(logoPng, 'base64');
  const size = readLogo(bytes);
  if ('problem' in size) return { brand };
  return { brand: { ...brand, logo: { file: uploadedLogoFile(bytes), ...size } }, logoPng: bytes };
}

/** Returns the file name of a logo that an administrator uploaded. A new picture has a new name, so no browser shows the old one. */
function uploadedLogoFile(bytes: Buffer): string {
  return `set-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.png`;
}
