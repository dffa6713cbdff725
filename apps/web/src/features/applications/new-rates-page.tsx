import { Button, buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Link } from 'react-router';
import { Page } from '../../shell/page.tsx';
import { NEW_RATES } from './copy.ts';

/** Says that offers wait until the lender has published newer rates. */
export function NewRatesPage() {
  return (
    <Page heading={NEW_RATES.title} why={NEW_RATES.text}>
      <QuestionActions>
        <Button onClick={() => window.location.reload()}>{NEW_RATES.action}</Button>
        <Link className={buttonClass('secondary')} to="/dashboard">
          {NEW_RATES.dashboard}
        </Link>
      </QuestionActions>
    </Page>
  );
}
