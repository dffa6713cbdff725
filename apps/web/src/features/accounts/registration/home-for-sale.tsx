import { Button, buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Link } from 'react-router';
import { Page } from '../../../shell/page.tsx';
import { laterAccountsCopy } from '../deferred-copy.ts';
import { stepPath } from './step-props.ts';

const words = laterAccountsCopy.forSale;

/** Ends a registration for a home that is for sale, before anything is saved or a bureau is asked. */
export default function HomeForSale({ goBack }: { goBack: () => void }) {
  return (
    <Page heading={words.heading} why={words.why}>
      <p>{words.text}</p>
      <QuestionActions>
        <Link className={buttonClass()} to={stepPath('property-info')}>
          {words.another}
        </Link>
        <Button kind="secondary" onClick={goBack}>
          {words.change}
        </Button>
      </QuestionActions>
    </Page>
  );
}
