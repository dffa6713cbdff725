import { useApplication } from '../applications/application.ts';
import { ClosingDisclosures } from './closing-disclosures.tsx';
import { EarlyDisclosures } from './early-disclosures.tsx';
import { FloodNotice } from './flood-notice.tsx';
import { RecordsAccess } from './records-access.tsx';

/** Shows the documents to acknowledge at this step: early disclosures, the flood notice or closing disclosures. */
export default function DisclosuresPage() {
  const { step } = useApplication().status;
  const documents = { CLOSING_DISCLOSURE_REVIEW: <ClosingDisclosures />, FLOOD_NOTICE: <FloodNotice /> };
  return (
    <RecordsAccess>
      {step in documents ? documents[step as keyof typeof documents] : <EarlyDisclosures />}
    </RecordsAccess>
  );
}
