import { refusalAlert } from '@homeline/client/form/refusal-alert.ts';
import { Button } from '@homeline/ui/button.tsx';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { Page } from '../../../shell/page.tsx';

type PressToOpenProps = {
  readonly copy: { readonly heading: string; readonly why: string; readonly action: string };
  /** Uses the link. An error is shown, and the button stays. */
  readonly open: () => Promise<void>;
};

/** Uses an emailed link only when a person presses the button: mail scanners open links. */
export function PressToOpen({ copy, open }: PressToOpenProps) {
  const [isBusy, setBusy] = useState(false);
  const [alert, setAlert] = useState<AlertItem>();
  async function press(): Promise<void> {
    setBusy(true);
    setAlert(undefined);
    await open().catch((error: unknown) => setAlert(refusalAlert(error)));
    setBusy(false);
  }
  return (
    <Page heading={copy.heading} why={copy.why} alerts={alert ? [alert] : []} hasOwnBack>
      <QuestionActions>
        <Button isBusy={isBusy} onClick={() => void press()}>
          {copy.action}
        </Button>
      </QuestionActions>
    </Page>
  );
}
