import { writeXml } from './mismo-xml.ts';
import type { CreditPull } from './port.ts';

/** The nationwide bureaus as MISMO names them. */
export const REPOSITORIES = ['Equifax', 'Experian', 'TransUnion'] as const;
export type Repository = (typeof REPOSITORIES)[number];

export type Product = 'SOFT' | 'HARD';

/**
 * The action of a request.
 * - `ForceNew`: a new pull.
 * - `Submit`: the report that exists already, if the reseller has a recent one of this person, else a new pull.
 * - `Reissue`: the report with this identifier.
 * - `StatusQuery`: the result of the request with this id. It has no effect.
 */
export type Action =
  | { readonly type: 'ForceNew' | 'Submit' | 'StatusQuery' }
  | { readonly type: 'Reissue'; readonly report: string };

export type MismoRequest = {
  readonly requestingParty: string;
  readonly repository: Repository;
  readonly product: Product;
  readonly action: Action;
  readonly pull: Pick<CreditPull, 'reference' | 'fileNumber' | 'consumer' | 'address'>;
};

const VERSION = { '@MISMOVersionID': '2.3.1' };
const SUBMITTING_PARTY = 'Homeline';
/** The lender's own name of the loan has at most 40 characters. */
const MOST_CASE_CHARACTERS = 40;

/** A report that leaves no inquiry has no type of its own in MISMO 2.3.1; resellers name it so. */
const PRODUCTS = {
  SOFT: { '@CreditReportType': 'Other', '@CreditReportTypeOtherDescription': 'SoftCheck' },
  HARD: { '@CreditReportType': 'Merge' },
} as const;

/** Returns a credit request of MISMO 2.3.1 for one borrower and one bureau. */
export function mismoRequest({ requestingParty, repository, product, action, pull }: MismoRequest): string {
  const { reference, fileNumber, consumer, address } = pull;
  const indicators = REPOSITORIES.map((each) => [`@_${each}Indicator`, each === repository ? 'Y' : 'N']);
  return writeXml({
    REQUEST_GROUP: {
      ...VERSION,
      REQUESTING_PARTY: { '@_Name': requestingParty },
      SUBMITTING_PARTY: { '@_Name': SUBMITTING_PARTY },
      REQUEST: {
        '@RequestDatetime': new Date().toISOString().slice(0, 19),
        REQUEST_DATA: {
          CREDIT_REQUEST: {
            ...VERSION,
            '@LenderCaseIdentifier': fileNumber.slice(0, MOST_CASE_CHARACTERS),
            CREDIT_REQUEST_DATA: {
              ...{ '@CreditRequestID': reference, '@BorrowerID': 'B1' },
              '@CreditReportRequestActionType': action.type,
              ...(action.type === 'Reissue' && { '@CreditReportIdentifier': action.report }),
              ...PRODUCTS[product],
              '@CreditRequestType': 'Individual',
              CREDIT_REPOSITORY_INCLUDED: Object.fromEntries(indicators),
            },
            LOAN_APPLICATION: { BORROWER: borrower(consumer, address) },
          },
        },
      },
    },
  });
}

function borrower(
  { firstName, middleName = '', lastName, suffix = '', dob, ssn }: CreditPull['consumer'],
  { street1, street2, city, state, zip }: CreditPull['address'],
) {
  return {
    '@BorrowerID': 'B1',
    ...{ '@_FirstName': firstName, '@_MiddleName': middleName, '@_LastName': lastName },
    '@_NameSuffix': suffix,
    ...(dob && { '@_BirthDate': dob }),
    ...(ssn && { '@_SSN': ssn.replaceAll('-', '') }),
    _RESIDENCE: {
      '@_StreetAddress': street2 ? `${street1} ${street2}` : street1,
      ...{ '@_City': city, '@_State': state, '@_PostalCode': zip },
      '@BorrowerResidencyType': 'Current',
    },
  };
}
