import type { Form } from '@homeline/client/form/use-form.ts';
import type { HmdaForm } from '@homeline/contract/hmda/save-hmda.ts';
import { said } from '@homeline/contract/said.ts';
import {
  ALL_DECLINED,
  type DemographicOption,
  ETHNICITIES,
  RACES,
  SEXES,
} from '@homeline/domain/hmda/demographics.ts';
import { type MultiChoice, MultiChoiceField } from '@homeline/ui/fields/multi-choice-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import type * as z from 'zod';
import { hmdaCopy } from './copy.ts';

type Text = NonNullable<DemographicOption['text']>;

/** The demographic questions in the words of 12 CFR 1003, Appendix B, as each applicant answers them. */
export function DemographicFields({
  form,
}: {
  readonly form: Pick<Form<z.input<typeof HmdaForm>>, 'field'>;
}) {
  const ethnicity = form.field('ethnicity', hmdaCopy.ethnicity);
  const race = form.field('race', hmdaCopy.race);
  const sex = form.field('sex', hmdaCopy.sex);
  const isDeclined =
    ethnicity.value?.join() === ALL_DECLINED.ethnicity.join() &&
    race.value?.join() === ALL_DECLINED.race.join() &&
    sex.value?.join() === ALL_DECLINED.sex.join();
  function declineAll(declines: boolean): void {
    ethnicity.onChange(declines ? [...ALL_DECLINED.ethnicity] : undefined);
    race.onChange(declines ? [...ALL_DECLINED.race] : undefined);
    sex.onChange(declines ? [...ALL_DECLINED.sex] : undefined);
  }
  return (
    <>
      <Card tone="sunken">
        {hmdaCopy.statement.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Card>
      {/* Checks the boxes of the sample form below, which all stay. */}
      <label className="multi-choice-choice">
        <input type="checkbox" checked={isDeclined} onChange={(event) => declineAll(event.target.checked)} />
        <span>{hmdaCopy.declineAll}</span>
      </label>
      <MultiChoiceField {...ethnicity} hint={hmdaCopy.oneOrMore} choices={choicesOf(ETHNICITIES, form)} />
      <MultiChoiceField {...race} hint={hmdaCopy.oneOrMore} choices={choicesOf(RACES, form)} />
      <MultiChoiceField {...sex} choices={choicesOf(SEXES, form)} />
    </>
  );
}

type TextFields = Pick<Form<Partial<Record<Text, string>>>, 'field'>;

/** Returns the options as choices: subcategories under their category, each with its free text. */
function choicesOf<Code extends string>(
  options: readonly (DemographicOption & { readonly code: Code })[],
  form: TextFields,
  under?: string,
): readonly MultiChoice<Code>[] {
  return options
    .filter((option) => option.under === under)
    .map(
      ({ code, label, text, isAlone = false }): MultiChoice<Code> => ({
        value: code,
        label: said(label),
        isAlone,
        ...(text && {
          also: (
            <TextField
              {...form.field(text, hmdaCopy.texts[text].label)}
              hint={hmdaCopy.texts[text].hint}
              optional
            />
          ),
        }),
        ...(under === undefined && { within: choicesOf(options, form, code) }),
      }),
    );
}
