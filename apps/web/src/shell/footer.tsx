import { organisation } from '@homeline/client/organisation.ts';
import { isUuid } from '@homeline/domain/people/uuid.ts';
import { useLocation } from 'react-router';
import { shellCopy } from './copy.ts';
import './footer.css';
import { HelpContacts, LegalLinks } from './footer-links.tsx';
import { LenderMark } from './lender-mark.tsx';
import { LicensedStates } from './licensed-states.tsx';
import { PhoneHours } from './phone-hours.tsx';

const copy = shellCopy.footer;

const { footer, companyInfo } = organisation.orgMetaData;

/** Shows the help line, the legal links, the licenses and the required disclosures: on an application's own pages and the dashboard, in one line that opens. */
export function Footer() {
  const { pathname } = useLocation();
  const [, area = ''] = pathname.split('/');
  const isFolded = isUuid(area) || area === 'heloc-signer' || area === 'dashboard';
  // For counsel: there, New York's license text is one press away.
  return isFolded ? <FooterLine /> : <FullFooter />;
}

function FooterLine() {
  return (
    <div className="foot foot-line">
      <LenderMark />
      <p>{NAME}</p>
      <LegalLinks />
      <details>
        <summary>{copy.more}</summary>
        <div className="foot">
          <Help />
          <LicensedStates />
          <Disclosures />
          <p>{address()}</p>
        </div>
      </details>
    </div>
  );
}

function FullFooter() {
  return (
    <div className="foot">
      <Help />
      <LegalLinks />
      <LicensedStates />
      <Disclosures />
      <div className="foot-lender">
        <LenderMark />
        <p>
          {NAME}. {address()}
        </p>
      </div>
    </div>
  );
}

function Help() {
  return (
    <div>
      <HelpContacts />
      <PhoneHours />
    </div>
  );
}

function Disclosures() {
  return (
    <div className="foot-copy">
      {footer.disclosureCopy.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>{copy.encryption}</p>
    </div>
  );
}

const NAME = `${footer.companyName}, NMLS #${footer.companyNMLS}`;

function address(): string {
  const { street1, street2, city, state, zip } = companyInfo.companyAddress;
  return `${[street1, street2, city].filter(Boolean).join(', ')}, ${state} ${zip}`;
}
