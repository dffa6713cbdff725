import { Button, buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Link } from 'react-router';
import { Page } from '../../../shell/page.tsx';
import { stepPath } from './step-props.ts';

/** The end of a registration for a home that is for sale: said before anything is saved or asked of a bureau. */
export function ForSale({ goBack }: { goBack: () => void }) {
  return (
    <Page
      heading="We cannot lend on a home that is for sale"
      why="A line of credit stays with the home and must be paid off when it is sold. Nothing was saved, and your credit was not looked at."
    >
      <p>
        Once the listing has ended for more than 60 days you can apply with this home. With another home you
        can apply now.
      </p>
      <QuestionActions>
        <Link className={buttonClass()} to={stepPath('property-info')}>
          Use another address
        </Link>
        <Button kind="secondary" onClick={goBack}>
          Change my answer
        </Button>
      </QuestionActions>
    </Page>
  );
}
