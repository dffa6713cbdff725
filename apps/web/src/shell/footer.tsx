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

/** Shows the help line, the legal links, the licenses and the required disclosures, which are folded on an application's own pages and the dashboard. */
export function Footer() {
  const { pathname } = useLocation();
  const [, area = ''] = pathname.split('/');
  const isFolded = isUuid(area) || area === 'heloc-signer' || area === 'dashboard';
  return (
    <div className="foot">
      <div>
        <HelpContacts />
        <PhoneHours />
      </div>
      <LegalLinks />
      <LicensedStates />
      {isFolded ? (
        <details>
          <summary>{copy.disclosures(companyInfo.companyProduct)}</summary>
          <Disclosures />
        </details>
      ) : (
        <Disclosures />
      )}
      <LenderLine />
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

function LenderLine() {
  const { street1, street2, city, state, zip } = companyInfo.companyAddress;
  return (
    <div className="foot-lender">
      <LenderMark />
      <p>
        {footer.companyName}, NMLS #{footer.companyNMLS}.{' '}
        {[street1, street2, city].filter(Boolean).join(', ')}, {state} {zip}
      </p>
    </div>
  );
}
