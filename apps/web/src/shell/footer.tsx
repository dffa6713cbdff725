import { hoursInZone, hoursLines } from '@homeline/domain/organisations/hours.ts';
import { licenceText } from '@homeline/domain/organisations/licences.ts';
import { Link } from 'react-router';
import { organisation } from '../organisation.ts';
import { nowMs } from '../session/clock.ts';
import { shellCopy } from './copy.ts';
import { phoneHref } from './phone-href.ts';
import './footer.css';
import { OFFICE_ZONE, useLicensedStates, usePhoneHours } from './lender-data.ts';
import { LenderMark } from './lender-mark.tsx';

const { footer, companyInfo } = organisation.orgMetaData;
const copy = shellCopy.footer;

/** Shows the lender, its licenses, its hours and the required disclosures. Inside an application the longer parts are folded. */
export function Footer({ isShort }: { isShort: boolean }) {
  return isShort ? <ShortFooter /> : <FullFooter />;
}

function FullFooter() {
  return (
    <div className="foot">
      <div className="foot-columns">
        <section aria-labelledby="foot-help">
          <h2 id="foot-help">{copy.help}</h2>
          <p>
            <a className="figures" href={phoneHref(companyInfo.phoneFormatted)}>
              {companyInfo.phoneFormatted}
            </a>
          </p>
          <p>
            <a href={`mailto:${companyInfo.email}`}>{companyInfo.email}</a>
          </p>
          <Hours />
        </section>
        <section aria-labelledby="foot-states">
          <h2 id="foot-states">{copy.states}</h2>
          <Licences />
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

function ShortFooter() {
  return (
    <div className="foot">
      <p>
        {copy.helpLine}{' '}
        <a className="figures" href={phoneHref(companyInfo.phoneFormatted)}>
          {companyInfo.phoneFormatted}
        </a>{' '}
        {copy.or} <a href={`mailto:${companyInfo.email}`}>{companyInfo.email}</a>
      </p>
      <LenderLine />
      <div className="foot-links">
        <LegalLinks />
      </div>
      <details className="foot-more">
        <summary>{copy.more}</summary>
        <Hours />
        <Licences />
        <Disclosures />
      </details>
    </div>
  );
}

function LegalLinks() {
  return (
    <ul>
      <li>
        <a href={footer.termsOfUseUrl}>{copy.links.terms}</a>
      </li>
      <li>
        {footer.privacyLinkIsExternal ? (
          <a href={footer.privacyPolicyUrl}>{copy.links.privacy}</a>
        ) : (
          <Link to="/privacy">{copy.links.privacy}</Link>
        )}
      </li>
      <li>
        <a href={footer.companyLegalUrl}>{copy.links.disclosures}</a>
      </li>
      <li>
        <a href={footer.licensesUrl}>{copy.links.licenses}</a>
      </li>
      <li>
        <a href={footer.companyNmlsURL}>{copy.links.nmls}</a>
      </li>
    </ul>
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
        {footer.companyName}, NMLS #{footer.companyNMLS}. {street1}
        {street2 ? `, ${street2}` : ''}, {city}, {state} {zip}
      </p>
    </div>
  );
}

function Hours() {
  const hours = usePhoneHours();
  if (!hours) return null;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const office = hoursLines(hours.weekdays);
  const atHome = hoursLines(hoursInZone(hours.weekdays, { from: OFFICE_ZONE, to: here, atMs: nowMs() }));
  const differs = atHome.join() !== office.join();
  return (
    <>
      {office.map((line) => (
        <p key={line}>
          {line}, {copy.officeZone}
        </p>
      ))}
      {differs && (
        <p>
          {copy.yourZone} {atHome.join('; ')}
        </p>
      )}
    </>
  );
}

function Licences() {
  const states = useLicensedStates();
  if (!states) return null;
  const text = licenceText(
    states.map(({ abbrev }) => abbrev),
    companyInfo,
  );
  return (
    <>
      <p>{text.states}</p>
      {text.moreToCome && <p>{text.moreToCome}</p>}
      {text.newYork && <p>{text.newYork}</p>}
    </>
  );
}
