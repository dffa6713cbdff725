import { answerFoundLiens } from '@homeline/contract/liens/answer-found-liens.ts';
import type { Lien, Liens } from '@homeline/contract/liens/get-liens.ts';
import { asksEquityLoan } from '@homeline/domain/facts/equity-loans.selectors.ts';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { EquityLoanField, OneEquityLoan } from './equity-loan-field.tsx';
import { equityLoanChoices, lienChoices } from './lien-choices.ts';
import { LienLines } from './lien-lines.tsx';
import { asAsked, FOUND_LIENS_FORM, isLookedAt } from './liens-form.ts';
import { PaidOff } from './paid-off.tsx';

/** In Texas, of a lien that came to light after the others were answered for: whether it is an equity loan, and that the line pays it off. */
export function FoundLiens({ known: { found: liens } }: { known: Liens }) {
  const { answers } = useApplication();
  const form = useStepForm({
    call: answerFoundLiens,
    schema: FOUND_LIENS_FORM,
    values: {
      liens: liens.map(({ id, isReviewedEquityLoan }) => ({ id, ...(isReviewedEquityLoan && IS_ONE) })),
    },
    relevant: (given) => ({ ...given, liens: given.liens?.map(asAsked) }),
    draft: 'liens/found',
  });
  const answerTo = (index: number) => form.value(`liens.${index}.answer`);
  return (
    <FormPage form={form} heading={headingOf(liens)} why={whyAsked(liens)}>
      {liens.map((lien, index) => (
        <Card key={lien.id} title={lien.holder}>
          <LienLines lien={lien} isReviewed={lien.isReviewedEquityLoan} />
          {lien.isReviewedEquityLoan ? (
            <>
              <ChoiceField
                {...form.field(
                  `liens.${index}.answer`,
                  'What becomes of it?',
                  `${lien.holder}: What becomes of it?`,
                )}
                choices={equityLoanChoices(lien)}
              />
              {answerTo(index) === 'CONFIRMED' && <OneEquityLoan />}
            </>
          ) : (
            <>
              <ChoiceField
                {...form.field(`liens.${index}.answer`, `Is ${lien.holder} right?`)}
                choices={lienChoices(lien)}
              />
              {asksEquityLoan({ answer: answerTo(index) }) && (
                <EquityLoanField form={form} index={index} holder={lien.holder} />
              )}
              {form.value(`liens.${index}.isEquityLoan`) === false && (
                <p>An underwriter may look at its papers first, usually within 1 to 2 business days.</p>
              )}
            </>
          )}
        </Card>
      ))}
      <PaidOff liens={liens} answers={form.value('liens')} />
      {answers.offerSelection && (
        <p>
          Your offers are made again with{' '}
          {isLookedAt(form.value('liens')) ? 'what an underwriter finds in the papers' : 'what you answer'}.
          You then see what changed, and choose again.
        </p>
      )}
    </FormPage>
  );
}

const IS_ONE = { isEquityLoan: true };

function headingOf(liens: readonly Lien[]): string {
  const isOne = liens.length === 1;
  if (liens.every(({ isReviewedEquityLoan }) => isReviewedEquityLoan))
    return isOne ? 'This is a home equity loan' : 'These are home equity loans';
  return isOne ? 'Is this loan on your home?' : 'Are these loans on your home?';
}

/** @returns why the borrower is asked once more: what found the liens, and what Texas makes of them */
function whyAsked(liens: readonly Lien[]): string {
  const isFound = liens.some(({ isReviewedEquityLoan }) => isReviewedEquityLoan);
  const isShown = liens.some(({ isReviewedEquityLoan }) => !isReviewedEquityLoan);
  return [
    isShown && 'Your full credit report shows a loan that we had not asked you about.',
    isFound && 'An underwriter found by its papers that this is a home equity loan.',
    'Texas allows one home equity loan on a home at a time, and your line is one.',
  ]
    .filter(Boolean)
    .join(' ');
}
