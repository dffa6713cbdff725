import { type CivilDate, CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import * as z from 'zod';
import { WireDollars } from '../wire.ts';

/** The parts of a MISMO 2.x credit response that we read. Resellers send many more, and newer versions other ones. */

const list = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).default([]);
/** An element that occurs once. */
const one = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(schema)
    .min(1)
    .transform(([only]) => only as z.output<Schema>);

/** Treats an empty attribute like a missing one. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional();

const text = z.string().default('');

/** Whole months are common: `2021-04` is read as its first day. Some resellers write `20210430`. */
const Day = z
  .string()
  .transform((given) => given.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'))
  .pipe(z.string().regex(/^\d{4}(-\d{2}(-\d{2}(T.*)?)?)?$/, 'Must be a date'))
  .transform((given) => `${given.slice(0, 10)}${'-01-01'.slice(given.length === 4 ? 0 : 3)}`.slice(0, 10))
  .pipe(CivilDateSchema);
const day = orNone(Day);

/** US dollars. What a creditor owes the borrower counts as nothing owed. */
const amount = orNone(
  z
    .string()
    .regex(/^-?\d{1,12}(\.\d+)?$/, 'Must be an amount')
    .transform((given) => Math.max(0, Number(given)))
    .pipe(WireDollars),
);

const count = orNone(
  z
    .string()
    .regex(/^\d{1,4}$/, 'Must be a count')
    .transform(Number),
);

const Texts = list(z.object({ '#text': text })).transform((texts) =>
  texts.map((each) => each['#text']).join(' '),
);
const Rating = z.object({ '@_Type': text, '@_Date': day });
const Comment = z.object({ _Text: Texts });
const Alert = z.object({ '@_CategoryType': text, '@_Type': text, _Text: Texts });

const Liability = z.object({
  ...{ '@_AccountType': text, '@CreditLoanType': text, '@CreditBusinessType': text },
  ...{ '@_AccountOwnershipType': text, '@_AccountStatusType': text, '@_TermsSourceType': text },
  ...{ '@_AccountOpenedDate': day, '@_AccountClosedDate': day, '@_AccountStatusDate': day },
  '@_AccountReportedDate': day,
  ...{ '@_UnpaidBalanceAmount': amount, '@_CreditLimitAmount': amount, '@_PastDueAmount': amount },
  ...{ '@_MonthlyPaymentAmount': amount, '@_MonthsRemainingCount': count },
  _CREDITOR: list(z.object({ '@_Name': text })),
  _CURRENT_RATING: list(Rating),
  _HIGHEST_ADVERSE_RATING: list(Rating),
  _MOST_RECENT_ADVERSE_RATING: list(Rating),
  _PRIOR_ADVERSE_RATING: list(Rating),
  _PAYMENT_PATTERN: list(z.object({ '@_Data': text, '@_StartDate': day })),
  _LATE_COUNT: list(z.object({ '@_30Days': count, '@_60Days': count, '@_90Days': count })),
  CREDIT_COMMENT: list(Comment),
});
export type Liability = z.output<typeof Liability>;

const PublicRecord = z.object({
  ...{ '@_Type': text, '@_DispositionType': text, '@_DispositionDate': day, '@_FiledDate': day },
});
export type PublicRecord = z.output<typeof PublicRecord>;

const Inquiry = z.object({
  ...{ '@_Name': text, '@_Date': Day, '@CreditBusinessType': text, '@CreditLoanType': text },
});
export type Inquiry = z.output<typeof Inquiry>;

const Person = z.object({ '@_FirstName': text, '@_LastName': text, '@_SSN': text, '@_BirthDate': text });
export type Person = z.output<typeof Person>;

const File = z.object({
  ...{ '@CreditRepositorySourceType': text, '@_ResultStatusType': text },
  _BORROWER: list(Person),
  _VARIATION: list(z.object({ '@_Type': text })),
  _ALERT_MESSAGE: list(Alert),
});

const Score = z.object({
  ...{
    '@CreditScoreID': text,
    '@CreditRepositorySourceType': text,
    '@_ModelNameType': text,
    '@_Value': text,
  },
  ...{ '@_ExclusionReasonType': text, '@_FACTAInquiriesIndicator': text },
  _FACTOR: list(z.object({ '@_Code': text })),
});
export type Score = z.output<typeof Score>;

const CreditResponse = z.object({
  '@CreditReportIdentifier': text,
  '@CreditReportType': text,
  '@CreditReportFirstIssuedDate': day,
  CREDIT_REQUEST_DATA: list(z.object({ '@CreditRequestID': text })),
  CREDIT_ERROR_MESSAGE: list(z.object({ '@_Code': text, '@_SourceType': text, _Text: Texts })),
  BORROWER: list(Person),
  ALERT_MESSAGE: list(Alert),
  CREDIT_FILE: list(File),
  CREDIT_SCORE: list(Score),
  CREDIT_LIABILITY: list(Liability),
  CREDIT_PUBLIC_RECORD: list(PublicRecord),
  CREDIT_INQUIRY: list(Inquiry),
});
export type CreditResponse = z.output<typeof CreditResponse>;

/** The envelope, which a refused request has too. */
export const MismoAnswer = z
  .object({
    RESPONSE_GROUP: one(
      z.object({
        RESPONSE: one(
          z.object({
            KEY: list(z.object({ '@_Name': text, '@_Value': text })),
            RESPONSE_DATA: list(z.object({ CREDIT_RESPONSE: list(CreditResponse) })),
            STATUS: list(z.object({ '@_Condition': text, '@_Code': text })),
          }),
        ),
      }),
    ),
  })
  .transform(({ RESPONSE_GROUP: { RESPONSE } }) => ({
    keys: RESPONSE.KEY,
    response: RESPONSE.RESPONSE_DATA[0]?.CREDIT_RESPONSE[0],
    /** The code of an error of the whole request; undefined if it was served. */
    error: RESPONSE.STATUS.find((status) => status['@_Condition'] === 'Error')?.['@_Code'],
  }));
export type MismoAnswer = z.output<typeof MismoAnswer>;

/** Returns the months from the month of a date to that of a later one. */
export function monthsFrom(date: CivilDate, to: CivilDate): number {
  const months = (of: CivilDate) => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7));
  return months(to) - months(date);
}
