import * as z from 'zod';
import { MAINTENANCE_DEFAULTS, Maintenance } from './maintenance.ts';

type FlagRow = {
  /** Its name for people. */
  readonly label: string;
  /** One sentence. */
  readonly decides: string;
  /** The schema of its values: of every variant, and of a value that a lender sets. */
  readonly value: z.ZodType<Json>;
  readonly variants: Readonly<Record<string, Json>>;
  /** Served without a setting, and whenever flags can't be looked up. */
  readonly default: string;
  /** The variant that `enabled: false` in a setting means. */
  readonly off: string;
  /** Pages ask for it with the person's identifier, so that an experiment can split people. */
  readonly canSplit: boolean;
};

export type Json = boolean | string | number | null | readonly Json[] | { readonly [key: string]: Json };

/** A page of ours, or an https address. */
const Url = z
  .string()
  .max(300)
  .regex(
    /^(\/account\/heloc(\/[\w/-]*)?|https:\/\/[^\s"'<>\\]+)$/,
    'Must be a page of ours or an https address',
  );

const SWITCH = {
  value: z.boolean(),
  variants: { on: true, off: false },
  default: 'off',
  off: 'off',
  canSplit: true,
} as const;

/** Every flag of the product. A flag that isn't here is unknown, and off. */
export const FLAGS = {
  'fe-heloc-maintenance': {
    label: 'Maintenance',
    decides: 'Closes the borrower’s pages that you list, and shows your message instead.',
    value: Maintenance,
    variants: { on: MAINTENANCE_DEFAULTS, off: { ...MAINTENANCE_DEFAULTS, routes: [] } },
    default: 'off',
    off: 'off',
    canSplit: false,
  },
  'fe-heloc-dashboard-url': {
    label: 'Dashboard link during maintenance',
    decides: 'Sets where the maintenance page’s link to the dashboard leads.',
    value: Url,
    variants: { own: '/account/heloc/dashboard' },
    default: 'own',
    off: 'own',
    canSplit: false,
  },
  'fe-heloc-sign-in': {
    label: 'First sign-in offered',
    decides:
      'Sets which way to sign in borrowers see first, if the lender offers both a password and an identity provider.',
    value: z.enum(['folder', 'broker', 'legacy']),
    variants: { folder: 'folder', broker: 'broker', legacy: 'legacy' },
    default: 'folder',
    off: 'folder',
    canSplit: true,
  },
  'fe-heloc-sign-in-agent': {
    label: 'First sign-in offered to loan originators',
    decides:
      'Sets which way to sign in loan originators see first, if the lender offers both a password and an identity provider.',
    value: z.enum(['folder', 'broker', 'legacy']),
    variants: { folder: 'folder', broker: 'broker', legacy: 'legacy' },
    default: 'folder',
    off: 'folder',
    canSplit: true,
  },
  'fe-webchat': { label: 'Web chat', decides: 'Shows the web chat on the borrower’s pages.', ...SWITCH },
  'fe-csp-feature-flag-borrower-authentication': {
    label: 'Chat without a form',
    decides: 'Starts a signed-in borrower’s chat at once, without the form that asks who they are.',
    ...SWITCH,
  },
  'fe-webchat-stream': {
    label: 'Other chat provider',
    decides: 'Sends web chats to the lender’s other chat provider.',
    ...SWITCH,
  },
} as const satisfies Record<string, FlagRow>;

export type FlagKey = keyof typeof FLAGS;
export const FLAG_KEYS = Object.keys(FLAGS) as FlagKey[];

export function isFlagKey(key: string): key is FlagKey {
  return Object.hasOwn(FLAGS, key);
}

/** Returns the row of a flag with its general type. */
export function flagRow(key: FlagKey): FlagRow {
  return FLAGS[key];
}
