import type { FactName, Facts, FactValue, FactWrite } from '@homeline/domain/facts/facts.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { heldDecision } from '@homeline/domain/offers/hold.ts';
import type { Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { textsBehind } from './terms-ledger.ts';

type Frozen = {
  readonly where:
    | 'choice'
    | 'changed offer'
    | 'repricing'
    | 'summary package'
    | 'closing package'
    | 'signature';
  readonly terms: object;
};

/** The rates, fees and limits that a fact settles or that the documents behind it print. */
const FROZEN: { readonly [Name in FactName]?: (value: FactValue<Name>, facts: Facts) => Frozen | undefined } =
  {
    offerSelection: ({ terms }) => ({ where: 'choice', terms }),
    changedOffers: (terms) => ({ where: 'changed offer', terms }),
    repricings: (terms) => ({ where: 'repricing', terms }),
    summaryDocuments: ({ documents }, facts) => printed('summary package', documents, facts),
    closingDocuments: ({ answer, documents }, facts) =>
      answer === 'READY' ? printed('closing package', documents, facts) : undefined,
    noteSignatures: ({ answer, documents }, facts) =>
      answer === 'SIGNED' ? printed('signature', documents, facts) : undefined,
  };

function printed(where: Frozen['where'], documents: readonly string[], facts: Facts): Frozen {
  return { where, terms: { ...currentTerms(facts), documents } };
}

type Written = {
  readonly owner: string;
  readonly at: string;
  readonly writes: readonly FactWrite[];
  readonly facts: Facts;
};

/** Keeps the terms of the facts just written in the ledger, in the same transaction. What a page shows is noted when it is shown. */
export async function freezeTerms(
  trx: Trx,
  { organisation, applicationId }: ApplicationKey,
  { owner, at, writes, facts }: Written,
): Promise<void> {
  const shown = writes.flatMap((write) => frozenBy(write, facts) ?? []);
  if (shown.length === 0) return;
  const texts = textsBehind(heldDecision(facts)?.explanation ?? {});
  await trx
    .insertInto('terms_ledger')
    .values(
      shown.map(({ where, terms }) => ({
        organisation,
        application_id: applicationId,
        shown_to: owner,
        shown_at: at,
        shown_where: where,
        terms: JSON.stringify(terms),
        ...texts,
      })),
    )
    .execute();
}

function frozenBy<Name extends FactName>(
  { fact, value }: { readonly fact: Name; readonly value: FactValue<Name> },
  facts: Facts,
): Frozen | undefined {
  return FROZEN[fact]?.(value, facts);
}
