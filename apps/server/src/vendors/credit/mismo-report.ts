import type { CreditReport } from '@homeline/domain/facts/credit.facts.ts';
import { CreditScore } from '@homeline/domain/facts/credit-score.ts';
import { INQUIRIES } from '@homeline/domain/reasons/score-factors.ts';
import { type CreditResponse, MismoAnswer, type Person, type Score } from './mismo-answer.ts';
import { mortgageInquiriesOf, mortgagesOf, tradelinesOf } from './mismo-debts.ts';
import { derogatoriesOf } from './mismo-derogatories.ts';
import type { Repository } from './mismo-request.ts';
import { parseXml } from './mismo-xml.ts';
import type { CreditPull, SoftCredit } from './port.ts';

type Alert = Extract<
  SoftCredit['answer'],
  'DECEASED' | 'FRAUD_ALERT' | 'ACTIVE_DUTY' | 'ADDRESS_DISCREPANCY'
>;

/** What a reseller's answer says. */
export type Reading =
  | {
      readonly kind: 'REPORT';
      readonly identifier: string;
      readonly alert: Alert | undefined;
      readonly report: CreditReport;
    }
  /** The bureau has no file, keeps it back, or failed. */
  | { readonly kind: 'NO_FILE' | 'FROZEN' | 'BUREAU_ERROR' }
  /** The reseller didn't serve the request. */
  | { readonly kind: 'REFUSED'; readonly code: string; readonly words: string }
  /** It is another person's report, or one that underwriting or its notices can't use. */
  | { readonly kind: 'UNUSABLE' }
  | { readonly kind: 'GARBAGE' };

type Asked = {
  readonly reference: string;
  readonly repository: Repository;
  readonly consumer: CreditPull['consumer'];
};

const GARBAGE: Reading = { kind: 'GARBAGE' };
const UNUSABLE: Reading = { kind: 'UNUSABLE' };

/** Reads the answer to a request. */
export function readMismo(text: string, asked: Asked): Reading {
  const read = MismoAnswer.safeParse(parseXml(text));
  if (!read.success) return GARBAGE;
  const { keys, response, error } = read.data;
  const file = response?.CREDIT_FILE.find((each) => each['@CreditRepositorySourceType'] === asked.repository);
  if (!response || !file) {
    const isOfBureau = response?.CREDIT_ERROR_MESSAGE.some(
      (each) => each['@_SourceType'] === asked.repository,
    );
    if (isOfBureau) return { kind: 'BUREAU_ERROR' };
    const code = error ?? response?.CREDIT_ERROR_MESSAGE[0]?.['@_Code'];
    const words = response?.CREDIT_ERROR_MESSAGE.map(({ _Text }) => _Text).join(' ') ?? '';
    return code === undefined ? GARBAGE : { kind: 'REFUSED', code, words };
  }
  const echo = response.CREDIT_REQUEST_DATA[0]?.['@CreditRequestID'];
  if (echo && echo !== asked.reference) return GARBAGE;
  const status = file['@_ResultStatusType'];
  if (status === 'NoFileReturnedError') return { kind: 'BUREAU_ERROR' };
  const alerts = alertsOf(response, file);
  if (status.startsWith('NoFileReturned'))
    return { kind: status.endsWith('CreditFreeze') || alerts.has('SUPPRESSED') ? 'FROZEN' : 'NO_FILE' };
  const people = [...response.BORROWER, ...file._BORROWER];
  if (!people.some(isNamed) || !people.every((person) => isSame(person, asked.consumer))) return UNUSABLE;
  const report = reportOf(response, keys, asked.repository);
  const alert = ALERTS.find((each) => alerts.has(each));
  return report
    ? { kind: 'REPORT', identifier: response['@CreditReportIdentifier'], alert, report }
    : UNUSABLE;
}

/** The most serious first: the product's answer names one. */
const ALERTS: readonly Alert[] = ['DECEASED', 'FRAUD_ALERT', 'ACTIVE_DUTY', 'ADDRESS_DISCREPANCY'];

/** The categories of MISMO 2.4's alert messages. */
const CATEGORIES: Readonly<Record<string, Alert | 'SUPPRESSED'>> = {
  ...{ DeathClaim: 'DECEASED', FraudVictim: 'FRAUD_ALERT', FACTAActiveDuty: 'ACTIVE_DUTY' },
  ...{ FACTAFraudVictimInitial: 'FRAUD_ALERT', FACTAFraudVictimExtended: 'FRAUD_ALERT' },
  ...{ FACTAAddressDiscrepancy: 'ADDRESS_DISCREPANCY', CreditFileSuppressed: 'SUPPRESSED' },
};

/** Without a category from the reseller, the words decide. A false alarm costs a look by a person; a missed one breaks 15 USC 1681c-1(h). */
const WORDS: readonly (readonly [RegExp, Alert])[] = [
  [/deceased|death/i, 'DECEASED'],
  [/active.?duty/i, 'ACTIVE_DUTY'],
  [/fraud|identity theft/i, 'FRAUD_ALERT'],
  [/address (discrepancy|mismatch)|substantial(ly)? differ/i, 'ADDRESS_DISCREPANCY'],
];

