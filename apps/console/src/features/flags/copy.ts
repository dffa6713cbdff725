import { audienceRuleOf } from '@homeline/domain/flags/audience-rule.ts';
import type { FlagSetting } from '@homeline/domain/flags/flag-setting.ts';
import { Maintenance } from '@homeline/domain/flags/maintenance.ts';
import { instantInWords } from '../../shell/dates.ts';

/** Words of flags, experiments and maintenance. */
export const flagsCopy = {
  heading: 'Flags',
  lead: 'A change reaches every page within seconds. Each is kept with its reason.',
  columns: { flag: 'Flag', now: 'Now', setIn: 'Set in', lastChange: 'Last change' },
  neverChanged: '–',
  setIn: { CONSOLE: 'Console', FOLDER: 'Lender’s folder', CODE: 'Default' },
  on: 'On',
  off: 'Off',
  experiment: 'Experiment',
  rule: 'By rule',
  default: 'Lender’s default',
  scheduled: (setting: string) => `Scheduled: ${setting}`,
  all: 'All flags',
  key: 'Key for developers',
  change: {
    heading: 'Change',
    serves: 'Who gets what',
    choices: [
      { value: 'VARIANT', label: 'Everyone gets the same' },
      {
        value: 'SPLIT',
        label: 'A share of people',
        detail:
          'An experiment, such as 10% on and 90% off. Each person keeps what they got. People who don’t want to be tracked get the lender’s default.',
      },
      {
        value: 'AUDIENCE',
        label: 'Some people',
        detail: 'Signed-in borrowers or visitors. Everyone else gets the lender’s default.',
      },
      {
        value: 'RULE',
        label: 'By a rule of your own',
        detail: 'A rule in JsonLogic names the variant, or null for the lender’s default.',
      },
      { value: 'DEFAULT', label: 'Lender’s default' },
    ],
    variant: 'What they get',
    audience: 'Who gets it',
    audiences: { customer: 'Signed-in borrowers', visitor: 'Visitors who aren’t signed in' },
    address: 'Address',
    addressHint: 'A page such as /account/heloc/dashboard, or an address that begins with https://',
    rule: 'Rule',
    ruleHint: 'It can read organization and context (customer or visitor).',
    ruleHintForPeople:
      'It can read organization, context (customer or visitor) and targetingKey, which people who don’t want to be tracked don’t have.',
    unused:
      'The sign-in page asks for this flag only if the lender’s folder names an identity provider and the mode “optimizely”. This lender’s doesn’t, so a change has no effect.',
    weight: (variant: string) => `${variantInWords(variant)}, percent`,
    from: 'From',
    until: 'Until',
    fromHint: 'Leave it empty to start now.',
    untilHint: 'Leave it empty to keep the change until someone changes it again.',
    zone: (zone: string) => `Times are in your time zone, ${zone}.`,
    routes: 'Closed pages',
    routesHint:
      'One path per line, without /account/heloc: /register, /dashboard, /:uuid for every application, / for all pages.',
    pageTitle: 'Title',
    message: 'Message',
    closesAll: 'This closes every page of the borrower, with your message instead.',
    closes: (count: number) => `This closes ${count === 1 ? '1 page' : `${count} pages`} for everyone.`,
    dashboard: 'Dashboard',
    link: 'Show a link to the dashboard',
    replaces: 'A change is scheduled. What you save replaces it.',
    reason: 'Reason',
    save: 'Change flag',
    saved: 'Flag changed.',
  },
  people: {
    heading: 'People in the experiment',
    since: (at: string) => `Since ${at}. A person counts once, when a page first shows them their variant.`,
    inFolder: 'Set in the lender’s folder. A person counts once, when a page first shows them their variant.',
    columns: { variant: 'Variant', weight: 'Weight', people: 'People', share: 'Share', last: 'Last' },
    nobody: 'Nobody yet.',
  },
  history: 'History',
  noHistory: 'No changes yet.',
} as const;

/** Returns a variant in words: 'On', 'broker'. */
export function variantInWords(variant: string): string {
  return VARIANT_NAMES[variant] ?? variant;
}

/** Returns a variant's meaning, unless its name says it. */
export function variantDetail(variant: string): string | undefined {
  return VARIANT_DETAILS[variant];
}

const VARIANT_NAMES: Readonly<Record<string, string>> = {
  on: flagsCopy.on,
  off: flagsCopy.off,
  own: 'Our dashboard',
  folder: 'Lender’s default',
  broker: 'Identity provider',
  legacy: 'Password',
};

const VARIANT_DETAILS: Readonly<Record<string, string>> = {
  broker: 'The lender’s identity provider',
  legacy: 'Email address and password',
};

/** Returns a setting in words: 'On, from Dec 1, 2026, 3:00 AM, closes /register', 'broker 50%, legacy 50%'. */
export function settingInWords(setting: FlagSetting | undefined): string {
  switch (setting?.serves) {
    case undefined:
      return flagsCopy.default;
    case 'VARIANT': {
      const { variant, value, from, until } = setting;
      const times = [from && `from ${instantInWords(from)}`, until && `until ${instantInWords(until)}`];
      const { routes = [] } = Maintenance.safeParse(value).data ?? {};
      const own = typeof value === 'string' ? value : routes.length > 0 && `closes ${routes.join(' ')}`;
      return [variantInWords(variant), ...times, own].filter(Boolean).join(', ');
    }
    case 'SPLIT':
      return Object.entries(setting.weights)
        .filter(([, weight]) => weight > 0)
        .map(([variant, weight]) => `${variantInWords(variant)} ${weight}%`)
        .join(', ');
    case 'RULE': {
      const rule = audienceRuleOf(setting.rule);
      if (rule) return `${flagsCopy.change.audiences[rule.audience]}: ${variantInWords(rule.variant)}`;
      return `${flagsCopy.rule}: ${setting.rule}`;
    }
  }
}

/** Returns the text of a setting's maintenance page: '“Back soon”: We’re moving our servers.'; undefined for any other setting. */
export function messageInWords(setting: FlagSetting | undefined): string | undefined {
  const value = setting?.serves === 'VARIANT' ? setting.value : undefined;
  const { data } = Maintenance.safeParse(value);
  return data && `“${data.pageTitle}”: ${data.message}`;
}
