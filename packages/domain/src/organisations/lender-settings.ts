import * as z from 'zod';
import { Brand } from './brand.ts';
import { ChatTags } from './chat-tags.ts';
import { ConditionTemplates } from './condition-templates.ts';
import { contrastProblems } from './contrast.ts';
import { LenderDocumentTypes } from './lender-document-types.ts';
import { LogoPng } from './logo.ts';
import { NextProvider, ProviderChoices, ProviderPrices } from './named-providers.ts';
import { Organisation } from './organisation.ts';

const Words = z.string().trim().min(1, 'Required');

/** What administrators may set in the console. It overrides the files of the lender's folder. */
export const LenderSettings = z.strictObject({
  fourEyes: z.boolean(),
  providers: ProviderChoices,
  nextProvider: NextProvider,
  providerPrices: ProviderPrices,
  hours: Organisation.shape.hours,
  holidays: Organisation.shape.holidays,
  conditions: ConditionTemplates,
  documentTypes: LenderDocumentTypes,
  chatTags: ChatTags,
  /** The lender's name on pages, its colors and logo. Each pair of colors that carries text must be readable. */
  brand: Brand.pick({ name: true, colours: true })
    .extend({ logoPng: LogoPng.optional() })
    .superRefine(({ colours }, context) => {
      for (const scheme of ['light', 'dark'] as const)
        for (const message of contrastProblems(colours[scheme]))
          context.addIssue({ code: 'custom', path: ['colours', scheme], message });
    }),
  /** The lender's own words for emails, by name. The server checks their placeholders. */
  messages: z.record(
    z.string().max(80),
    z.strictObject({ subject: Words.optional(), text: Words.optional() }),
  ),
});
export type LenderSettings = z.infer<typeof LenderSettings>;

/** One setting under its own name; empty for the value in the lender's folder. */
export const SettingValue = LenderSettings.partial();
export type SettingValue = z.infer<typeof SettingValue>;

export const SETTING_NAMES = [
  'fourEyes',
  'hours',
  'holidays',
  'conditions',
  'documentTypes',
  'chatTags',
  'brand',
  'messages',
  'providers',
  'nextProvider',
  'providerPrices',
] as const satisfies readonly (keyof LenderSettings)[];
export type SettingName = (typeof SETTING_NAMES)[number];

/** Settings that affect money, legal duties or personal data. With four eyes, a second administrator must confirm them. */
const OF_TWO_PEOPLE: readonly SettingName[] = ['fourEyes', 'messages', 'providers', 'nextProvider'];

/**
 * Returns whether a change of a setting takes effect only once another administrator confirms it.
 * @param fourEyes whether the lender asks for two people now
 */
export function takesTwoPeople(name: SettingName, fourEyes: boolean): boolean {
  return fourEyes && OF_TWO_PEOPLE.includes(name);
}
