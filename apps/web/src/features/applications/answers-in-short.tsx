import type { CostedTerms } from '@homeline/contract/offers/get-offers.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { Phone } from '../../shell/phone.tsx';
import { TermLines } from '../offers/term-lines.tsx';
import { homeLines, incomeLines, moreLines, owedLines, personLines } from './answer-lines.ts';
import { useApplication } from './application.ts';
import { ChangeLink } from './change-link.tsx';

/** What was answered and chosen, with the way to change what can be changed. */
export function AnswersInShort({ terms }: { terms: CostedTerms | undefined }) {
  const { answers } = useApplication();
  const more = moreLines(answers);
  return (
    <>
      {terms && (
        <Card
          title="Your line of credit"
          action={<ChangeLink page="product/select" what="your line of credit" />}
        >
          <TermLines terms={terms} />
        </Card>
      )}
      {more.length > 0 && (
        <Card title="About you and the money" action={<ChangeLink page="start/contact" what="about you" />}>
          <Lines lines={more} />
        </Card>
      )}
      <Card title="Owed on your home" action={<ChangeLink page="liens" what="what is owed on your home" />}>
        <Lines lines={owedLines(answers)} />
      </Card>
      <Card title="Federal questions" action={<ChangeLink page="start/hmda" what="the federal questions" />}>
        <p>Your answers are kept apart from this application. Only you can see them here.</p>
      </Card>
      <Card title="You, your home and your income" tone="sunken">
        <Lines lines={[...personLines(answers), ...homeLines(answers), ...incomeLines(answers)]} />
        <p className="fine-print">
          We checked your credit and your home with these and worked out your offer from them, so they stand.
          If one is wrong, call us at <Phone /> before you submit, or cancel this application and apply anew.
        </p>
      </Card>
    </>
  );
}
