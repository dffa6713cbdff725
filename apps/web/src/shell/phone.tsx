import { organisation } from '../organisation.ts';
import { phoneHref } from './phone-href.ts';

/** The lender's phone number as a link. */
export function Phone() {
  const { phoneFormatted } = organisation.orgMetaData.companyInfo;
  return (
    <a className="figures" href={phoneHref(phoneFormatted)}>
      {phoneFormatted}
    </a>
  );
}
