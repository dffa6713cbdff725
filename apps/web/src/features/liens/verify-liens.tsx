import { answerLiens } from '@homeline/contract/liens/answer-liens.ts';
import type { Liens } from '@homeline/contract/liens/get-liens.ts';
import { asksEquityLoan } from '@homeline/domain/facts/equity-loans.selectors.ts';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { Phone } from '../../shell/phone.tsx';
import { useDetour } from '../applications/use-detour.ts';
import { liensCopy } from './copy.ts';
import { EquityLoanField } from './equity-loan-field.tsx';
import { HomeCostFields } from './home-cost-fields.tsx';
import { lienChoices } from './lien-choices.ts';
import { LienLines } from './lien-lines.tsx';
import { askedOf, liensForm } from './liens-form.ts';
import { PaidOff } from './paid-off.tsx';

const words = liensCopy.verify;

/** Asks about each known mortgage: correct, disputed, paid off by the line, or on another home. */
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
    relevant: (given) => ({ ...given, liens: given.liens?.map(askedOf) }),
    submit: async (answers, save) => {
      await save(answers);
      await goBack();
    },
  });
  if (liens.length === 0) {
    return (
      <FormPage
        form={form}
        heading={words.none.heading}
        why={words.none.why(isDetour)}
        action={isDetour ? action : words.none.action}
      >
        <p>
          {words.none.another[0]} <Phone /> {words.none.another[1]}
        </p>
        <HomeCostFields form={form} />
      </FormPage>
    );
  }
  return (
    <FormPage
      form={form}
      heading={words.heading(liens.length)}
      why={isDetour ? words.whyAgain : words.why}
      action={action}
    >
      {liens.map((lien, index) => (
        <Card key={lien.id} title={lien.holder}>
          <LienLines lien={lien} />
          <ChoiceField
            {...form.field(`liens.${index}.answer`, words.question(lien.holder))}
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
