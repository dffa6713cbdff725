import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import type { StateCode } from '@homeline/domain/states/us-states.ts';

/** The part of a person that providers may know. Answers derive only from this: id, name, email, branch or path can't affect them. */
export type Profile = Pick<
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
  | 'inFloodProgram'
  | 'floodCertDelayHours'
> & {
  forced: Pick<Persona['forced'], 'vendors'>;
  /** Who is recorded as an owner beside the applicant. */
  coOwner?: string | undefined;
};

/** Returns the part of a person that providers may know. */
export function profileOf(person: Persona): Profile {
  const { property, credit, income, derogatories, inquiries, assets, forced } = person;
  const { estimatedValue, bpoValue, floodZone, inFloodProgram, floodCertDelayHours } = person;
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
    inFloodProgram,
    floodCertDelayHours,
    forced: { vendors: forced.vendors },
    coOwner: person.additionalSigner?.name,
  };
}

type Address = { street1: string; city: string; state: StateCode; zip: string };

const DEFAULT_ADDRESS: Address = { street1: '1 Main Street', city: 'Columbus', state: 'OH', zip: '43085' };

/** Returns the default profile for an unknown applicant: good credit, enough home value and a steady income. */
export function defaultProfile(address: Address = DEFAULT_ADDRESS): Profile {
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
