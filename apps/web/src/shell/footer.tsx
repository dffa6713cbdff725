import { getOperatingHours } from '@homeline/contract/organisations/operating-hours.ts';
import { hoursLines } from '@homeline/domain/organisations/hours.ts';
import { licenceText } from '@homeline/domain/organisations/licences.ts';
import { useQuery } from '@tanstack/react-query';
import { organisation } from '../organisation.ts';
import { send } from '../session/client.ts';
import './footer.css';
import { LenderMark } from './lender-mark.tsx';
import { licensedStatesQuery } from './licensed-states.ts';

const { orgCode, orgMetaData } = organisation;
const { footer, companyInfo } = orgMetaData;

/** Who lends, where, when they answer, and what the law wants said. */
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
        <p>Information you send us is protected by 256-bit encryption, on its way and where we keep it.</p>
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
  const { data } = useQuery({
    queryKey: ['operating-hours', orgCode, 'OPS_PHONE'],
    queryFn: () => send(getOperatingHours, { params: { department: 'OPS_PHONE' }, query: {} }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return null;
  return (
    <>
      {hoursLines(data.weekdays).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>Hours are in Pacific Time.</p>
    </>
  );
}

function Licences() {
  const { data } = useQuery(licensedStatesQuery);
  if (!data) return null;
  const text = licenceText(
    data.map(({ abbrev }) => abbrev),
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
