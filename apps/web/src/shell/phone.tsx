import { organisation } from '../organisation.ts';

/** The lender's phone number as a link. */
export function Phone() {
  const { phoneFormatted } = organisation.orgMetaData.companyInfo;
  return (
    <a className="figures" href={`tel:+1${phoneFormatted.replace(/\D/g, '')}`}>
      {phoneFormatted}
    </a>
  );
}
