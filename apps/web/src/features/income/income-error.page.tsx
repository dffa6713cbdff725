import { incomeCalls } from '@homeline/contract/income/calls.ts';

import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { Phone } from '../../shell/phone.tsx';
import { useApplication } from '../applications/application.ts';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { dayWords } from '../applications/format-instant.ts';
import { useSave } from '../applications/use-save.ts';
import { incomeCopy } from './copy.ts';

const copy = incomeCopy.failed;

/** Offers another way after the chosen one did not verify the income. */
export default function IncomeErrorPage() {
  const { status } = useApplication();
  return (
    <ConfirmPage
      heading={copy.heading}
      why={copy.why(status.dueAt && dayWords(status.dueAt))}
      action={copy.action}
      act={useSave(incomeCalls.retryIncome)}
    >
      <Card title={copy.waysTitle}>
        <Lines lines={copy.ways} />
      </Card>
      <p>
        {copy.noneFits} <Phone />.
      </p>
    </ConfirmPage>
  );
}
