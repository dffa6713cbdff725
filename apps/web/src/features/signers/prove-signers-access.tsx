import { type AskedRecordsAccess, RecordsAccessForm } from '@homeline/contract/disclosures/records-access.ts';
import { showSignerRecordsAccess } from '@homeline/contract/signers/signer-acts.ts';
import { reloadOutdated } from '../applications/outdated-text.ts';
import { ACCESS_VALUES, ProveAccess } from '../disclosures/prove-access.tsx';
import { useSigner } from './signer.ts';
import { useSignerForm } from './use-signer-form.ts';

/** Asks the signer first to show that they can open documents, also after they withdrew their consent. */
export function ProveSignersAccess({ asked }: { readonly asked: AskedRecordsAccess }) {
  const { status } = useSigner();
  const form = useSignerForm({
    call: showSignerRecordsAccess,
    schema: RecordsAccessForm,
    values: ACCESS_VALUES,
    notKept: ['code', 'textVersion'],
    explain: reloadOutdated,
  });
  return <ProveAccess application={status.uuid} asked={asked} form={form} />;
}
