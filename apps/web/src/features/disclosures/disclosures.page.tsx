import { useApplication } from '../applications/application.ts';
import { ClosingDisclosures } from './closing-disclosures.tsx';
import { EarlyDisclosures } from './early-disclosures.tsx';
import { FloodNotice } from './flood-notice.tsx';

/** Documents to read and acknowledge: those of the application, the flood notice, those of the closing. */
export default function DisclosuresPage() {
  const { step } = useApplication().status;
  if (step === 'CLOSING_DISCLOSURE_REVIEW') return <ClosingDisclosures />;
  if (step === 'FLOOD_NOTICE') return <FloodNotice />;
  return <EarlyDisclosures />;
}
