import { organisation } from '@homeline/client/organisation.ts';
import { type StateCode, US_STATES } from '@homeline/domain/states/us-states.ts';
import { Button } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Page } from '../../../shell/page.tsx';
import { laterAccountsCopy } from '../deferred-copy.ts';

const words = laterAccountsCopy.notLicensed;

/** Ends a registration for a home in a state where the lender does not lend. */
export default function NotLicensed({ state, tryAnother }: { state: StateCode; tryAnother: () => void }) {
  const { email } = organisation.orgMetaData.companyInfo;
  return (
    <Page heading={words.heading(US_STATES[state])} why={words.why}>
      <p>
        {words.text(US_STATES[state])} <a href={`mailto:${email}`}>{email}</a>.
      </p>
      <QuestionActions>
        <Button onClick={tryAnother}>{words.another}</Button>
      </QuestionActions>
    </Page>
  );
}
