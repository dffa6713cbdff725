import { organisation } from '@homeline/client/organisation.ts';
import { dateWords } from '@homeline/domain/dates/date-words.ts';
import { Navigate } from 'react-router';
import { Closed } from './closed.tsx';
import { organisationsCopy } from './copy.ts';

const { comingSoon, notLicensed, closed } = organisationsCopy;

/** Says from when people can apply. Leads to the first page once they can. */
export default function ComingSoonPage() {
  const { opensOn, isLicensed, companyInfo } = organisation.orgMetaData;
  const lender = companyInfo.companyNameShort;
  if (opensOn !== undefined)
    return (
      <Closed
        heading={comingSoon.heading(lender, dateWords(opensOn))}
        why={comingSoon.why}
        beforePhone={closed.questions}
      />
    );
  if (!isLicensed)
    return (
      <Closed heading={notLicensed.heading} why={notLicensed.why(lender)} beforePhone={closed.questions} />
    );
  return <Navigate to="/" replace />;
}
