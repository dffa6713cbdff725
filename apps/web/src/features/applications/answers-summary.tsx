import type { CostedTerms } from '@homeline/contract/offers/get-offers.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { Phone } from '../../shell/phone.tsx';
import { TermLines } from '../offers/term-lines.tsx';
import { homeLines, incomeLines, moreLines, owedLines, personLines } from './answer-lines.ts';
import { CARD_TITLES, SUMMARY } from './answers-copy.ts';
import { useApplication } from './application.ts';
import { ChangeLink } from './change-link.tsx';
import { ContactCard } from './contact-card.tsx';

/** Shows the chosen offer and every answer, with links to change what is still open. */
export function AnswersSummary({ terms }: { terms: CostedTerms | undefined }) {
  const { answers } = useApplication();
  const more = moreLines(answers);
  return (
    <>
      {terms && (
        <Card
          title={CARD_TITLES.line}
          action={<ChangeLink page="product/select" what={SUMMARY.toChange.line} />}
        >
          <TermLines terms={terms} />
        </Card>
      )}
      {more.length > 0 && (
        <Card
          title={CARD_TITLES.more}
          action={<ChangeLink page="start/contact" what={SUMMARY.toChange.more} />}
        >
          <Lines lines={more} />
        </Card>
      )}
      <Card title={CARD_TITLES.owed} action={<ChangeLink page="liens" what={SUMMARY.toChange.owed} />}>
        <Lines lines={owedLines(answers)} />
      </Card>
      <Card
        title={CARD_TITLES.demographics}
        action={<ChangeLink page="start/hmda" what={SUMMARY.toChange.demographics} />}
      >
        <p>{SUMMARY.demographics}</p>
      </Card>
      <ContactCard contact={answers.contact} />
      <Card title={SUMMARY.checked.title} tone="sunken">
        <Lines lines={[...personLines(answers), ...homeLines(answers), ...incomeLines(answers)]} />
        <p className="fine-print">
          {SUMMARY.checked.before} <Phone /> {SUMMARY.checked.after}
        </p>
      </Card>
    </>
  );
}
