import {
  LenderSettings,
  SETTING_NAMES,
  SettingValue,
} from '@homeline/domain/organisations/lender-settings.ts';
import { ANSWERERS, FALLBACK_PORTS } from '@homeline/domain/organisations/named-providers.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { SaidDecidedBy } from '../staff/decided-by.ts';

const SETTINGS_PATH = '/service-staff/api/v1/settings';

const Name = z.enum(SETTING_NAMES);
const NameParams = z.object({ name: Name });
const Reason = z.string('Required').trim().min(1, 'Required').max(500, 'Cannot be more than 500 characters');

/** The number of a setting's last change; 0 without one. */
const Version = z.string('Required').regex(/^\d{1,18}$/);

const Setting = z.object({
  name: Name,
  version: Version,
  setIn: z.enum(['CONSOLE', 'FOLDER']),
  /** Another administrator must confirm a change. */
  takesTwoPeople: z.boolean(),
  /** A change that waits for another administrator. */
  proposal: z
    .object({
      value: SettingValue,
      reason: z.string(),
      /** A name. */
      by: z.string(),
      at: z.iso.datetime(),
      isOwn: z.boolean(),
    })
    .optional(),
});
export type Setting = z.infer<typeof Setting>;

export const LenderSettingsView = z.object({
  /** The values in effect. */
  values: LenderSettings,
  settings: z.array(Setting),
  /** Who would answer a port while its first provider is down, in order, if the lender lets others answer there. */
  nextProviders: z.array(z.object({ port: z.enum(FALLBACK_PORTS), answerers: z.array(z.enum(ANSWERERS)) })),
  /** The product's own words of each email. */
  ownMessages: z.array(z.object({ name: z.string(), subject: z.string(), text: z.string() })),
  /** The pictures that were the logo before, newest first, in base64. */
  earlierLogos: z.array(z.string()),
  /** The newest hundred changes, newest first. */
  changes: z.array(
    z.object({
      number: z.string(),
      name: Name,
      at: z.iso.datetime(),
      /** Names. */
      by: z.string(),
      confirmedBy: z.string().optional(),
      reason: z.string(),
      /** It went back to the value in the lender's folder. */
      isReset: z.boolean(),
    }),
  ),
});
export type LenderSettingsView = z.infer<typeof LenderSettingsView>;

export const getSettings = call({
  name: 'getSettings',
  method: 'GET',
  path: SETTINGS_PATH,
  who: 'STAFF',
  act: 'MANAGE_SETTINGS',
  summary: 'Returns the lender’s settings that administrators change, and who changed them.',
  answer: LenderSettingsView,
});

export const changeSetting = call({
  name: 'changeSetting',
  method: 'PUT',
  path: `${SETTINGS_PATH}/{name}`,
  who: 'STAFF',
  act: 'MANAGE_SETTINGS',
  summary:
    'Changes a setting on every server at once. Where money or law hangs on it, another administrator confirms it first.',
  params: NameParams,
  query: SaidDecidedBy,
  body: z.object({
    /** The version that the person saw. */
    version: Version,
    value: SettingValue,
    reason: Reason,
  }),
  // A logo comes in base64 with the colors.
  bodyBytes: 400_000,
  answer: z.object({ isProposed: z.boolean() }),
  errors: ['STALE_VERSION'],
});

export const confirmSetting = call({
  name: 'confirmSetting',
  method: 'POST',
  path: `${SETTINGS_PATH}/{name}/proposal`,
  who: 'STAFF',
  act: 'MANAGE_SETTINGS',
  summary: 'Confirms another administrator’s change, which then takes effect.',
  params: NameParams,
  body: z.object({
    /** When the proposal that the person read was made. */
    proposedAt: z.iso.datetime('Required'),
  }),
  answer: z.undefined(),
  status: 204,
  errors: ['STALE_VERSION', 'FORBIDDEN'],
});

export const returnSetting = call({
  name: 'returnSetting',
  method: 'DELETE',
  path: `${SETTINGS_PATH}/{name}/proposal`,
  who: 'STAFF',
  act: 'MANAGE_SETTINGS',
  summary:
    'Ends a proposed change without effect: its author takes it back, or another administrator refuses it.',
  params: NameParams,
  answer: z.undefined(),
  status: 204,
});
