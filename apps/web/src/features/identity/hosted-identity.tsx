import { identityCalls } from '@homeline/contract/identity/calls.ts';
import { openHostedIdentity } from '@homeline/contract/identity/open-hosted-identity.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { Link } from 'react-router';
import { oauthReturn } from '../../session/oauth-return.ts';
import { useApplication } from '../applications/application.ts';
import { CompleteProviderLink } from '../applications/complete-provider-link.tsx';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { OpeningProvider } from '../applications/opening-provider.tsx';
import { pageUrl } from '../applications/page-url.ts';
import { useHostedPage } from '../applications/use-hosted-page.ts';
import { useSave } from '../applications/use-save.ts';
import { identityCopy } from './copy.ts';

const copy = identityCopy.hosted;

/** Sends the borrower to the provider's own page, where they show their ID and face. */
export function HostedIdentity({ provider }: { readonly provider: string }) {
  const { status } = useApplication();
  const { open, ...opening } = useHostedPage(openHostedIdentity, 'identity?returned=1');
  const isAgain = status.step === 'ID_VERIFICATION_FAILURE';
  return (
    <ConfirmPage
      heading={identityCopy.heading}
      why={copy.why(provider)}
      alerts={isAgain ? [{ kind: 'DECISION', tone: 'CAUTION', ...copy.failed }] : []}
      action={copy.action(provider)}
      act={() => open()}
    >
      <Card tone="sunken">
        <Lines
          lines={[
            { label: copy.facts.needs[0], value: copy.facts.needs[1] },
            { label: copy.facts.receives[0], value: copy.facts.receives[1] },
          ]}
        />
      </Card>
      <OpeningProvider {...opening} />
    </ConfirmPage>
  );
}

/** Has the result read as soon as the provider's page has sent the borrower back. */
export function ReturnedFromProvider() {
  const { uuid } = useApplication();
  const save = useSave(identityCalls.finishHostedIdentity);
  return (
    <CompleteProviderLink
      heading={copy.returned.heading}
      why={copy.returned.why}
      act={async () => {
        await save();
        oauthReturn.forget();
      }}
      also={
        <Link className={buttonClass('secondary')} to={pageUrl(uuid, 'identity')}>
          {copy.returned.again}
        </Link>
      }
    />
  );
}
