import { FlagSetting } from '@homeline/domain/flags/flag-setting.ts';
import { FLAG_KEYS } from '@homeline/domain/flags/flags.ts';
import * as z from 'zod';
import { call } from '../call.ts';

const FLAGS_PATH = '/service-flags/api/v1/flags';

const Key = z.enum(FLAG_KEYS);
const KeyParams = z.object({ key: Key });

/** The number of a flag's last change; 0 without one. */
const Version = z.string('Required').regex(/^\d{1,18}$/);

/** A flag and its setting. */
const Flag = z.object({
  key: Key,
  version: Version,
  /** The setting of the console, else of the lender's folder; absent for the default in code. */
  setting: FlagSetting.optional(),
  /** The console's setting that begins later; until then, `setting` applies. */
  scheduled: FlagSetting.optional(),
  setIn: z.enum(['CONSOLE', 'FOLDER', 'CODE']),
  /** What a person without an identifier gets now. */
  variant: z.string(),
  enabled: z.boolean(),
  /** Whether this lender's pages request the flag with a person's identifier, as an experiment that splits people needs. */
  canSplit: z.boolean(),
  lastChange: z.object({ at: z.iso.datetime(), by: z.string() }).optional(),
});
export type Flag = z.infer<typeof Flag>;

export const listFlags = call({
  name: 'listFlags',
  method: 'GET',
  path: FLAGS_PATH,
  who: 'STAFF',
  act: 'MANAGE_FLAGS',
  summary: 'Returns every flag with its setting.',
  answer: z.array(Flag),
});

export const getFlag = call({
  name: 'getFlag',
  method: 'GET',
  path: `${FLAGS_PATH}/{key}`,
  who: 'STAFF',
  act: 'MANAGE_FLAGS',
  summary: 'Returns a flag with its newest hundred changes and the people in its experiment.',
  params: KeyParams,
  answer: Flag.extend({
    changes: z.array(
      z.object({
        number: z.string(),
        at: z.iso.datetime(),
        /** A name. */
        by: z.string(),
        reason: z.string(),
        /** Absent for the lender's default. */
        setting: FlagSetting.optional(),
      }),
    ),
    /** The experiment that runs. */
    experiment: z
      .object({
        /** Absent for one of the lender's folder. */
        startedAt: z.iso.datetime().optional(),
        variants: z.array(
          z.object({
            variant: z.string(),
            weight: z.int(),
            people: z.int().min(0),
            lastAt: z.iso.datetime().optional(),
          }),
        ),
      })
      .optional(),
  }),
});

export const FlagChangeForm = z.object({
  /** The version that the person saw. */
  version: Version,
  /** Null returns to the lender's default. */
  setting: FlagSetting.nullable(),
  reason: z.string('Required').trim().min(1, 'Required').max(500, 'Cannot be more than 500 characters'),
});

export const changeFlag = call({
  name: 'changeFlag',
  method: 'PUT',
  path: `${FLAGS_PATH}/{key}`,
  who: 'STAFF',
  act: 'MANAGE_FLAGS',
  summary: 'Changes a flag for everyone within seconds. The change and its reason are kept.',
  params: KeyParams,
  body: FlagChangeForm,
  answer: z.undefined(),
  status: 204,
  errors: ['STALE_VERSION'],
});
