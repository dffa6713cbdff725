import { licenceText } from '@homeline/domain/organisations/licences.ts';
import { organisation } from '../organisation.ts';
import { useLicensedStates } from './lender-data.ts';

/**
 * Shows the states where the lender lends.
 * @param listName folds the list of states under this name
 */
export function LicensedStates({ listName }: { listName?: string }) {
  const states = useLicensedStates();
  if (!states) return null;
  const text = licenceText(
    states.map(({ abbrev }) => abbrev),
    organisation.orgMetaData.companyInfo,
  );
  return (
    <>
      {listName ? (
        <details>
          <summary>{listName}</summary>
          <p>{text.states}</p>
        </details>
      ) : (
        <p>{text.states}</p>
      )}
      {text.moreToCome && <p>{text.moreToCome}</p>}
      {text.newYork && <p>{text.newYork}</p>}
    </>
  );
}
