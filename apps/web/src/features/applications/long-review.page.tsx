import { Phone } from '../../shell/phone.tsx';
import { useApplication } from './application.ts';
import { WaitPage } from './wait.page.tsx';
import { WAIT_WORDS } from './wait-words.ts';

/** What should have come at once is being done by a person. The page keeps listening and goes on by itself. */
export default function LongReviewPage() {
  const { status } = useApplication();
  const words = WAIT_WORDS[status.step];
  return (
    <WaitPage heading="This takes longer than it should" why={`Your answers are saved. ${words?.why ?? ''}`}>
      <p>
        If it takes longer than that, call us at <Phone />.
      </p>
    </WaitPage>
  );
}
