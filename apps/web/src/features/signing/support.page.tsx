import { organisation } from '@homeline/client/organisation.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Link } from 'react-router';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { useApplication } from '../applications/application.ts';
import { pageUrl } from '../applications/page-url.ts';
import { signingCopy } from './copy.ts';

const copy = signingCopy.support;

/** Offers help with signing. */
export default function SigningSupportPage() {
  const { uuid } = useApplication();
  const { email } = organisation.orgMetaData.companyInfo;
  return (
    <Page heading={copy.heading} why={copy.why}>
      <Card>
        <Lines
          lines={[
            { label: copy.call, value: <Phone /> },
            { label: copy.write, value: <a href={`mailto:${email}`}>{email}</a> },
          ]}
        />
      </Card>
      <Card title={copy.questionsTitle} tone="sunken">
        <Lines lines={copy.questions} />
      </Card>
      <QuestionActions>
        <Link className={buttonClass('primary')} to={pageUrl(uuid, 'signing/intro')}>
          {copy.action}
        </Link>
      </QuestionActions>
    </Page>
  );
}
