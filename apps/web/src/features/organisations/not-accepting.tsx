import { organisation } from '@homeline/client/organisation.ts';
import { Closed } from './closed.tsx';
import { organisationsCopy } from './copy.ts';

const copy = organisationsCopy.notAccepting;

/** Says that this lender takes applications through loan originators only. */
export default function NotAccepting() {
  const { companyNameShort } = organisation.orgMetaData.companyInfo;
  return <Closed heading={copy.heading} why={copy.why(companyNameShort)} beforePhone={copy.link} />;
}
