import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { type Cents, cents, sumCents } from '@homeline/domain/money/cents.ts';
import { MANUAL_NOTARY_FEE_CENTS, VALUATION_FEE_CENTS } from '@homeline/domain/pricing/fees.ts';

/** One charge, who receives it and who bears it. */
export type ItemisedFee = {
  readonly name: string;
  readonly amountCents: Cents;
  readonly paidTo: 'LENDER' | 'THIRD_PARTY' | 'GOVERNMENT';
  /** From the initial draw, by the borrower at closing, or by the lender. */
  readonly paidFrom: 'DRAW' | 'BORROWER' | 'LENDER';
};

/** What a line costs to open, item by item, in the order in which documents list it. */
export function itemisedFees(situation: {
  terms: Pick<Terms, 'originationFeeCents'>;
  automatedValuationUsable: boolean;
  manualNotary: boolean;
  /** What the lender bears of the valuation and the notary. */
  lenderCreditCents?: Cents;
  recordingFeeCents: Cents;
  recordingTaxCents: Cents;
  recordingPaidFrom: 'BORROWER' | 'LENDER';
}): readonly ItemisedFee[] {
  const { recordingPaidFrom, lenderCreditCents = cents(0) } = situation;
  const items: readonly [charged: boolean, fee: ItemisedFee][] = [
    [
      true,
      {
        name: 'Origination fee',
        amountCents: situation.terms.originationFeeCents,
        paidTo: 'LENDER',
        paidFrom: 'DRAW',
      },
    ],
    [
      !situation.automatedValuationUsable,
      { name: 'Valuation', amountCents: VALUATION_FEE_CENTS, paidTo: 'THIRD_PARTY', paidFrom: 'DRAW' },
    ],
    [
      situation.manualNotary,
      { name: 'Notary', amountCents: MANUAL_NOTARY_FEE_CENTS, paidTo: 'THIRD_PARTY', paidFrom: 'DRAW' },
    ],
    [
      lenderCreditCents > 0,
      { name: 'Lender credit', amountCents: cents(-lenderCreditCents), paidTo: 'LENDER', paidFrom: 'DRAW' },
    ],
    [
      situation.recordingFeeCents > 0,
      {
        name: 'Recording fee',
        amountCents: situation.recordingFeeCents,
        paidTo: 'GOVERNMENT',
        paidFrom: recordingPaidFrom,
      },
    ],
    [
      situation.recordingTaxCents > 0,
      {
        name: 'Recording tax',
        amountCents: situation.recordingTaxCents,
        paidTo: 'GOVERNMENT',
        paidFrom: recordingPaidFrom,
      },
    ],
  ];
  return items.flatMap(([charged, fee]) => (charged ? [fee] : []));
}

/** The sum of the fees that are borne so. */
export function feesPaidFrom(fees: readonly ItemisedFee[], paidFrom: ItemisedFee['paidFrom']): Cents {
  return sumCents(fees.filter((fee) => fee.paidFrom === paidFrom).map(({ amountCents }) => amountCents));
}

/** The sum of what goes to others than the lender. */
export function feesToOthers(fees: readonly ItemisedFee[]): Cents {
  const others = fees.filter((fee) => fee.paidTo !== 'LENDER' && fee.paidFrom !== 'LENDER');
  return sumCents(others.map(({ amountCents }) => amountCents));
}
