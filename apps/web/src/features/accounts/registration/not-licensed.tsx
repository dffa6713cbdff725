import { type StateCode, US_STATES } from '@homeline/domain/states/us-states.ts';
import { Button } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { organisation } from '../../../organisation.ts';
import { Page } from '../../../shell/page.tsx';

/** The end of a registration for a home in a state where the lender does not lend. */
export function NotLicensed({ state, tryAnother }: { state: StateCode; tryAnother: () => void }) {
  const { email } = organisation.orgMetaData.companyInfo;
  return (
    <Page
      heading={`We are not lending in ${US_STATES[state]} yet.`}
      why="More states are to come. Nothing was saved, and your credit was not looked at."
    >
      <p>
        If you own a home in another state, you can apply for that one. To hear from us when{' '}
        {US_STATES[state]} opens, write to <a href={`mailto:${email}`}>{email}</a>.
      </p>
      <QuestionActions>
        <Button onClick={tryAnother}>Use another address</Button>
      </QuestionActions>
    </Page>
  );
}
