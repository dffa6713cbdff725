import { getHmda } from '@homeline/contract/hmda/get-hmda.ts';
import { type HmdaAnswers, HmdaForm, saveHmda } from '@homeline/contract/hmda/save-hmda.ts';
import {
  type DemographicOption,
  ETHNICITIES,
  RACES,
  SEXES,
  withoutStrayTexts,
} from '@homeline/domain/hmda/demographics.ts';
import { type SeveralChoice, SeveralField } from '@homeline/ui/fields/several-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { type QuestionForm, useQuestionForm } from '../../form/use-question-form.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useDetour } from '../applications/use-detour.ts';
import { useDraft } from '../applications/use-draft.ts';
import { useSave } from '../applications/use-save.ts';
import { RestsOnHome } from '../liens/rests-on-home.tsx';

type Text = NonNullable<DemographicOption['text']>;

const TEXTS: Record<Text, { readonly label: string; readonly hint?: string }> = {
  otherHispanic: {
    label: 'Which origin',
    hint: 'For example Argentinean, Colombian, Dominican, Nicaraguan, Salvadoran or Spaniard',
  },
  tribe: { label: 'Name of the enrolled or principal tribe' },
  otherAsian: { label: 'Which Asian race', hint: 'For example Hmong, Laotian, Thai, Pakistani or Cambodian' },
  otherPacific: { label: 'Which Pacific Islander race', hint: 'For example Fijian or Tongan' },
};

/** The questions that federal law has every lender ask. */
export default function HmdaPage() {
  return <QueryBoundary call={getHmda}>{(known) => <Questions known={known} />}</QueryBoundary>;
}

function Questions({ known }: { known: HmdaAnswers }) {
  const { isDetour, goBack, ...frame } = useDetour('start/hmda');
  const save = useSave(saveHmda, !isDetour);
  const form = useQuestionForm({
    schema: HmdaForm,
    values: known,
    relevant: withoutStrayTexts,
    draft: useDraft('start/hmda'),
    send: async (answers) => {
      await save(answers);
      await goBack();
    },
  });
  return (
    <FormPage
      form={form}
      {...frame}
      heading="Federal law has us ask these"
      why="You may choose as many as fit, and you may choose not to answer. We ask so that the government can see whether lenders treat everyone fairly."
    >
      <Card tone="sunken">
        <p>
          You are not required to provide this information, but are encouraged to do so. The law says that we
          may not discriminate on the basis of it, or on whether you choose to provide it. It is kept apart
          from your application: nobody who decides on it can see your answers.
        </p>
      </Card>
      <SeveralField
        {...form.field('ethnicity', 'Ethnicity')}
        hint="Check one or more"
        choices={choicesOf(ETHNICITIES, form)}
      />
      <SeveralField
        {...form.field('race', 'Race')}
        hint="Check one or more"
        choices={choicesOf(RACES, form)}
      />
      <SeveralField {...form.field('sex', 'Sex')} choices={choicesOf(SEXES, form)} />
      <RestsOnHome />
    </FormPage>
  );
}

type Form = Pick<QuestionForm<Partial<Record<Text, string>>>, 'field'>;

/** The options as choices, the finer ones under those they belong to, each with the text that may go with it. */
function choicesOf<Code extends string>(
  options: readonly (DemographicOption & { readonly code: Code })[],
  form: Form,
  under?: string,
): readonly SeveralChoice<Code>[] {
  return options
    .filter((option) => option.under === under)
    .map(
      ({ code, label, text, isAlone = false }): SeveralChoice<Code> => ({
        value: code,
        label,
        isAlone,
        ...(text && {
          also: <TextField {...form.field(text, TEXTS[text].label)} hint={TEXTS[text].hint} optional />,
        }),
        ...(under === undefined && { within: choicesOf(options, form, code) }),
      }),
    );
}
