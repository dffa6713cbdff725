import { type Cents, cents } from '@homeline/domain/money/cents.ts';
import type { AvmResult } from '@homeline/domain/valuation/avm-control.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/tables.ts';

/** An application's newest automated valuation. */
export type AvmRow = AvmResult & { readonly applicationId: string; readonly loanNumber: string };

type Sought = { readonly organisation: string } & (
  | { readonly from: string; readonly until: string }
  | { readonly applications: readonly string[] }
);

type Row = {
  id: string;
  loan_number: string;
  zip: string;
  answer: AvmResult['answer'];
  value: string | null;
  test: string | null;
};

/** Returns the newest automated valuation of each application, with a later broker price opinion: those made in a range, or those named. */
export async function automatedValuations(on: Db | Trx, sought: Sought): Promise<readonly AvmRow[]> {
  const which =
    'from' in sought
      ? sql`v.application_id in (select e.application_id from audit_event e where e.organisation = ${sought.organisation}
          and e.at >= ${sought.from} and e.at < ${sought.until} and e.what = 'fact automatedValuations')
          and v.at >= ${sought.from} and v.at < ${sought.until}`
      : sql`v.application_id = any(${sql.val([...sought.applications])}::uuid[])`;
  const { rows } = await sql<Row>`
    select distinct on (v.application_id) a.id, a.loan_number, v.value->>'answer' as answer,
      v.value->>'valueCents' as value,
      (select p.value->>'zip' from fact p where p.organisation = v.organisation and p.application_id = v.application_id
        and p.name = 'property' order by p.seq desc limit 1) as zip,
      (select b.value->>'valueCents' from fact b where b.organisation = v.organisation
        and b.application_id = v.application_id and b.name = 'brokerOpinions' and b.seq > v.seq
        and b.value->>'answer' = 'REPORT' order by b.seq desc limit 1) as test
    from fact v join application a on a.organisation = v.organisation and a.id = v.application_id
    where v.organisation = ${sought.organisation} and v.name = 'automatedValuations' and ${which}
    order by v.application_id, v.seq desc`.execute(on);
  return rows.map(({ id, loan_number, zip, answer, value, test }) => ({
    ...{ applicationId: id, loanNumber: loan_number, zip, answer },
    ...{ valueCents: inCents(value), testCents: inCents(test) },
  }));
}

function inCents(text: string | null): Cents | undefined {
  return text === null ? undefined : cents(Number(text));
}
