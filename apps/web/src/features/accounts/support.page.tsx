import { organisation } from '@homeline/client/organisation.ts';
import { formatUs } from '@homeline/domain/dates/civil-date.ts';
import { hoursLines } from '@homeline/domain/organisations/hours.ts';
import { whyClosed } from '@homeline/domain/organisations/intake.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Link } from 'react-router';
import { usePhoneHours } from '../../shell/lender-data.ts';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { Shell } from '../../shell/shell.tsx';
import { laterAccountsCopy } from './later-copy.ts';
import { isReferred } from './registration/registration-answers.ts';

const words = laterAccountsCopy.support;

/** Offers help with registering: a person to call or email. */
export default function SupportPage() {
  const { email, companyNameShort } = organisation.orgMetaData.companyInfo;
  const hours = usePhoneHours();
  const isClosed = whyClosed(organisation.orgMetaData, { isReferred: isReferred() }) !== undefined;
  return (
    <Shell>
      <Page heading={words.heading} why={words.why(companyNameShort)}>
        <Card>
          <Lines
            lines={[
              {
                label: words.call,
                value: <Phone />,
              },
              { label: words.email, value: <a href={`mailto:${email}`}>{email}</a> },
              ...hoursLines(hours?.weekdays ?? []).map((line) => {
                const [days, times] = line.split(', ');
                return { label: days, value: `${times} PT` };
              }),
              ...(hours?.holidays ?? []).map(({ date, name }) => ({
                label: words.closed(formatUs(date)),
                value: name,
              })),
            ]}
          />
        </Card>
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
