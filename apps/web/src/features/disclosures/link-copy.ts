import type { ApplicationDisclosure } from '@homeline/domain/documents/application-disclosures.ts';

/** The disclosures in the order of the sentence. */
const LINKS: readonly { readonly disclosure: ApplicationDisclosure; readonly text: string }[] = [
  { disclosure: 'important-terms', text: 'the important terms of our lines' },
  { disclosure: 'brochure', text: 'what you should know about home equity lines of credit' },
];

/** Copy of the links beside an application form. The disclosure pages, which load later, have theirs in copy.ts. */
export const disclosureLinksCopy = {
  before: 'Before you apply, read',
  links: LINKS,
  /** Between the links. */
  and: ' and ',
  newTab: ' (opens in a new tab)',
} as const;
