import { Button } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { organisation } from '../../organisation.ts';
import { Page } from '../../shell/page.tsx';

/** The state is unknown: what was sent has not shown any effect. Nothing is lost; one can ask again. */
export function TimeoutPage({ tryAgain }: { tryAgain: () => void }) {
  const { phoneFormatted } = organisation.orgMetaData.companyInfo;
  return (
    <Page
      heading="This takes longer than it should"
      why="Your answers are saved. Something behind this page has not answered yet."
    >
      <p>
        Please try again in a moment. If it goes on, call us at{' '}
        <a className="figures" href={`tel:+1${phoneFormatted.replace(/\D/g, '')}`}>
          {phoneFormatted}
        </a>
        .
      </p>
      <QuestionActions>
        <Button onClick={tryAgain}>Try again</Button>
      </QuestionActions>
    </Page>
  );
}