function alertsOf({ ALERT_MESSAGE }: CreditResponse, file: CreditResponse['CREDIT_FILE'][number]) {
  const found = [...ALERT_MESSAGE, ...file._ALERT_MESSAGE].flatMap((message) => {
    const category = CATEGORIES[message['@_CategoryType']] ?? CATEGORIES[message['@_Type']];
    const words = `${message['@_Type']} ${message._Text}`;
    return category ?? WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? [];
  });
  // 15 USC 1681c(h): the bureau says that the address differs from the one on file.
  const differs = file._VARIATION.some((each) => each['@_Type'] === 'DifferentAddress');
  return new Set([...found, ...(differs ? (['ADDRESS_DISCREPANCY'] as const) : [])]);
}

/** Returns whether an answer says who a person is. A report that names nobody isn't used. */
function isNamed(person: Person): boolean {
  return digits(person['@_SSN']).length === 9 || letters(person['@_LastName']) !== '';
}

/**
 * Returns whether a person of the answer is the one who was asked for. The SSN decides; without it on one side, the last name, the first
 * letter of the first name and the year of birth must not differ.
 */
function isSame(person: Person, consumer: Asked['consumer']): boolean {
  const [ssn, askedSsn] = [digits(person['@_SSN']), digits(consumer.ssn ?? '')];
  if (ssn.length === 9 && askedSsn.length === 9) return ssn === askedSsn;
  const birthYear = person['@_BirthDate'].slice(0, 4);
  const differs = (given: string, asked: string) => given !== '' && letters(given) !== letters(asked);
  return !(
    differs(person['@_LastName'], consumer.lastName) ||
    differs(person['@_FirstName'].slice(0, 1), consumer.firstName.slice(0, 1)) ||
    (consumer.dob !== undefined && differs(birthYear, consumer.dob.slice(0, 4)))
  );
}

const digits = (text: string) => text.replace(/\D/g, '');
const letters = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\d]/gu, '')
    .toUpperCase();

type Keys = MismoAnswer['keys'];

/**
 * Returns the figures of a report; undefined for one without its date, or with an account that states no balance or payment, or with a
 * score that the reseller doesn't compare: whoever is told a score must be told how it compares (12 CFR 1022.74(d)(1)(ii)(E)).
 */
function reportOf(response: CreditResponse, keys: Keys, repository: Repository): CreditReport | undefined {
  const pulledOn = response['@CreditReportFirstIssuedDate'];
  const score = ficoOf(response.CREDIT_SCORE, repository);
  const outranks = score && outranksPct(keys, score);
  if (!pulledOn || (score && outranks === undefined)) return undefined;
  try {
    return {
      pulledOn,
      ...(score && { fico: numberOf(score), scoreOutranksPct: outranks }),
      scoreFactors: score ? factorsOf(score) : [],
      mortgages: [...mortgagesOf(response.CREDIT_LIABILITY)],
      tradelines: [...tradelinesOf(response.CREDIT_LIABILITY)],
      derogatories: derogatoriesOf(response, pulledOn),
      mortgageInquiries: mortgageInquiriesOf(response.CREDIT_INQUIRY),
    };
  } catch {
    return undefined;
  }
}

/** FICO’s models have names of their own at each bureau. */
const FICO_MODELS = /Beacon|Pinnacle|FairIsaac|FICO|Empirica/i;

/** Returns the bureau's FICO score. An exclusion code such as 9002 isn't a score, nor is another model's. */
function ficoOf(scores: readonly Score[], repository: Repository): Score | undefined {
  return scores.find(
    (score) =>
      score['@CreditRepositorySourceType'] === repository &&
      FICO_MODELS.test(score['@_ModelNameType']) &&
      score['@_ExclusionReasonType'] === '' &&
      CreditScore.safeParse(numberOf(score)).success,
  );
}

function numberOf(score: Score): number {
  return /^\+?\d+$/.test(score['@_Value']) ? Number(score['@_Value']) : Number.NaN;
}

/** Returns the percent of consumers with a lower score, which resellers send as a key of the envelope that ends with the score's id. */
function outranksPct(keys: Keys, score: Score): number | undefined {
  const id = score['@CreditScoreID'];
  const key = keys.find(
    ({ '@_Name': name }) =>
      id !== '' && name.startsWith('CreditScoreRankPercent_') && name.endsWith(`_${id}`),
  );
  const pct = /^\d{1,3}$/.test(key?.['@_Value'] ?? '') ? Number(key?.['@_Value']) : undefined;
  return pct !== undefined && pct <= 100 ? pct : undefined;
}

/**
 * Returns the factor numbers as score-factors.ts has them: “00038”, “038” and “38” are one. Inquiries are added where they were a key
 * factor.
 */
function factorsOf(score: Score): string[] {
  const codes = score._FACTOR.map((factor) => factor['@_Code'].replace(/^0+(?=\d)/, '').padStart(2, '0'));
  const namesInquiries = score['@_FACTAInquiriesIndicator'] === 'Y' && !codes.includes(INQUIRIES);
  return namesInquiries ? [...codes, INQUIRIES] : codes;
}
