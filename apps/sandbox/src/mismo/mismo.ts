import { addDays } from '@homeline/domain/dates/civil-date.ts';
import { XMLParser } from 'fast-xml-parser';
import type { FastifyInstance } from 'fastify';
import { creditFile, creditFileWithNewDebt, fileWithNewInquiry, hardPullReport } from '../credit/file.ts';
import type { Profile } from '../profile.ts';
import type { ProviderDesk } from '../provider-desk.ts';
import { errorXml, type FileResult, type Order, reportXml, type StandInReport } from './report-xml.ts';

const PATH = '/uaweb/mismo';
const ACCOUNT = 'sandbox';
const FIRST_NUMBER = 1_202_696;
/** A report that is not older answers a new order of the same product for the same person. */
const REISSUE_DAYS = 30;

const ALERTS: Readonly<Record<string, string>> = {
  ...{ FRAUD_ALERT: 'FACTAFraudVictimInitial', ACTIVE_DUTY: 'FACTAActiveDuty', DECEASED: 'DeathClaim' },
  ADDRESS_DISCREPANCY: 'FACTAAddressDiscrepancy',
};
const FROZEN = ['FROZEN', 'FROZEN_PIN', 'WRONG_PIN', 'LOCKED'];

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
});

/**
 * A credit reseller, by MISMO 2.3.1 as Xactus publishes it (Credit API, MISMO 2.X, November 2026): attributes, actions, errors in a body
 * of 200, reports of 30 days reissued for `Submit`. `StatusQuery` is MISMO's and not in Xactus's list. Only the code E036 is quoted
 * publicly; the others are this stand-in's own.
 */
export function serveMismo(scope: FastifyInstance, desk: ProviderDesk): void {
  const { store, clock, orders, secret } = desk;
  const basic = `Basic ${Buffer.from(`${ACCOUNT}:${secret}`).toString('base64')}`;

  scope.post(PATH, async ({ body, headers }, reply) => {
    const order = readOrder(String(body));
    if (!order) return reply.code(400).type('text/xml').send('<ERROR/>');
    return reply.type('text/xml; charset=utf-8').send(answer(order, headers.authorization === basic));
  });

  function answer(order: Order & { readonly report?: string }, isKnown: boolean): string {
    const refuse = (code: string, ...texts: string[]) =>
      errorXml(order, { code, source: 'CreditBureau', texts });
    if (!isKnown) return refuse('E036', 'Invalid Client Account Identifier', 'Incorrect password supplied');
    const made = store.state.mismo;
    const show = ({ number, on, result }: StandInReport) =>
      reportXml(order, { number, on: on as ReturnType<typeof clock.today>, result });
    const key = [
      order.borrower['_SSN'] ?? '',
      order.borrower['_FirstName'],
      order.borrower['_LastName'],
      order.residence['_StreetAddress'],
      Object.values(order.type).join('/'),
    ]
      .join('|')
      .toUpperCase();
    const today = clock.today();
    const isRecent = ({ on }: StandInReport) => on >= addDays(today, -REISSUE_DAYS);
    switch (order.action) {
      case 'StatusQuery': {
        const found = made.find(({ requestId }) => requestId === order.id);
        return found ? show(found) : refuse('E901', 'No request with this identifier');
      }
      case 'Reissue': {
        const found = made.find(({ number }) => number === order.report);
        return found ? show(found) : refuse('E902', 'No report with this identifier');
      }
      case 'Submit': {
        const found = made.findLast((report) => report.key === key && isRecent(report));
        if (found) return show(found);
        break;
      }
      case 'ForceNew':
        break;
      default:
        return refuse('E903', 'Unknown action');
    }
    if (!order.borrower['_LastName'] || !order.residence['_StreetAddress'])
      return refuse('E904', 'A name and an address are required');
    const result = pull(order);
    if (result === 'ERROR')
      return errorXml(order, { code: 'E905', source: order.repository, texts: ['Repository not available'] });
    const report = {
      number: String(FIRST_NUMBER + made.length),
      requestId: order.id,
      key,
      on: today,
      result,
    };
    made.push(report);
    return show(report);
  }

  function pull({ loan, borrower, residence, type }: Order): FileResult | 'ERROR' {
    const isSoft = type['CreditReportType'] === 'Other';
    const { profile, answers } = orders.applicant({
      fileNumber: loan,
      person: {
        ...{ firstName: borrower['_FirstName'], lastName: borrower['_LastName'], ssn: borrower['_SSN'] },
        dob: borrower['_BirthDate'],
      },
      address: { street1: residence['_StreetAddress'] ?? '', zip: residence['_PostalCode'] ?? '' },
    });
    const word = answers('credit', isSoft ? 'SOFT' : 'HARD', 'HIT').take();
    if (word === 'ERROR') return word;
    if (FROZEN.includes(word)) return { status: 'NoFileReturnedCreditFreeze' };
    if (word.startsWith('NO_')) return { status: 'NoFileReturnedNoHit' };
    return { status: 'FileReturned', alert: ALERTS[word], file: fileFor(profile, word, isSoft) };
  }

  function fileFor(profile: Profile, word: string, isSoft: boolean) {
    const today = clock.today();
    if (isSoft) return creditFile(profile, today);
    const file = hardPullReport(profile, today);
    if (word === 'HIT_CHANGED') return creditFileWithNewDebt(file);
    return word === 'HIT_NEW_INQUIRY' ? fileWithNewInquiry(file) : file;
  }
}

type Parsed = { [name: string]: Parsed } & { readonly [attribute: string]: unknown };
type Texts = Readonly<Record<string, string>>;

/** Parses an order in the format of MISMO’s sample; undefined for anything else. */
function readOrder(text: string): (Order & { readonly report?: string }) | undefined {
  const request = (parser.parse(text) as Parsed)['REQUEST_GROUP']?.['REQUEST']?.['REQUEST_DATA']?.[
    'CREDIT_REQUEST'
  ];
  const data = request?.['CREDIT_REQUEST_DATA'];
  const borrower = request?.['LOAN_APPLICATION']?.['BORROWER'];
  const included = data?.['CREDIT_REPOSITORY_INCLUDED'] as Texts | undefined;
  if (!request || !data || !borrower || !included) return undefined;
  const asked = ['Equifax', 'Experian', 'TransUnion'].find((each) => included[`_${each}Indicator`] === 'Y');
  const { CreditReportType, CreditReportTypeOtherDescription, ...more } = data as unknown as Texts;
  const { _RESIDENCE, ...person } = borrower as unknown as Texts & { _RESIDENCE: Texts };
  return {
    ...{
      id: more['CreditRequestID'] ?? '',
      loan: (request as unknown as Texts)['LenderCaseIdentifier'] ?? '',
    },
    action: more['CreditReportRequestActionType'] ?? '',
    ...(more['CreditReportIdentifier'] && { report: more['CreditReportIdentifier'] }),
    type: {
      CreditReportType: CreditReportType ?? '',
      ...(CreditReportTypeOtherDescription && { CreditReportTypeOtherDescription }),
    },
    ...{ repository: asked ?? '', borrower: person as Texts, residence: _RESIDENCE ?? {} },
  };
}
