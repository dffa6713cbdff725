import { stepCopy } from '@homeline/domain/workflow/step-copy.ts';
import { Phone } from '../../shell/phone.tsx';
import { useApplication } from './application.ts';
import { WAITS } from './copy.ts';
import { WaitPage } from './wait.page.tsx';

/** Shows that staff are now doing an automatic step manually. Moves on by itself when the step changes. */
export default function LongReviewPage() {
  const { status } = useApplication();
  return (
    <WaitPage
      heading={WAITS.overdue}
      why={[WAITS.saved, stepCopy(status.step).wait?.why].filter(Boolean).join(' ')}
    >
      <p>
        {WAITS.orCall} <Phone />.
      </p>
    </WaitPage>
  );
}
