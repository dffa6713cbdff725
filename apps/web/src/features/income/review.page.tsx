import { chooseIncomeSource } from '@homeline/contract/income/choose-income-source.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { useNavigate } from 'react-router';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { pageUrl } from '../applications/page-url.ts';
import { incomeCopy } from './copy.ts';
import { type IncomeMethod, isLinkedWay, METHODS_BY_EMPLOYMENT } from './income-methods.ts';

const copy = incomeCopy.review;

const Way = z.object({ way: z.enum(Object.keys(incomeCopy.ways) as IncomeMethod[], 'Required') });

/** Asks how to verify the stated income: on a provider's page, by pay stubs or through the employer. */
export default function IncomeReviewPage() {
  const { uuid, answers } = useApplication();
  const { employmentType = 'FULL_TIME', monthlyGrossCents } = answers.statedIncome ?? {};
  const navigate = useNavigate();
  const form = useStepForm({
    call: chooseIncomeSource,
    schema: Way,
    values: {},
    submit: async ({ way }, save) => {
      if (isLinkedWay(way)) await navigate(pageUrl(uuid, `income/link/${way}`));
      else await save({ how: way === 'paystubs' ? 'PAYSTUB' : 'EMPLOYER' });
    },
  });
  return (
    <FormPage
      form={form}
      heading={copy.heading}
      why={copy.why(monthlyGrossCents === undefined ? undefined : formatWholeDollars(monthlyGrossCents))}
    >
      <ChoiceField
        {...form.field('way', copy.way)}
        choices={METHODS_BY_EMPLOYMENT[employmentType].map((value, index) => {
          const { label, detail } = incomeCopy.ways[value];
          return { value, label: index === 0 ? copy.quickest(label) : label, detail };
        })}
      />
    </FormPage>
  );
}
