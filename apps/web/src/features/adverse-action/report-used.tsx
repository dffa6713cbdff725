import type { AdverseAction } from '@homeline/contract/adverse-action/get-adverse-action.ts';

/** Whose report had a part in the decision, and what one can do about what is wrong in it. Source: 15 USC 1681m(a). */
export function ReportUsed({ name, phone, url }: NonNullable<AdverseAction['bureau']>) {
  return (
    <section className="decline" aria-labelledby="decline-report">
      <h2 id="decline-report">If your credit report is wrong</h2>
      <p>
        Our decision rests in whole or in part on your report at {name}. They took no part in the decision and
        cannot give its reasons. For 60 days from our letter you can have the report from them free of charge,
        and dispute what is inaccurate or incomplete: <a href={`https://${url}`}>{url}</a> or{' '}
        <a className="figures" href={`tel:+1${phone.replace(/\D/g, '')}`}>
          {phone}
        </a>
        . Once they have corrected it, call us, and a person looks at it with you.
      </p>
    </section>
  );
}
