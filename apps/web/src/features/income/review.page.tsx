import { chooseIncomeSource } from '@homeline/contract/income/choose-income-source.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { useNavigate } from 'react-router';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { INCOME_WAYS, type IncomeWayName, linkedWay, WAYS_FOR } from './income-ways.ts';

const Way = z.object({ way: z.enum(Object.keys(INCOME_WAYS) as IncomeWayName[], 'Required') });

/** How to show the income that was stated: at a provider's page, by pay stubs, or by asking the employer. */
export default function IncomeReviewPage() {
  const { uuid, answers } = useApplication();
  const { employmentType = 'FULL_TIME', monthlyGrossCents } = answers.statedIncome ?? {};
  const navigate = useNavigate();
  const form = useStepForm({
    call: chooseIncomeSource,
    schema: Way,
    values: {},
    submit: async ({ way }, save) => {
      if (linkedWay(way)) await navigate(`/${uuid}/income/link/${way}`);
      else await save({ how: way === 'paystubs' ? 'PAYSTUB' : 'EMPLOYER' });
    },
  });
  return (
    <FormPage
      form={form}
      heading="How would you like to show your income?"
      why={
        monthlyGrossCents === undefined
          ? 'We compare it with what you told us. Nothing is shown to your employer.'
          : `You told us ${formatWholeDollars(monthlyGrossCents)} a month before taxes. We only compare; nothing is changed at your employer or bank.`
      }
    >
      <ChoiceField
        {...form.field('way', 'Choose one way')}
        choices={WAYS_FOR[employmentType].map((name, index) => ({
          value: name,
          label: index === 0 ? `${INCOME_WAYS[name].label} (quickest)` : INCOME_WAYS[name].label,
          detail: INCOME_WAYS[name].detail,
        }))}
      />
    </FormPage>
  );
}
