import { organisation } from '@homeline/client/organisation.ts';
import { whyClosed } from '@homeline/domain/organisations/intake.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Link } from 'react-router';
import { Page } from '../../shell/page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { ContactLines } from '../organisations/contact-lines.tsx';
import { laterAccountsCopy } from './deferred-copy.ts';
import { isReferred } from './registration/origin.ts';

const words = laterAccountsCopy.support;

/** Offers help with registering: a person to call, email or write to. */
export default function SupportPage() {
  const { companyNameShort } = organisation.orgMetaData.companyInfo;
  const isClosed = whyClosed(organisation.orgMetaData, { isReferred: isReferred() }) !== undefined;
  return (
    <Shell>
      <Page heading={words.heading} why={words.why(companyNameShort)}>
        <ContactLines />
        <QuestionActions>
          {!isClosed && (
            <Link className={buttonClass('primary')} to="/register">
              {words.action}
            </Link>
          )}
          <Link className={buttonClass(isClosed ? 'primary' : 'secondary')} to="/auth/login">
            {words.signIn}
          </Link>
        </QuestionActions>
      </Page>
    </Shell>
  );
}
