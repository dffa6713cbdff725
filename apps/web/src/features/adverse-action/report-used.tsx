import type { AdverseAction } from '@homeline/contract/adverse-action/get-adverse-action.ts';
import { phoneHref } from '../../shell/phone-href.ts';
import { adverseActionCopy } from './copy.ts';

const copy = adverseActionCopy.report;

/** Names the bureau whose report the decision used, and the right to dispute it. Source: 15 USC 1681m(a). */
export function ReportUsed({ name, phone, url }: NonNullable<AdverseAction['bureau']>) {
  return (
    <section className="decline" aria-labelledby="decline-report">
      <h2 id="decline-report">{copy.heading}</h2>
      <p>{copy.notice(name)}</p>
      <p>
        {copy.contact} <a href={`https://${url}`}>{url}</a> {copy.or}{' '}
        <a className="figures" href={phoneHref(phone)}>
          {phone}
        </a>
        . {copy.corrected}
      </p>
    </section>
  );
}
