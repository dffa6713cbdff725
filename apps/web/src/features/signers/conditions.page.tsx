import { buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Link } from 'react-router';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { signersCopy } from './copy.ts';

const copy = signersCopy.conditions;

/** Offers the ways to continue after a failed identity check. */
export default function SignerConditionsPage() {
  return (
    <Page heading={copy.heading} why={copy.why} hasOwnBack>
      <QuestionActions>
        <Link className={buttonClass()} to="/heloc-signer/conditions/identity">
          {copy.another}
        </Link>
        <Link className={buttonClass('secondary')} to="/heloc-signer/conditions/upload-document">
          {copy.document}
        </Link>
      </QuestionActions>
      <p className="fine-print">
        {copy.call} <Phone />.
      </p>
    </Page>
  );
}
