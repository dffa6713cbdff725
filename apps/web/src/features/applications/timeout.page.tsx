import { Button } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { WAITS } from './copy.ts';
import { useDelay } from './use-delay.ts';

/** Shows when the step did not move after the borrower's own action. Nothing is lost, and the page can ask again. */
export function TimeoutPage({ tryAgain }: { tryAgain: () => void }) {
  const delay = useDelay();
  return (
    <Page
      alerts={delay}
      heading={WAITS.overdue}
      why={`${WAITS.saved} One of our systems hasn’t answered yet.`}
    >
      <p>
        Please try again in a moment. If it doesn’t work, call us at <Phone />.
      </p>
      <QuestionActions>
        <Button onClick={tryAgain}>Try again</Button>
      </QuestionActions>
    </Page>
  );
}
