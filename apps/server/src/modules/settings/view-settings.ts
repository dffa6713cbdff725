import type { LenderSettingsView } from '@homeline/contract/settings/manage-settings.ts';
import {
  type LenderSettings,
  SETTING_NAMES,
  type SettingName,
  SettingValue,
  takesTwoPeople,
} from '@homeline/domain/organisations/lender-settings.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/tables.ts';
import { MESSAGE_COPY } from '../notifications/message-copy.ts';
import type { Lender } from '../organisations/organisations.ts';
import type { AdminRequest } from '../staff/keep-staff-change.ts';
import { staffNames } from '../staff/staff-names.ts';
import { nextProviders } from './next-providers.ts';

const MOST_CHANGES = 100;
const MOST_BRANDS = 20;
const MOST_LOGOS = 3;

function valuesOf({
  fourEyes,
  hours,
  holidays,
  conditions,
  documentTypes,
  chatTags,
  brand,
  logoPng,
  messages,
  providers,
  nextProvider,
  providerPrices,
}: Lender): LenderSettings {
  const { name, colours } = brand;
  return {
    fourEyes,
    providers,
    nextProvider,
    providerPrices,
    hours,
    holidays,
    conditions,
    documentTypes,
    chatTags,
    brand: { name, colours, ...(logoPng && { logoPng: logoPng.toString('base64') }) },
    messages: messages as LenderSettings['messages'],
  };
}

/** Returns a lender's settings as an administrator sees them, with what waits for a second person and who changed what. */
export async function viewSettings(
  { organisation, caller }: AdminRequest,
  context: Context,
): Promise<LenderSettingsView> {
  const { db, settings } = context;
  await settings.refresh();
  const lender = context.organisations.get(organisation);
  const changes = await db
    .selectFrom('lender_setting')
    .select(['number', 'name', 'at', 'changed_by', 'confirmed_by', 'reason'])
    // The values themselves are large: a logo is one of them.
    .select(({ eb }) => eb('value', 'is', null).as('isReset'))
    .where('organisation', '=', organisation)
    .orderBy('number', 'desc')
    .limit(MOST_CHANGES)
    .execute();
  const proposals = await db
    .selectFrom('lender_setting_proposal')
    .selectAll()
    .where('organisation', '=', organisation)
    .execute();
  const names = await staffNames(db, [
    ...changes.flatMap(({ changed_by, confirmed_by }) => [changed_by, confirmed_by ?? []].flat()),
    ...proposals.map(({ proposed_by }) => proposed_by),
  ]);
  return {
    values: valuesOf(lender),
    settings: SETTING_NAMES.map((name) => {
      const { version, isSet } = settings.current(organisation, name);
      const proposal = proposals.find((each) => each.name === name);
      return {
        ...{ name, version, setIn: isSet ? 'CONSOLE' : 'FOLDER' },
        takesTwoPeople: takesTwoPeople(name, lender.fourEyes),
        ...(proposal && {
          proposal: {
            value: proposal.value === null ? {} : SettingValue.parse({ [name]: proposal.value }),
            ...{ reason: proposal.reason, by: names(proposal.proposed_by) },
            ...{ at: proposal.proposed_at.toISOString(), isOwn: proposal.proposed_by === caller.identity },
          },
        }),
      } as const;
    }),
    nextProviders: nextProviders(organisation, context),
    ownMessages: Object.entries(MESSAGE_COPY).map(([name, { subject, text }]) => ({ name, subject, text })),
    earlierLogos: await earlierLogos(db, lender),
    changes: changes.map(({ number, name, at, changed_by, confirmed_by, reason, isReset }) => ({
      ...{ number: String(number), name: name as SettingName, at: at.toISOString(), reason },
      by: names(changed_by),
      ...(confirmed_by !== null && { confirmedBy: names(confirmed_by) }),
      isReset: isReset === true,
    })),
  };
}

/** Returns the logos that a lender used before the current one, newest first, so that staff can choose one again. */
async function earlierLogos(db: Db, { code, logoPng }: Lender): Promise<string[]> {
  const rows = await db
    .selectFrom('lender_setting')
    .select('value')
    .where('organisation', '=', code)
    .where('name', '=', 'brand')
    .where('value', 'is not', null)
    .orderBy('number', 'desc')
    .limit(MOST_BRANDS)
    .execute();
  const current = logoPng?.toString('base64');
  const logos = rows.flatMap(
    ({ value }) => SettingValue.safeParse({ brand: value }).data?.brand?.logoPng ?? [],
  );
  return [...new Set(logos)].filter((logo) => logo !== current).slice(0, MOST_LOGOS);
}
