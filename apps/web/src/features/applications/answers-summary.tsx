import type { CostedTerms } from '@homeline/contract/offers/get-offers.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { Phone } from '../../shell/phone.tsx';
import { TermLines } from '../offers/term-lines.tsx';
import { homeLines, incomeLines, moreLines, owedLines, personLines } from './answer-lines.ts';
import { useApplication } from './application.ts';
import { ChangeLink } from './change-link.tsx';
import { CARD_TITLES } from './copy.ts';

/** Shows the chosen offer and every answer, with links to change what is still open. */
export function AnswersSummary({ terms }: { terms: CostedTerms | undefined }) {
  const { answers } = useApplication();
  const more = moreLines(answers);
  return (
    <>
      {terms && (
        <Card
          title={CARD_TITLES.line}
          action={<ChangeLink page="product/select" what="your line of credit" />}
        >
          <TermLines terms={terms} />
        </Card>
      )}
      {more.length > 0 && (
        <Card title={CARD_TITLES.more} action={<ChangeLink page="start/contact" what="about you" />}>
          <Lines lines={more} />
        </Card>
      )}
      <Card title={CARD_TITLES.owed} action={<ChangeLink page="liens" what="what you owe on your home" />}>
        <Lines lines={owedLines(answers)} />
      </Card>
      <Card
        title={CARD_TITLES.demographics}
        action={<ChangeLink page="start/hmda" what="your demographic information" />}
      >
        <p>We keep your answers separate from this application. Only you can see them here.</p>
      </Card>
      <Card title="You, your home and your income" tone="sunken">
        <Lines lines={[...personLines(answers), ...homeLines(answers), ...incomeLines(answers)]} />
        <p className="fine-print">
          We used these to check your credit and your home and to price your offer, so you can’t change them
          here. If one is wrong, call us at <Phone /> before you submit, or cancel and apply again.
        </p>
      </Card>
    </>
  );
}
