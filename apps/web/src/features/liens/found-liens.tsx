import { answerFoundLiens } from '@homeline/contract/liens/answer-found-liens.ts';
import type { Lien, Liens } from '@homeline/contract/liens/get-liens.ts';
import { asksEquityLoan } from '@homeline/domain/facts/equity-loans.selectors.ts';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { liensCopy } from './copy.ts';
import { EquityLoanField, OneEquityLoan } from './equity-loan-field.tsx';
import { equityLoanChoices, lienChoices } from './lien-choices.ts';
import { LienLines } from './lien-lines.tsx';
import { askedOf, FOUND_LIENS_FORM, needsReview } from './liens-form.ts';
import { PaidOff } from './paid-off.tsx';

const words = liensCopy.found;

/** Asks about liens found later on a home in Texas: whether each is an equity loan, and whether the line pays it off. */
export function FoundLiens({ known: { found: liens } }: { known: Liens }) {
  const { answers } = useApplication();
  const form = useStepForm({
    call: answerFoundLiens,
    schema: FOUND_LIENS_FORM,
    values: {
      liens: liens.map(({ id, isReviewedEquityLoan }) => ({ id, ...(isReviewedEquityLoan && IS_ONE) })),
    },
    relevant: (given) => ({ ...given, liens: given.liens?.map(askedOf) }),
    draft: 'liens/found',
  });
  const answerTo = (index: number) => form.value(`liens.${index}.answer`);
  return (
    <FormPage
      form={form}
      heading={words.heading(
        liens.length,
        liens.every(({ isReviewedEquityLoan }) => isReviewedEquityLoan),
      )}
      why={whyAsked(liens)}
    >
      {liens.map((lien, index) => (
        <Card key={lien.id} title={lien.holder}>
          <LienLines lien={lien} isReviewed={lien.isReviewedEquityLoan} />
          {lien.isReviewedEquityLoan ? (
            <>
              <ChoiceField
                {...form.field(`liens.${index}.answer`, words.whatNext, `${lien.holder}: ${words.whatNext}`)}
                choices={equityLoanChoices(lien)}
              />
              {answerTo(index) === 'CONFIRMED' && <OneEquityLoan />}
            </>
          ) : (
            <>
              <ChoiceField
                {...form.field(`liens.${index}.answer`, liensCopy.verify.question(lien.holder))}
                choices={lienChoices(lien)}
              />
              {asksEquityLoan({ answer: answerTo(index) }) && (
                <EquityLoanField form={form} index={index} holder={lien.holder} />
              )}
              {form.value(`liens.${index}.isEquityLoan`) === false && <p>{words.review}</p>}
            </>
          )}
        </Card>
      ))}
      <PaidOff liens={liens} answers={form.value('liens')} />
      {answers.offerSelection && <p>{words.reprice(needsReview(form.value('liens')))}</p>}
    </FormPage>
  );
}

const IS_ONE = { isEquityLoan: true };

/** Returns why we ask again: where the liens were found, and what Texas law says. */
function whyAsked(liens: readonly Lien[]): string {
  const isFound = liens.some(({ isReviewedEquityLoan }) => isReviewedEquityLoan);
  const isShown = liens.some(({ isReviewedEquityLoan }) => !isReviewedEquityLoan);
  return [isShown && words.shown, isFound && words.reviewed, words.law].filter(Boolean).join(' ');
}
