import { buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Link } from 'react-router';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { Shell } from '../../shell/shell.tsx';
import { organisationsCopy } from './copy.ts';

type ClosedProps = {
  readonly heading: string;
  readonly why: string;
  /** The sentence that the lender's phone number ends. */
  readonly beforePhone: string;
};

/** Lays out the page of a lender that takes no applications now. A person who already has one can continue it. */
export function Closed({ heading, why, beforePhone }: ClosedProps) {
  return (
    <Shell>
      <Page heading={heading} why={why}>
        <p>
          {beforePhone} <Phone />.
        </p>
        <QuestionActions>
          <Link className={buttonClass()} to="/auth/login">
            {organisationsCopy.closed.resume}
          </Link>
        </QuestionActions>
      </Page>
    </Shell>
  );
}
