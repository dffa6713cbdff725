import { getLiens, type Liens } from '@homeline/contract/liens/get-liens.ts';
import { useApplication } from '../applications/application.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { AttestInquiries } from './attest-inquiries.tsx';
import { AttestLiens } from './attest-liens.tsx';
import { FoundLiens } from './found-liens.tsx';
import { VerifyLiens } from './verify-liens.tsx';

const PAGE_BY_STEP = {
  LIEN_VERIFICATION: ({ known }: { known: Liens }) =>
    known.found.length > 0 ? <FoundLiens known={known} /> : <VerifyLiens known={known} />,
  INQUIRY_ATTESTATION: AttestInquiries,
  LIEN_ATTESTATION: AttestLiens,
} as const;

/** The mortgages of the home: confirmed first, those found later in Texas, recent inquiries, then the statement after review. */
export default function LiensPage() {
  const { step } = useApplication().status;
  const Part = PAGE_BY_STEP[step as keyof typeof PAGE_BY_STEP] ?? VerifyLiens;
  return <QueryBoundary call={getLiens}>{(known) => <Part known={known} />}</QueryBoundary>;
}
