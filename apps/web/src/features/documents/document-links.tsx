import { refusalAlert } from '@homeline/client/form/refusal-alert.ts';
import {
  type createDocumentLink,
  DOCUMENT_LINK_DAYS,
  type DocumentLink,
  type endDocumentLink,
  type listDocumentLinks,
} from '@homeline/contract/document-links/document-links.ts';
import { Button } from '@homeline/ui/button.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { BASE } from '../../session/end-of-session.ts';
import { dayWords } from '../applications/format-instant.ts';
import { useDocumentCalls } from './document-calls.ts';
import { linksCopy as copy } from './links-copy.ts';

type Made = { readonly address: string; readonly code: string };

/** Passes on a copy of the documents by a link with a code, and ends such links. */
export default function DocumentLinks({ application: uuid }: { readonly application: string }) {
  const queries = useQueryClient();
  const { links } = useDocumentCalls();
  const list = links.list as typeof listDocumentLinks;
  const queryKey = [list.name, uuid];
  const params = { uuid };
  const { data } = useQuery({ queryKey, queryFn: () => send(list, { params }) });
  const [made, show] = useState<Made>();
  const change = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const make = async () => {
    const { token, code } = await send(links.create as typeof createDocumentLink, { params });
    show({ address: addressOf(token), code });
  };
  const end = async ({ uuid: link }: DocumentLink) => {
    await send(links.end as typeof endDocumentLink, { params: { uuid, link } });
    showToast(copy.ended);
  };
  return (
    <section aria-labelledby={`links-${uuid}`}>
      <h3 id={`links-${uuid}`} className="documents-group">
        {copy.heading}
      </h3>
      <p className="field-hint">{copy.about(DOCUMENT_LINK_DAYS)}</p>
      {made ? (
        <MadeLink {...made} onDone={() => show(undefined)} />
      ) : (
        <Button kind="secondary" isBusy={change.isPending} onClick={() => change.mutate(make)}>
          {copy.make}
        </Button>
      )}
      {change.error && <p role="alert">{refusalAlert(change.error).text}</p>}
      {data && data.length > 0 && (
        <ul className="documents" aria-label={copy.list}>
          {data.map((link) => (
            <li key={link.uuid}>
              <div className="document-name">
                <span className="document-title">{copy.ends(link.documents, dayWords(link.ends))}</span>
                <span className="document-about">
                  {link.lastDownload ? copy.used(link.downloads, dayWords(link.lastDownload)) : copy.unused}
                </span>
              </div>
              <div className="document-actions">
                <Button kind="quiet" onClick={() => change.mutate(() => end(link))}>
                  {copy.end}
                  <span className="hidden-visually">{copy.endOf(dayWords(link.created))}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function MadeLink({ address, code, onDone }: Made & { readonly onDone: () => void }) {
  return (
    <div className="document-link" role="status">
      <p>{copy.made.text}</p>
      <dl>
        <dt>{copy.made.link}</dt>
        <dd className="document-link-address">{address}</dd>
        <dt>{copy.made.code}</dt>
        <dd className="figures">{code}</dd>
      </dl>
      <div className="document-actions">
        <Button kind="secondary" onClick={() => void copyAddress(address)}>
          {copy.made.copy}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {copy.made.done}
        </Button>
      </div>
    </div>
  );
}

/** The token is the fragment, which browsers send to no server. */
function addressOf(token: string): string {
  return `${location.origin}${BASE}/document-copy#${token}`;
}

/** A browser may refuse, and has no clipboard on an unsafe connection. */
async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showToast(copy.made.copied);
  } catch {
    showToast(copy.made.notCopied, 'ERROR');
  }
}
