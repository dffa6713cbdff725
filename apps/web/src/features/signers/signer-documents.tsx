import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { listSignerDocuments } from '@homeline/contract/signers/signer-documents.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { send } from '../../session/client.ts';
import { LoadError } from '../../shell/error-page.tsx';
import { useSigner } from './signer.ts';

type Props = { readonly children: (documents: readonly DocumentSummary[]) => ReactNode };

/** Loads the signer's documents, again at each step. */
export function SignerDocuments({ children }: Props) {
  const { status } = useSigner();
  const { data, isError } = useQuery({
    queryKey: [listSignerDocuments.name, status.uuid, status.step],
    queryFn: () => send(listSignerDocuments, { params: { uuid: status.uuid } }),
    // A form keeps its first values.
    gcTime: 0,
  });
  if (!data) return isError ? <LoadError /> : <Skeleton />;
  return children(data);
}
