import { said } from '@homeline/contract/said.ts';
import { answersPage, mayChange, returnPage } from '@homeline/domain/client-state/pages.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Link, useSearchParams } from 'react-router';
import { NotFound } from '../../shell/not-found.page.tsx';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { CorrectionsCard } from '../corrections/corrections-card.tsx';
import { useApplication } from './application.ts';
import { ChangeLink } from './change-link.tsx';
import { STAGE_TITLES } from './copy.ts';
import { pageUrl } from './page-url.ts';
import { type StageCard, stageCards } from './stage-cards.ts';

/** Shows the answers of a stage, each with a link to change it or the reason why it can't change. */
export default function AnswersPage() {
  const { uuid, status, answers, page } = useApplication();
  const [query] = useSearchParams();
  const { stages, stage: reached, answer, done } = status.progress;
  const stage = stages.find((each) => answersPage(each) === page);
  if (!stage) return <NotFound />;
  const summary = stage === reached ? answer : done.find((behind) => behind.stage === stage)?.answer;
  const cards = stageCards(stage, answers, summary && said(summary));
  return (
    <Page
      hasOwnBack
      above={stage === 'COMPLETE' ? undefined : STAGE_TITLES[stage]}
      heading="Your answers"
      why={cards.length ? 'These are your answers so far.' : 'You haven’t answered anything here yet.'}
    >
      {cards.map((card) => (
        <AnswerCard key={card.title} card={card} />
      ))}
      <CorrectionsCard stage={stage} />
      <p>
        Do you see a mistake that you can’t change here? Call us at <Phone />.
      </p>
      <QuestionActions>
        <Link className={buttonClass()} to={pageUrl(uuid, returnPage(status, query.get('returnTo')))}>
          Back to where you were
        </Link>
      </QuestionActions>
    </Page>
  );
}

function AnswerCard({ card: { title, lines, page, whyClosed } }: { card: StageCard }) {
  const { status } = useApplication();
  const isOpen = page !== undefined && mayChange(status, page);
  return (
    <Card title={title} action={page && <ChangeLink page={page} what={title} />}>
      <Lines lines={lines} />
      {!isOpen && <p className="fine-print">{whyClosed}</p>}
    </Card>
  );
}
