import type { Form } from '@homeline/client/form/use-form.ts';
import type { HmdaForm } from '@homeline/contract/hmda/save-hmda.ts';
import { said } from '@homeline/contract/said.ts';
import { type DemographicOption, ETHNICITIES, RACES, SEXES } from '@homeline/domain/hmda/demographics.ts';
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
  return (
    <>
      <Card tone="sunken">
        {hmdaCopy.statement.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Card>
      <MultiChoiceField
        {...form.field('ethnicity', hmdaCopy.ethnicity)}
        hint={hmdaCopy.oneOrMore}
        choices={choicesOf(ETHNICITIES, form)}
      />
      <MultiChoiceField
        {...form.field('race', hmdaCopy.race)}
        hint={hmdaCopy.oneOrMore}
        choices={choicesOf(RACES, form)}
      />
      <MultiChoiceField {...form.field('sex', hmdaCopy.sex)} choices={choicesOf(SEXES, form)} />
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
