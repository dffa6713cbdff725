import { organisation } from '@homeline/client/organisation.ts';
import { useSession } from '@homeline/client/session/use-session.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Link } from 'react-router';
import { Page } from '../../shell/page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { ContactLines } from './contact-lines.tsx';
import { organisationsCopy } from './copy.ts';

const copy = organisationsCopy.contact;

/** Says how to reach the lender: by phone and when, by email and by mail. */
export default function ContactPage() {
  const { isSignedIn } = useSession();
  const { companyNameShort } = organisation.orgMetaData.companyInfo;
  return (
    <Shell>
      <Page heading={copy.heading(companyNameShort)} why={copy.why}>
        <ContactLines />
        <p>
          <Link className={buttonClass('quiet')} to={isSignedIn ? '/dashboard' : '/'}>
            {isSignedIn ? copy.dashboard : copy.start}
          </Link>
        </p>
      </Page>
    </Shell>
  );
}
