import { organisation } from '@homeline/client/organisation.ts';
import { shellCopy } from './copy.ts';
import { Phone } from './phone.tsx';
import { PrivacyLink } from './privacy-link.tsx';

const copy = shellCopy.footer;

const { footer, companyInfo } = organisation.orgMetaData;

/** Links to the lender's phone and email. */
export function HelpContacts() {
  return (
    <p className="foot-links">
      <Phone />
      <a href={`mailto:${companyInfo.email}`}>{companyInfo.email}</a>
    </p>
  );
}

/** Links to the lender's legal pages and its NMLS entry. */
export function LegalLinks() {
  return (
    <ul className="foot-links">
      <li>
        <a href={footer.termsOfUseUrl}>{copy.terms}</a>
      </li>
      <li>
        <PrivacyLink>{copy.privacy}</PrivacyLink>
      </li>
      <li>
        <a href={footer.companyLegalUrl}>{copy.legalPage}</a>
      </li>
      <li>
        <a href={footer.licensesUrl}>{copy.licenses}</a>
      </li>
      <li>
        <a href={footer.companyNmlsURL}>{copy.nmls}</a>
      </li>
    </ul>
  );
}
