import type { FactName, Facts, FactValue, FactWrite } from '@homeline/domain/facts/facts.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { priceHoldDecision } from '@homeline/domain/offers/hold.ts';
import type { Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { TermsEvent } from '../../facts/on-record.ts';
import { insertTerms, ruleVersionColumns } from './terms-ledger.ts';

type FrozenTerms = {
  readonly where:
    | 'choice'
    | 'changed offer'
    | 'repricing'
    | 'summary package'
    | 'early disclosures'
    | 'closing package'
    | 'signature';
  readonly terms: object;
};

/** For each fact that fixes terms: the rates, fees and limits in it or in its documents. */
const FROZEN_TERMS: {
  readonly [Name in FactName]?: (value: FactValue<Name>, facts: Facts) => FrozenTerms | undefined;
} = {
  offerSelection: ({ terms }) => ({ where: 'choice', terms }),
  changedOffers: (terms) => ({ where: 'changed offer', terms }),
  repricings: (terms) => ({ where: 'repricing', terms }),
  summaryDocuments: ({ documents }, facts) => packageTerms('summary package', documents, facts),
  disclosureReissues: ({ document }, facts) => packageTerms('early disclosures', [document], facts),
  closingDocuments: ({ answer, documents }, facts) =>
    answer === 'READY' ? packageTerms('closing package', documents, facts) : undefined,
  noteSignatures: ({ answer, documents }, facts) =>
    answer === 'SIGNED' ? packageTerms('signature', documents, facts) : undefined,
};

function packageTerms(where: FrozenTerms['where'], documents: readonly string[], facts: Facts): FrozenTerms {
  return { where, terms: { ...currentTerms(facts), documents } };
}

type WrittenFacts = {
  readonly owner: string;
  readonly at: string;
  readonly writes: readonly FactWrite[];
  readonly facts: Facts;
};

/**
 * Records the terms of the facts just written in the terms ledger, in the caller's transaction.
 * @returns the audit events of the rows
 */
export async function recordFrozenTerms(
  trx: Trx,
  { organisation, applicationId }: ApplicationKey,
  { owner, at, writes, facts }: WrittenFacts,
): Promise<TermsEvent[]> {
  const shown = writes.flatMap((write) => frozenTermsOf(write, facts) ?? []);
  if (shown.length === 0) return [];
  const texts = ruleVersionColumns(priceHoldDecision(facts)?.explanation ?? {});
  return insertTerms(
    trx,
    shown.map(({ where, terms }) => ({
      organisation,
      application_id: applicationId,
      shown_to: owner,
      shown_at: at,
      shown_where: where,
      terms: JSON.stringify(terms),
      ...texts,
    })),
  );
}

function frozenTermsOf<Name extends FactName>(
  { fact, value }: { readonly fact: Name; readonly value: FactValue<Name> },
  facts: Facts,
): FrozenTerms | undefined {
  return FROZEN_TERMS[fact]?.(value, facts);
}
