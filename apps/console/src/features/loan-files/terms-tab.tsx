import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { getShownTerms, type ShownTerms } from '@homeline/contract/loan-files/get-shown-terms.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { calendarDayInWords, civilDateInWords, timeInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { fileCopy } from './copy.ts';
import { FactLines } from './fact-lines.tsx';
import { fileKey } from './use-loan-file.ts';

const copy = fileCopy.terms;

/** Shows every rate, fee and limit that a person saw, by day, newest first, with the changes since the time before. */
export function TermsTab({ file: { uuid } }: { readonly file: LoanFile }) {
  const { data, error } = useQuery({
    queryKey: fileKey(uuid, getShownTerms.name),
    queryFn: () => send(getShownTerms, { params: { uuid } }),
  });
  if (error && !data) return <LoadError error={error} />;
  if (!data) return <Skeleton />;
  if (data.length === 0) return <p>{copy.none}</p>;
  return [...Map.groupBy(data, ({ at }) => calendarDayInWords(at))].map(([day, showings]) => (
    <section key={day} className="showings">
      <h2>
        {day} <span className="fine-print">{rulesOf(showings[0])}</span>
      </h2>
      <ol>
        {showings.map((showing, index) => (
          <Showing
            // biome-ignore lint/suspicious/noArrayIndexKey: entries of the ledger keep their order
            key={index}
            showing={showing}
            rules={rulesOf(showing) === rulesOf(showings[0]) ? '' : rulesOf(showing)}
          />
        ))}
      </ol>
    </section>
  ));
}

/** Names the rates and the policy that priced the offers. */
function rulesOf({ ratesVersion, policyVersion }: Partial<ShownTerms> = {}): string {
  return [
    ratesVersion && copy.rates(civilDateInWords(ratesVersion)),
    policyVersion && copy.policy(civilDateInWords(policyVersion)),
  ]
    .filter(Boolean)
    .join(' · ');
}

type ShowingProps = {
  readonly showing: ShownTerms;
  /** The rules behind the terms; empty if they are the day's. */
  readonly rules: string;
};

function Showing({ showing, rules }: ShowingProps) {
  const { at, to, where, isSame, more } = showing;
  return (
    <li className="showing">
      <div className="showing-head">
        <h3>{where}</h3>
        <span>{copy.to(to)}</span>
        <time dateTime={at}>{timeInWords(at)}</time>
        {isSame && (
          <details>
            <summary>{copy.same}</summary>
            <Terms showing={showing} />
          </details>
        )}
        {rules && <span className="fine-print">{rules}</span>}
      </div>
      {!isSame && <Terms showing={showing} />}
      {more.length > 0 && (
        <details>
          <summary>{copy.more}</summary>
          <div className="fact-values">
            <FactLines title={where} rows={more} />
          </div>
        </details>
      )}
    </li>
  );
}

function Terms({ showing: { figures, offers } }: { readonly showing: ShownTerms }) {
  return (
    <>
      {figures.length > 0 && (
        <dl className="showing-figures">
          {figures.map((figure) => (
            <div key={figure.label} data-changed={figure.was !== undefined || undefined}>
              <dt>{figure.label}</dt>
              <dd className="figures">
                <Value figure={figure} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {offers.length > 0 && (
        <TableScroll label={copy.offers}>
          <table className="table sheet">
            <caption>{copy.offers}</caption>
            <thead>
              <tr>
                {offers[0]?.map(({ label }) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {offers.map((offer, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: offers keep their order
                <tr key={row}>
                  {offer.map((figure) => (
                    <td
                      key={figure.label}
                      className="figures"
                      data-changed={figure.was !== undefined || undefined}
                    >
                      <Value figure={figure} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
    </>
  );
}

type ValueProps = { readonly figure: ShownTerms['figures'][number] };

function Value({ figure: { value, was } }: ValueProps) {
  if (was === undefined) return value;
  return (
    <>
      <mark>{value}</mark>
      <span className="showing-was">{copy.was(was)}</span>
    </>
  );
}
