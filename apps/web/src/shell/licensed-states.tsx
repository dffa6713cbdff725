import { organisation } from '@homeline/client/organisation.ts';
import { licenceText } from '@homeline/domain/organisations/licences.ts';
import { shellCopy } from './copy.ts';
import { useLicensedStates } from './lender-data.ts';

/** Shows the states where the lender lends; the list of their names is folded. */
export function LicensedStates() {
  const states = useLicensedStates();
  if (!states) return null;
  const text = licenceText(
    states.map(({ abbrev }) => abbrev),
    organisation.orgMetaData.companyInfo,
  );
  return (
    <div>
      <details>
        <summary>{shellCopy.footer.states}</summary>
        <p>{text.states}</p>
      </details>
      {text.moreToCome && <p>{text.moreToCome}</p>}
      {text.newYork && <p>{text.newYork}</p>}
    </div>
  );
}
