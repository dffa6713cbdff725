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
    <Page alerts={delay} heading={WAITS.overdue} why={`${WAITS.saved} ${WAITS.unanswered}`}>
      <p>
        {WAITS.tryOrCall} <Phone />.
      </p>
      <QuestionActions>
        <Button onClick={tryAgain}>{WAITS.tryAgain}</Button>
      </QuestionActions>
    </Page>
  );
}
