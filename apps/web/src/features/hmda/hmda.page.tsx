import { getHmda } from '@homeline/contract/hmda/get-hmda.ts';
import { type HmdaAnswers, HmdaForm, saveHmda } from '@homeline/contract/hmda/save-hmda.ts';
import {
  type DemographicOption,
  ETHNICITIES,
  RACES,
  SEXES,
  withoutUnusedTexts,
} from '@homeline/domain/hmda/demographics.ts';
import { type MultiChoice, MultiChoiceField } from '@homeline/ui/fields/multi-choice-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { FormPage } from '../../form/form-page.tsx';
import type { Form } from '../../form/use-form.ts';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useDetour } from '../applications/use-detour.ts';
import { PricedFromHome } from '../liens/priced-from-home.tsx';
import { hmdaCopy } from './copy.ts';

type Text = NonNullable<DemographicOption['text']>;

/** Asks for the demographic information that federal law has every lender ask for. */
export default function HmdaPage() {
  return <QueryBoundary call={getHmda}>{(known) => <Questions known={known} />}</QueryBoundary>;
}

function Questions({ known }: { known: HmdaAnswers }) {
  const { status } = useApplication();
  const { isDetour, goBack, ...frame } = useDetour('start/hmda');
  const form = useStepForm({
    call: saveHmda,
    movesOn: !isDetour,
    schema: HmdaForm,
    values: known,
    relevant: withoutUnusedTexts,
    submit: async (answers, save) => {
      await save(answers);
      await goBack();
    },
  });
  return (
    <FormPage
      form={form}
      {...frame}
      heading={hmdaCopy.heading}
      why={status.submitted ? hmdaCopy.whyAgain : hmdaCopy.why}
    >
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
      <PricedFromHome />
    </FormPage>
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
        label,
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
