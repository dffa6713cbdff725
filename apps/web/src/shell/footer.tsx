import { hoursLines } from '@homeline/domain/organisations/hours.ts';
import { licenceText } from '@homeline/domain/organisations/licences.ts';
import { organisation } from '../organisation.ts';
import './footer.css';
import { useLicensedStates, usePhoneHours } from './lender-data.ts';
import { LenderMark } from './lender-mark.tsx';

const { footer, companyInfo } = organisation.orgMetaData;

/** Shows the lender, its licenses, its hours and the required disclosures. */
export function Footer() {
  const address = companyInfo.companyAddress;
  return (
    <div className="foot">
      <div className="foot-columns">
        <section aria-labelledby="foot-help">
          <h2 id="foot-help">Help</h2>
          <p>
            <a className="figures" href={`tel:+1${companyInfo.phoneFormatted.replace(/\D/g, '')}`}>
              {companyInfo.phoneFormatted}
            </a>
          </p>
          <p>
            <a href={`mailto:${companyInfo.email}`}>{companyInfo.email}</a>
          </p>
          <Hours />
        </section>
        <section aria-labelledby="foot-states">
          <h2 id="foot-states">Where we lend</h2>
          <Licences />
          <p>
            <a href={footer.licensesUrl}>Licenses</a>
          </p>
        </section>
        <section aria-labelledby="foot-legal">
          <h2 id="foot-legal">Legal</h2>
          <ul>
            <li>
              <a href={footer.termsOfUseUrl}>Terms of use</a>
            </li>
            <li>
              <a href={footer.privacyPolicyUrl}>Privacy policy</a>
            </li>
            <li>
              <a href={footer.companyLegalUrl}>Disclosures</a>
            </li>
            <li>
              <a href={footer.companyNmlsURL}>NMLS Consumer Access</a>
            </li>
          </ul>
        </section>
      </div>
      <div className="foot-copy">
        {footer.disclosureCopy.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          We encrypt what you send us on its way, and keep your documents and most private answers under
          256-bit encryption.
        </p>
      </div>
      <div className="foot-lender">
        <LenderMark image={footer.footerImage} />
        <p>
          {footer.companyName}, NMLS #{footer.companyNMLS}. {address.street1}
          {address.street2 ? `, ${address.street2}` : ''}, {address.city}, {address.state} {address.zip}
        </p>
      </div>
    </div>
  );
}

function Hours() {
  const hours = usePhoneHours();
  if (!hours) return null;
  return (
    <>
      {hoursLines(hours.weekdays).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>Hours are in Pacific Time.</p>
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
