import type { DemographicOption } from '@homeline/domain/hmda/demographics.ts';

type Text = NonNullable<DemographicOption['text']>;

/** Copy for the free texts that may go with an answer, as in the sample form. */
const TEXTS: Record<Text, { readonly label: string; readonly hint?: string }> = {
  otherHispanic: {
    label: 'Print origin (other Hispanic or Latino)',
    hint: 'For example: Argentinean, Colombian, Dominican, Nicaraguan, Salvadoran, Spaniard, and so on',
  },
  tribe: { label: 'Print name of enrolled or principal tribe' },
  otherAsian: {
    label: 'Print race (other Asian)',
    hint: 'For example: Hmong, Laotian, Thai, Pakistani, Cambodian, and so on',
  },
  otherPacific: {
    label: 'Print race (other Pacific Islander)',
    hint: 'For example: Fijian, Tongan, and so on',
  },
};

/** Copy for the page for demographic information. The statement is that of 12 CFR 1003, Appendix B, word for word. */
export const hmdaCopy = {
  heading: 'Demographic information',
  why: 'We keep your answers apart from your application. No one who decides on it can see them.',
  whyAgain: 'You can correct your answers. Nothing else changes, because no decision depends on them.',
  statement: [
    'The purpose of collecting this information is to help ensure that all applicants are treated fairly and that the housing needs of communities and neighborhoods are being fulfilled. For residential mortgage lending, Federal law requires that we ask applicants for their demographic information (ethnicity, sex, and race) in order to monitor our compliance with equal credit opportunity, fair housing, and home mortgage disclosure laws.',
    'You are not required to provide this information, but are encouraged to do so. You may select one or more designations for “Ethnicity” and one or more designations for “Race.” The law provides that we may not discriminate on the basis of this information, or on whether you choose to provide it. However, if you choose not to provide the information and you have made this application in person, Federal regulations require us to note your ethnicity, sex, and race on the basis of visual observation or surname. The law also provides that we may not discriminate on the basis of age or marital status information you provide in this application. If you do not wish to provide some or all of this information, please check below.',
  ],
  declineAll: 'I do not wish to provide any of this information',
  ethnicity: 'Ethnicity',
  race: 'Race',
  sex: 'Sex',
  oneOrMore: 'Check one or more',
  texts: TEXTS,
} as const;
