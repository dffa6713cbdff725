import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import type { Address, OwnershipType, PropertyType } from '@homeline/domain/facts/home.ts';
import { type Parcel, PropertyCondition } from '@homeline/domain/facts/property.facts.ts';
import { foldedWords } from '@homeline/domain/people/folded-name.ts';
import * as z from 'zod';
import { AttomHome, isHomeAt, OptionalText } from '../attom/home.ts';
import type { Party } from '../parties.ts';
import { WireDollars } from '../wire.ts';
import type { PropertyRecord } from './port.ts';

/*
 * `property/expandedprofile` of ATTOM's Property API v1.0.0. It has the mortgages that were recorded with the last sale alone: later
 * ones, judgments and releases come from the credit report and the title search.
 */

const OptionalDate = CivilDateSchema.nullish();

const AttomOwner = z
  .object({
    fullName: OptionalText,
    lastName: OptionalText,
    firstNameAndMi: OptionalText,
    trustIndicator: OptionalText,
  })
  .nullish();

const AttomMortgage = z
  .object({
    amount: WireDollars.nullish(),
    trustDeedDocumentNumber: OptionalText,
    ident: OptionalText,
    lenderFirstName: OptionalText,
    lenderLastName: OptionalText,
    date: OptionalDate,
  })
  .nullish();

export const ExpandedProfile = AttomHome.extend({
  identifier: z.object({ apn: OptionalText, fips: OptionalText }),
  area: z.object({ countrySecSubd: OptionalText }).nullish(),
  summary: z.object({ propLandUse: OptionalText }).nullish(),
  sale: z
    .object({
      saleSearchDate: OptionalDate,
      saleTransDate: OptionalDate,
      amount: z.object({ saleRecDate: OptionalDate }).nullish(),
    })
    .nullish(),
  building: z.object({ construction: z.object({ condition: OptionalText }).nullish() }).nullish(),
  assessment: z
    .object({
      owner: z
        .object({
          corporateIndicator: OptionalText,
          ...{ owner1: AttomOwner, owner2: AttomOwner, owner3: AttomOwner, owner4: AttomOwner },
        })
        .nullish(),
      mortgage: z.object({ FirstConcurrent: AttomMortgage, SecondConcurrent: AttomMortgage }).nullish(),
    })
    .nullish(),
});
type ExpandedProfile = z.infer<typeof ExpandedProfile>;

/** ATTOM's land uses of homes. Any other is for a person: it decides whether we lend. */
const PROPERTY_TYPES: Readonly<Record<string, z.infer<typeof PropertyType>>> = {
  SFR: 'SINGLE_FAMILY',
  'RURAL HOMESITE': 'SINGLE_FAMILY',
  'TOWNHOUSE/ROWHOUSE': 'TOWNHOUSE',
  PUD: 'PUD',
  CONDOMINIUM: 'CONDO',
  COOPERATIVE: 'COOP',
  DUPLEX: 'TWO_UNIT',
  TRIPLEX: 'THREE_PLUS_UNIT',
  QUADRUPLEX: 'THREE_PLUS_UNIT',
  APARTMENT: 'THREE_PLUS_UNIT',
  'MANUFACTURED HOME': 'MANUFACTURED',
  'MOBILE HOME': 'MANUFACTURED',
  'COMMERCIAL BUILDING': 'COMMERCIAL',
};

/**
 * Returns what the county's record says about a home. `NO_MATCH` has no home at the address; `NO_RECORD` has one, without all that the rules
 * ask for, so operations searches the county's own records.
 * @param homes undefined when ATTOM found none
 */
export function propertyRecord(
  homes: readonly ExpandedProfile[] | undefined,
  { owner, address }: { readonly owner: Party; readonly address: Address },
): PropertyRecord {
  const found = homes?.filter((home) => isHomeAt(home, address)) ?? [];
  const [home, another] = found;
  if (!home) return { answer: 'NO_MATCH' };
  const owners = ownersOf(home);
  const parcel = another ? undefined : parcelOf(home, owners);
  if (!parcel) return { answer: 'NO_RECORD' };
  return { answer: owners.some((name) => isNameOf(name, owner)) ? 'MATCHED' : 'OWNER_MISMATCH', parcel };
}

