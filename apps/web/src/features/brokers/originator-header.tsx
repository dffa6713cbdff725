import { getLoanOriginator } from '@homeline/contract/brokers/loan-originator.ts';
import type { LoanOriginatorInfo } from '@homeline/domain/brokers/loan-originator.ts';
import { useEffect, useState } from 'react';
import type * as z from 'zod';
import { send } from '../../session/client.ts';
import { phoneHref } from '../../shell/phone-href.ts';
import { brokersCopy } from './copy.ts';
import './originator-header.css';

type Info = z.infer<typeof LoanOriginatorInfo>;

const copy = brokersCopy.header;
const FRESH_MS = 10 * 60_000;

/** The loan originators' details, cached for ten minutes. */
const loaded = new Map<string, { readonly at: number; readonly info: Promise<Info | undefined> }>();

function load(uuid: string): Promise<Info | undefined> {
  const known = loaded.get(uuid);
  if (known && Date.now() - known.at < FRESH_MS) return known.info;
  const info = send(getLoanOriginator, { params: { loanOriginatorUuid: uuid } }).catch(() => undefined);
  loaded.set(uuid, { at: Date.now(), info });
  return info;
}

/** Names the loan originator who referred the borrower, and how to reach them. Shows nothing for one who left, and no broken picture. */
export default function OriginatorHeader({ uuid }: { readonly uuid: string }) {
  const [info, show] = useState<Info>();
  const [hasAvatar, setHasAvatar] = useState(true);
  useEffect(() => {
    let isShown = true;
    void load(uuid).then((found) => isShown && show(found));
    return () => {
      isShown = false;
    };
  }, [uuid]);
  if (!info) return null;
  const { originatorName, brokerName, avatarUri, email, phoneNumber, nmls } = info.originatorDisplayInfo;
  return (
    <section className="originator" aria-label={copy.label}>
      {avatarUri && hasAvatar && (
        <img
          className="originator-avatar"
          src={avatarUri}
          alt=""
          width={44}
          height={44}
          onError={() => setHasAvatar(false)}
        />
      )}
      <p className="originator-name">
        <strong>{originatorName}</strong>
        <span className="fine-print">
          {brokerName && <>{brokerName}, </>}
          {copy.nmls(nmls)}
        </span>
      </p>
      <p className="originator-links">
        <a href={phoneHref(phoneNumber)}>{phoneNumber}</a>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </section>
  );
}
