import { organisation } from '@homeline/client/organisation.ts';
import { type ApplicationConsents, listConsents } from '@homeline/contract/applications/consents.ts';
import { withdrawRecordsConsent } from '@homeline/contract/disclosures/records-access.ts';
import { PAGE_LANGUAGE } from '@homeline/domain/language/page-language.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../session/client.ts';
import { consentText, type GivenText } from '../../applications/consent-text.ts';
import { formatInstant } from '../../applications/format-instant.ts';
import { RECOVERS } from '../../applications/recovers.ts';
import { disclosuresCopy } from '../../disclosures/copy.ts';
import { WithdrawRecords } from '../../disclosures/withdraw-records.tsx';
import { settingsCopy } from './copy.ts';

const copy = settingsCopy.consents;
const { companyNameShort } = organisation.orgMetaData.companyInfo;

/** Lists the consents that a person gave: what for, in which words, and when. */
export function ConsentsCard() {
  const { data, isError } = useQuery({
    ...RECOVERS,
    queryKey: [listConsents.name],
    queryFn: () => send(listConsents, {}),
  });
  const given = (data ?? []).filter(({ consents, onPaperSince }) => consents.length > 0 || onPaperSince);
  return (
    <Card title={copy.title}>
      {isError && <p role="status">{settingsCopy.unread}</p>}
      {data && <p>{given.length > 0 ? copy.why : copy.none}</p>}
      {given.map((application) => (
        <OfApplication key={application.application} {...application} />
      ))}
    </Card>
  );
}

function OfApplication({ application, loanNumber, consents, onPaperSince }: ApplicationConsents) {
  const queries = useQueryClient();
  const withdraw = async () => {
    await send(withdrawRecordsConsent, { params: { uuid: application }, body: { agreed: true } });
    await queries.invalidateQueries();
  };
  return (
    <div>
      <h3>{copy.application(loanNumber)}</h3>
      {consents.map(({ subject, textVersion, givenAt }) => (
        <details key={subject}>
          <summary>
            {copy.subjects[subject]}, {formatInstant(givenAt)}
          </summary>
          <GivenWords given={consentText(subject, textVersion, companyNameShort)} version={textVersion} />
        </details>
      ))}
      {onPaperSince && <p>{disclosuresCopy.withdraw.since(formatInstant(onPaperSince))}</p>}
      {consents.some(({ subject }) => subject === 'ELECTRONIC_RECORDS') && (
        <WithdrawRecords withdraw={withdraw} />
      )}
    </div>
  );
}

/** Marks a consent that was given in another language than the page's. */
function GivenWords({ given, version }: { given: GivenText | undefined; version: string }) {
  if (!given) return <p>{copy.older(version)}</p>;
  return <p lang={given.language === PAGE_LANGUAGE ? undefined : given.language}>{given.text}</p>;
}