function parcelOf(home: ExpandedProfile, owners: readonly string[]): Parcel | undefined {
  const { identifier, area, summary, sale, building, assessment } = home;
  const propertyType = PROPERTY_TYPES[summary?.propLandUse?.toUpperCase() ?? ''];
  const ownership = ownershipOf(home, owners);
  const ownedSince = sale?.amount?.saleRecDate ?? sale?.saleSearchDate ?? sale?.saleTransDate;
  const county = area?.countrySecSubd;
  if (!identifier.apn || !propertyType || !ownership || !ownedSince || !county) return undefined;
  const { FirstConcurrent, SecondConcurrent } = assessment?.mortgage ?? {};
  return {
    ...{ parcelId: identifier.apn, propertyType, ownership, county, ownedSince, owners: [...owners] },
    condition: conditionOf(building?.construction?.condition),
    ...(identifier.fips && /^\d{5}$/.test(identifier.fips) && { countyFips: identifier.fips }),
    recordedLiens: [FirstConcurrent, SecondConcurrent].flatMap((mortgage, index) =>
      mortgage?.amount
        ? {
            id: mortgage.trustDeedDocumentNumber || mortgage.ident || `mortgage-${index + 1}`,
            holder: nameOf(mortgage.lenderFirstName, mortgage.lenderLastName) || 'Lender not recorded',
            amountCents: mortgage.amount,
            recordedOn: mortgage.date ?? ownedSince,
          }
        : [],
    ),
  };
}

function conditionOf(condition: string | null | undefined): Parcel['condition'] {
  if (!condition) return 'NOT_AVAILABLE';
  const known = PropertyCondition.safeParse(condition.toUpperCase());
  return known.success ? known.data : 'UNKNOWN_CONDITION';
}

/** Returns the names of the owners, as the county wrote them. */
function ownersOf({ assessment }: ExpandedProfile): readonly string[] {
  const { owner1, owner2, owner3, owner4 } = assessment?.owner ?? {};
  return [owner1, owner2, owner3, owner4]
    .map((owner) => owner?.fullName?.trim() || nameOf(owner?.firstNameAndMi, owner?.lastName))
    .filter((name) => name !== '');
}

function nameOf(first: string | null | undefined, last: string | null | undefined): string {
  return [first?.trim(), last?.trim()].filter(Boolean).join(' ');
}

/** Returns who holds title; undefined where the record doesn't say what kind of trust or company it is. */
function ownershipOf(
  { assessment }: ExpandedProfile,
  owners: readonly string[],
): z.infer<typeof OwnershipType> | undefined {
  if (owners.length === 0) return undefined;
  const { corporateIndicator, owner1, owner2 } = assessment?.owner ?? {};
  const words = new Set(owners.flatMap(foldedWords));
  const has = (...some: readonly string[]) => some.some((word) => words.has(word));
  if (has('life') && has('estate', 'est')) return 'LIFE_ESTATE';
  if (
    [owner1, owner2].some((owner) => owner?.trustIndicator === 'Y') ||
    has('trust', 'trustee', 'trustees')
  ) {
    if (has('irrevocable', 'irrev')) return 'IRREVOCABLE_TRUST';
    return has('revocable', 'rev', 'living') ? 'REVOCABLE_TRUST' : undefined;
  }
  if (corporateIndicator === 'Y') {
    if (has('llc')) return 'LLC';
    return has('inc', 'corp', 'corporation', 'incorporated') ? 'CORPORATION' : undefined;
  }
  return owners.length > 1 ? 'JOINT' : 'INDIVIDUAL';
}

/** Returns whether an owner bears a person's first and last name. An initial or a nickname doesn't do: a deed then shows who it is. */
function isNameOf(owner: string, { firstName, lastName }: Party): boolean {
  const words = new Set(foldedWords(owner));
  const isIn = (name: string) => {
    const parts = foldedWords(name);
    return parts.length > 0 && (parts.every((part) => words.has(part)) || words.has(parts.join('')));
  };
  return isIn(firstName) && isIn(lastName);
}
