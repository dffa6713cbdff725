/**
 * The demographic questions of 12 CFR 1003, Appendix B, with their reporting codes. Lenders must ask; applicants need not answer, and
 * lenders never guess.
 */

export type DemographicOption = {
  readonly code: string;
  readonly label: string;
  /** The parent category; the option may be chosen without it. */
  readonly under?: string;
  /** The free text that may accompany the option. */
  readonly text?: 'otherHispanic' | 'tribe' | 'otherAsian' | 'otherPacific';
  /** The option declines to answer, so it excludes every other. */
  readonly isAlone?: true;
};

export const DECLINE_LABEL = 'I do not wish to provide this information';

export const ETHNICITIES = [
  { code: '1', label: 'Hispanic or Latino' },
  { code: '11', label: 'Mexican', under: '1' },
  { code: '12', label: 'Puerto Rican', under: '1' },
  { code: '13', label: 'Cuban', under: '1' },
  { code: '14', label: 'Other Hispanic or Latino', under: '1', text: 'otherHispanic' },
  { code: '2', label: 'Not Hispanic or Latino' },
  { code: '3', label: DECLINE_LABEL, isAlone: true },
] as const satisfies readonly DemographicOption[];

export const RACES = [
  { code: '1', label: 'American Indian or Alaska Native', text: 'tribe' },
  { code: '2', label: 'Asian' },
  { code: '21', label: 'Asian Indian', under: '2' },
  { code: '22', label: 'Chinese', under: '2' },
  { code: '23', label: 'Filipino', under: '2' },
  { code: '24', label: 'Japanese', under: '2' },
  { code: '25', label: 'Korean', under: '2' },
  { code: '26', label: 'Vietnamese', under: '2' },
  { code: '27', label: 'Other Asian', under: '2', text: 'otherAsian' },
  { code: '3', label: 'Black or African American' },
  { code: '4', label: 'Native Hawaiian or Other Pacific Islander' },
  { code: '41', label: 'Native Hawaiian', under: '4' },
  { code: '42', label: 'Guamanian or Chamorro', under: '4' },
  { code: '43', label: 'Samoan', under: '4' },
  { code: '44', label: 'Other Pacific Islander', under: '4', text: 'otherPacific' },
  { code: '5', label: 'White' },
  { code: '6', label: DECLINE_LABEL, isAlone: true },
] as const satisfies readonly DemographicOption[];

export const SEXES = [
  { code: '1', label: 'Male' },
  { code: '2', label: 'Female' },
  { code: '3', label: DECLINE_LABEL, isAlone: true },
] as const satisfies readonly DemographicOption[];

/** The answers of an applicant who declines every question. Each is still an answer of its own. */
export const ALL_DECLINED = {
  ethnicity: ['3'],
  race: ['6'],
  sex: ['3'],
} as const satisfies {
  ethnicity: readonly (typeof ETHNICITIES)[number]['code'][];
  race: readonly (typeof RACES)[number]['code'][];
  sex: readonly (typeof SEXES)[number]['code'][];
};

type Answers = {
  readonly ethnicity?: readonly string[] | undefined;
  readonly race?: readonly string[] | undefined;
} & { readonly [Text in NonNullable<DemographicOption['text']>]?: string | undefined };

/** Returns whether the answers both decline a question and answer it. */
export function refusesAndAnswers(
  options: readonly DemographicOption[],
  chosen: readonly string[] | undefined = [],
): boolean {
  return chosen.length > 1 && options.some(({ code, isAlone }) => isAlone && chosen.includes(code));
}

/** Returns the answers without free texts whose option is not chosen. */
export function withoutUnusedTexts<A extends Answers>(answers: A): A {
  const stray = [
    ...ETHNICITIES.filter(({ code }) => !answers.ethnicity?.includes(code)),
    ...RACES.filter(({ code }) => !answers.race?.includes(code)),
  ].flatMap((option): readonly string[] => ('text' in option ? [option.text] : []));
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !stray.includes(name))) as A;
}

/** Returns the codes of options as a non-empty tuple for a schema. */
export function optionCodes<Code extends string>(
  options: readonly { readonly code: Code }[],
): [Code, ...Code[]] {
  return options.map(({ code }) => code) as [Code, ...Code[]];
}
