import type { StateCode } from '@homeline/domain/states/us-states.ts';
import type { Persona } from '@homeline/domain/testing/persona.ts';

/**
 * What providers can know of someone. A provider's answer is made from this alone: it has no id, no name, no e-mail, no branch and no
 * path, so none of these can change it.
 */
export type KnownPerson = Pick<
  Persona,
  | 'property'
  | 'credit'
  | 'income'
  | 'derogatories'
  | 'inquiries'
  | 'assets'
  | 'estimatedValue'
  | 'bpoValue'
  | 'floodZone'
  | 'floodCertDelayHours'
> & { forced: Pick<Persona['forced'], 'vendors'> };

/** The part of a person that providers can know. */
export function knownOf(person: Persona): KnownPerson {
  const { property, credit, income, derogatories, inquiries, assets, forced } = person;
  const { estimatedValue, bpoValue, floodZone, floodCertDelayHours } = person;
  return {
    property,
    credit,
    income,
    derogatories,
    inquiries,
    assets,
    estimatedValue,
    bpoValue,
    floodZone,
    floodCertDelayHours,
    forced: { vendors: forced.vendors },
  };
}

type Address = { street1: string; city: string; state: StateCode; zip: string };

const NOWHERE: Address = { street1: '1 Main Street', city: 'Columbus', state: 'OH', zip: '43085' };

/** Someone whom nobody made up: a good file, a home worth enough and a steady income, so that they get through. */
export function stranger(address: Address = NOWHERE): KnownPerson {
  return {
    property: {
      ...address,
      propertyType: 'SINGLE_FAMILY',
      occupancy: 'PRIMARY',
      ownership: 'INDIVIDUAL',
      avmValue: 500_000,
    },
    credit: {
      fico: 742,
      mortgageBalances: [250_000],
      mortgageMonthlyPayments: 1900,
      nonMortgageMonthlyDebts: 900,
      scoreFactors: ['30', '11', '24'],
    },
    income: { employmentType: 'FULL_TIME', source: 'TRUV_PAYROLL' },
    assets: { checkingSavings: 20_000, brokerage: 40_000, retirement: 60_000 },
    forced: { vendors: [] },
  };
}
