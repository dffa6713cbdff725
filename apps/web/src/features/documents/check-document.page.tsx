import { organisation } from '@homeline/client/organisation.ts';
import { useSession } from '@homeline/client/session/use-session.ts';
import { findSignedFile, getDocumentCertificate } from '@homeline/contract/documents/document-certificate.ts';
import type { CheckedSignature } from '@homeline/documents/check-signatures.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { FileField } from '@homeline/ui/fields/file-field.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { send } from '../../session/client.ts';
import { Page } from '../../shell/page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { formatInstant } from '../applications/format-instant.ts';
import { organisationsCopy } from '../organisations/copy.ts';
import { checkCopy as copy } from './check-copy.ts';
import { type Checked, type Known, type NoPdf, type Verdict, verdictOf, whyNoPdf } from './check-verdict.ts';
import './check-document.css';

type Shown = { readonly name: string } & (
  | { readonly is: 'CHECKING' | 'UNREADABLE' | NoPdf }
  | ({ readonly is: 'CHECKED' } & Checked)
);

/** Says who signed a file and whether it was changed since, on the reader's device: the file is sent nowhere. */
export default function CheckDocumentPage() {
  const { isSignedIn } = useSession();
  const [shown, show] = useState<Shown>();
  // Load certificates and checker early, so that the check also works offline.
  const [early] = useState(fetchCertificates);
  useEffect(() => void loadChecker().catch(() => undefined), []);
  const { companyNameShort: lender } = organisation.orgMetaData.companyInfo;
  const check = async (chosen: File | undefined) => {
    if (!chosen) return;
    const { name } = chosen;
    show({ name, is: 'CHECKING' });
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      const noPdf = whyNoPdf(bytes);
      show(noPdf ? { name, is: noPdf } : { name, is: 'CHECKED', ...(await checked(bytes, early)) });
    } catch {
      show({ name, is: 'UNREADABLE' });
    }
  };
  return (
    <Shell>
      <Page heading={copy.heading} why={copy.why(lender)}>
        <FileField
          name="signed-file"
          label={copy.file}
          accept="application/pdf"
          // It is never sent, so the field doesn't say that it was received.
          value={undefined}
          onChange={(file) => void check(file)}
          onBlur={() => undefined}
        />
        <div role="status" className="check-result">
          {shown && <p dir="auto">{shown.name}</p>}
          {shown?.is === 'CHECKING' && <Skeleton />}
          {shown?.is === 'UNREADABLE' && <Alert kind="ADVICE" tone="CAUTION" text={copy.unreadable} />}
          {(shown?.is === 'EMPTY' || shown?.is === 'WRONG_TYPE') && (
            <Alert kind="ADVICE" tone="CAUTION" {...copy.noPdf[shown.is]} />
          )}
          {shown?.is === 'CHECKED' && <Result {...shown} lender={lender} />}
        </div>
        <p>
          <Link className={buttonClass('quiet')} to={isSignedIn ? '/dashboard' : '/'}>
            {isSignedIn ? organisationsCopy.contact.dashboard : copy.home}
          </Link>
        </p>
      </Page>
    </Shell>
  );
}

const loadChecker = () => import('@homeline/documents/check-signatures.ts');

/** Returns the certificates of the installation; undefined while the server can't be reached. */
async function fetchCertificates(): Promise<Known | undefined> {
  return send(getDocumentCertificate, {}).then(
    ({ sha256, earlier, revoked }) => ({ certificates: [sha256, ...earlier], revoked }),
    () => undefined,
  );
}

/** Checks a file. Only its checksum goes to the server, and only if it's signed and unchanged. */
async function checked(bytes: Uint8Array<ArrayBuffer>, early: Promise<Known | undefined>): Promise<Checked> {
  const [{ checkSignatures, sha256 }, known] = await Promise.all([loadChecker(), early]);
  const file = await checkSignatures(bytes);
  const found =
    file.proves === 'UNCHANGED'
      ? await send(findSignedFile, { params: { sha256: await sha256(bytes) } }).then(
          (record) => record,
          () => undefined,
        )
      : undefined;
  return {
    file,
    known: known ?? (await fetchCertificates()),
    isOurs: found?.isOurs,
    isFromNotary: found?.isFromNotary,
  };
}

function Result({ lender, ...checked }: Checked & { readonly lender: string }) {
  const { file } = checked;
  const verdict = verdictOf(checked);
  const { title, text } = copy.verdicts[verdict];
  return (
    <>
      <Alert
        kind="ADVICE"
        {...(!GOOD.includes(verdict) && { tone: 'CAUTION' })}
        title={title(lender)}
        text={typeof text === 'string' ? text : text(lender)}
      />
      {file.signatures.length > 0 && (
        <Card title={copy.signatures}>
          <Lines
            lines={file.signatures.map((signature) => ({
              label: signature.name,
              detail: [timeOf(signature), ...(NAMED.includes(verdict) ? certificateOf(signature) : [])].join(
                ' ',
              ),
              value: signature.isUnchanged ? copy.holds : copy.broken,
            }))}
          />
        </Card>
      )}
    </>
  );
}

const GOOD: readonly Verdict[] = ['OURS', 'NOTARY'];
/** Where readers need to know who sealed it: their certificates say so. */
const NAMED: readonly Verdict[] = ['NOTARY', 'FOREIGN', 'UNKNOWN'];

function certificateOf({ named }: CheckedSignature): readonly string[] {
  if (!named?.holder) return [];
  const { holder, issuer } = named;
  return [issuer && issuer !== holder ? copy.issued(holder, issuer) : copy.selfIssued(holder)];
}

function timeOf({ at, isTimeStamped }: CheckedSignature): string {
  if (at === undefined) return copy.noTime;
  return `${copy.signed(formatInstant(at))}. ${isTimeStamped ? copy.stamped : copy.stated}.`;
}
