import { answersPage, mayChange, pageToReturnTo } from '@homeline/domain/client-state/pages.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Link, useSearchParams } from 'react-router';
import { NotFound } from '../../shell/not-found.page.tsx';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { useApplication } from './application.ts';
import { STAGE_TITLES } from './application-progress.tsx';
import { ChangeLink } from './change-link.tsx';
import { type StageCard, stageCards } from './stage-cards.ts';

/** What was answered at a stage, each with the way to change it or why it stands; then back to where one was. */
export default function AnswersPage() {
  const { uuid, status, answers, page } = useApplication();
  const [query] = useSearchParams();
  const { stages, stage: reached, answer, done } = status.progress;
  const stage = stages.find((each) => answersPage(each) === page);
  if (!stage) return <NotFound />;
  const inShort = stage === reached ? answer : done.find((behind) => behind.stage === stage)?.answer;
  const cards = stageCards(stage, answers, inShort);
  return (
    <Page
      hasOwnBack
      above={stage === 'COMPLETE' ? undefined : STAGE_TITLES[stage]}
      heading="Your answers"
      why={cards.length ? 'This is what we have from you.' : 'Nothing has been answered here yet.'}
    >
      {cards.map((card) => (
        <AnswerCard key={card.title} card={card} />
      ))}
      <p>
        Is something wrong that you cannot change here? Call us at <Phone />.
      </p>
      <QuestionActions>
        <Link className={buttonClass()} to={`/${uuid}/${pageToReturnTo(status, query.get('returnTo'))}`}>
          Back to where you were
        </Link>
      </QuestionActions>
    </Page>
  );
}

function AnswerCard({ card: { title, lines, page, stands } }: { card: StageCard }) {
  const { status } = useApplication();
  const isOpen = page !== undefined && mayChange(status, page);
  return (
    <Card title={title} action={page && <ChangeLink page={page} what={title} />}>
      <Lines lines={lines} />
      {!isOpen && <p className="fine-print">{stands}</p>}
    </Card>
  );
}
