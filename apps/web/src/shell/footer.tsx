import { isUuid } from '@homeline/domain/people/uuid.ts';
import { useLocation } from 'react-router';
import { organisation } from '../organisation.ts';
import { shellCopy } from './copy.ts';
import './footer.css';
import { HelpContacts, LegalLinks } from './footer-links.tsx';
import { LenderMark } from './lender-mark.tsx';
import { LicensedStates } from './licensed-states.tsx';
import { PhoneHours } from './phone-hours.tsx';

const copy = shellCopy.footer;

const { footer, companyInfo } = organisation.orgMetaData;

/** Shows the lender, its licenses, its hours and the required disclosures. An application has a short one. */
export function Footer() {
  const { pathname } = useLocation();
  return isUuid(pathname.split('/')[1] ?? '') ? <ShortFooter /> : <FullFooter />;
}

function FullFooter() {
  return (
    <div className="foot">
      <div className="foot-columns">
        <section aria-labelledby="foot-help">
          <h2 id="foot-help">{copy.help}</h2>
          <HelpContacts />
          <PhoneHours />
        </section>
        <section aria-labelledby="foot-states">
          <h2 id="foot-states">{copy.states}</h2>
          <LicensedStates listName={copy.statesList} />
        </section>
        <section aria-labelledby="foot-legal">
          <h2 id="foot-legal">{copy.legal}</h2>
          <LegalLinks />
        </section>
      </div>
      <Disclosures />
      <LenderLine />
    </div>
  );
}

/** Keeps the help line, the license line and the legal links in sight, and folds the states and the disclosures. */
function ShortFooter() {
  return (
    <div className="foot foot-short">
      <div>
        <HelpContacts />
        <PhoneHours />
      </div>
      <LegalLinks />
      <div className="foot-folds">
        <details>
          <summary>{copy.states}</summary>
          <LicensedStates />
        </details>
        <details>
          <summary>{copy.disclosures(companyInfo.companyProduct)}</summary>
          <Disclosures />
        </details>
      </div>
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
      <LenderMark image={footer.footerImage} />
      <p>
        {footer.companyName}, NMLS #{footer.companyNMLS}.{' '}
        {[street1, street2, city].filter(Boolean).join(', ')}, {state} {zip}
      </p>
    </div>
  );
}
