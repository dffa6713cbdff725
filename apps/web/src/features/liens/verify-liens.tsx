import { answerLiens } from '@homeline/contract/liens/answer-liens.ts';
import type { Liens } from '@homeline/contract/liens/get-liens.ts';
import { asksEquityLoan } from '@homeline/domain/facts/equity-loans.selectors.ts';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { Phone } from '../../shell/phone.tsx';
import { useDetour } from '../applications/use-detour.ts';
import { EquityLoanField } from './equity-loan-field.tsx';
import { HomeCostFields } from './home-cost-fields.tsx';
import { lienChoices } from './lien-choices.ts';
import { LienLines } from './lien-lines.tsx';
import { asAsked, liensForm } from './liens-form.ts';
import { PaidOff } from './paid-off.tsx';

/** Each mortgage that is known: it is so, it is not, the line is to pay it off, or it is on another home. */
export function VerifyLiens({ known }: { known: Liens }) {
  const { isDetour, action, goBack } = useDetour('liens');
  const liens = known.liens.filter(({ source }) => source !== 'TOLD');
  const form = useStepForm({
    call: answerLiens,
    movesOn: !isDetour,
    schema: liensForm(known),
    values: {
      liens: liens.map(({ id, answer, isEquityLoan }) => ({ id, answer, isEquityLoan })),
      homeCosts: known.homeCosts ?? {},
    },
    relevant: (given) => ({ ...given, liens: given.liens?.map(asAsked) }),
    submit: async (answers, save) => {
      await save(answers);
      await goBack();
    },
  });
  if (liens.length === 0) {
    return (
      <FormPage
        form={form}
        heading="Is your home free of mortgages?"
        why={`We found none on your credit file or in the county’s records. ${isDetour ? ANEW : 'What is owed on the home decides how much you can borrow.'}`}
        action={isDetour ? action : 'Yes, there is none'}
      >
        <p>
          If there is one, a private loan for example, call us at <Phone /> before you go on.
        </p>
        <HomeCostFields form={form} />
      </FormPage>
    );
  }
  return (
    <FormPage
      form={form}
      heading={liens.length === 1 ? 'Is this your mortgage?' : 'Are these your mortgages?'}
      why={
        isDetour
          ? ANEW
          : 'What is owed on your home decides how much you can borrow. Balances may be a month old: that is fine.'
      }
      action={action}
    >
      {liens.map((lien, index) => (
        <Card key={lien.id} title={lien.holder}>
          <LienLines lien={lien} />
          <ChoiceField
            {...form.field(`liens.${index}.answer`, `Is ${lien.holder} right?`)}
            choices={lienChoices(lien)}
          />
          {known.asksEquityLoan && asksEquityLoan({ answer: form.value(`liens.${index}.answer`) }) && (
            <EquityLoanField form={form} index={index} holder={lien.holder} />
          )}
        </Card>
      ))}
      <PaidOff liens={liens} answers={form.value('liens')} />
      <HomeCostFields form={form} />
    </FormPage>
  );
}

const ANEW =
  'Your offers rest on this. If you change it, we work them out again and you choose among them once more.';
