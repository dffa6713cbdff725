import { organisation } from '../organisation.ts';

/** The number at which the lender helps, to be called with one touch. */
export function Phone() {
  const { phoneFormatted } = organisation.orgMetaData.companyInfo;
  return (
    <a className="figures" href={`tel:+1${phoneFormatted.replace(/\D/g, '')}`}>
      {phoneFormatted}
    </a>
  );
}
