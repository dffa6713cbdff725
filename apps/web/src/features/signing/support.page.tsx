import { buttonClass } from '@homeline/ui/button.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Link } from 'react-router';
import { organisation } from '../../organisation.ts';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { useApplication } from '../applications/application.ts';

/** Help with signing. */
export default function SigningSupportPage() {
  const { uuid } = useApplication();
  const { email } = organisation.orgMetaData.companyInfo;
  return (
    <Page
      heading="Do you need help with signing?"
      why="You need not sign anything that you do not understand. Your documents wait for you."
    >
      <Card>
        <Lines
          lines={[
            { label: 'Call', value: <Phone /> },
            { label: 'Write', value: <a href={`mailto:${email}`}>{email}</a> },
          ]}
        />
      </Card>
      <Card title="What people ask" tone="sunken">
        <Lines
          lines={[
            {
              label: 'A name or a figure is wrong',
              value: 'Do not sign. Call us and we make the documents anew.',
            },
            {
              label: 'The location cannot be seen',
              value:
                'Press the icon beside the address of the page, choose Location, then Allow; or open this page on your phone. You can also sign in person: see below.',
            },
            {
              label: 'I would rather sign in person or on paper',
              value: 'Call or write to us. We agree on a time and place and bring the documents.',
            },
          ]}
        />
      </Card>
      <QuestionActions>
        <Link className={buttonClass('primary')} to={`/${uuid}/signing/intro`}>
          Back to signing
        </Link>
      </QuestionActions>
    </Page>
  );
}
