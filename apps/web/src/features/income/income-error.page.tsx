import { retryIncome } from '@homeline/contract/income/retry-income.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { Phone } from '../../shell/phone.tsx';
import { useApplication } from '../applications/application.ts';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { dayWords } from '../applications/instant-words.ts';
import { useSave } from '../applications/use-save.ts';

/** The way that was chosen to show income came to nothing; another one is open. */
export default function IncomeErrorPage() {
  const { status } = useApplication();
  const until = status.dueAt && ` You have until ${dayWords(status.dueAt)}.`;
  return (
    <ConfirmPage
      heading="Shall we confirm your income another way?"
      why={`The way that you chose did not show it: the connection failed, or it held no income in your name. Your offer stays as it is.${until ?? ''}`}
      action="Choose another way"
      act={useSave(retryIncome)}
    >
      <Card title="Ways that you can choose from">
        <Lines
          lines={[
            { label: 'Link your payroll', value: 'Under a minute' },
            { label: 'Link the bank account your pay goes to', value: 'Under a minute' },
            { label: 'Upload paystubs', value: '1 business day' },
            { label: 'Let us ask your employer', value: '1-3 business days' },
          ]}
        />
      </Card>
      <p>
        If none of them fits, call us at <Phone />.
      </p>
    </ConfirmPage>
  );
}
