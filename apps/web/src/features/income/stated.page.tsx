import { StatedIncomeForm, saveStatedIncome } from '@homeline/contract/income/save-stated-income.ts';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { accountsCopy } from '../accounts/copy.ts';
import { IncomeFields } from '../accounts/registration/income-fields.tsx';
import { askedOf } from '../accounts/registration/registration-steps.ts';
import { useApplication } from '../applications/application.ts';
import { useDetour } from '../applications/use-detour.ts';

const words = accountsCopy.registration['income-info'];

/** Corrects the stated income before anything is checked or priced with it. */
export default function StatedIncomePage() {
  const { statedIncome } = useApplication().answers;
  const { action, goBack } = useDetour('start/income');
  const form = useStepForm({
    call: saveStatedIncome,
    movesOn: false,
    schema: StatedIncomeForm,
    values: { ...statedIncome },
    relevant: (given) => askedOf('income-info', given),
    submit: async (income, save) => {
      await save(income);
      await goBack();
    },
  });
  return (
    <FormPage form={form} action={action} heading={words.heading} why={words.why}>
      <IncomeFields form={form} />
    </FormPage>
  );
}
