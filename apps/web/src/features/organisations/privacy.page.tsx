import { organisation } from '@homeline/client/organisation.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { Shell } from '../../shell/shell.tsx';
import { TrackingCard } from '../telemetry/tracking-card.tsx';
import { organisationsCopy } from './copy.ts';

const copy = organisationsCopy.privacy;

/** Says what this site keeps about a person and how, lets them opt out of tracking, and leads to the lender's full policy. */
export default function PrivacyPage() {
  const { footer, companyInfo } = organisation.orgMetaData;
  return (
    <Shell>
      <Page heading={copy.heading} why={copy.why(companyInfo.companyNameShort)}>
        {copy.parts.map(({ title, text }) => (
          <Card key={title} title={title}>
            <p>{text}</p>
          </Card>
        ))}
        <TrackingCard />
        <p>
          <a href={footer.privacyPolicyUrl}>{copy.policy(companyInfo.companyNameShort)}</a>
        </p>
        <p>
          {copy.questions} <Phone />.
        </p>
      </Page>
    </Shell>
  );
}
