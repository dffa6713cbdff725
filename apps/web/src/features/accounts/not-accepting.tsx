import { organisation } from '@homeline/client/organisation.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Link } from 'react-router';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { Shell } from '../../shell/shell.tsx';
import { accountsCopy } from './copy.ts';

const copy = accountsCopy.notAccepting;

/** Says that this lender takes applications through loan originators only. */
export function NotAccepting() {
  const { companyNameShort } = organisation.orgMetaData.companyInfo;
  return (
    <Shell>
      <Page heading={copy.heading} why={copy.why(companyNameShort)}>
        <p>
          {copy.link} <Phone />.
        </p>
        <QuestionActions>
          <Link className={buttonClass()} to="/auth/login">
            {copy.resume}
          </Link>
        </QuestionActions>
      </Page>
    </Shell>
  );
}
