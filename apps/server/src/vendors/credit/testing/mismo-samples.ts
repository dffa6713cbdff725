/** An error of the whole request, in the layout of Xactus's published example (Credit API, MISMO 2.X, “Response”). */
export const E036 = `<?xml version="1.0" encoding="UTF-8"?>
<RESPONSE_GROUP MISMOVersionID="2.3.1">
  <RESPONSE ResponseDateTime="2024-11-06T06:58:43">
    <RESPONSE_DATA>
      <CREDIT_RESPONSE MISMOVersionID="2.3.1" CreditReportType="Error">
        <CREDIT_REQUEST_DATA CreditRequestID="request-1" BorrowerID="B1" CreditReportRequestActionType="Submit"/>
        <CREDIT_ERROR_MESSAGE _Code="E036" _SourceType="CreditBureau">
          <_Text>Invalid Client Account Identifier</_Text>
          <_Text>Incorrect password supplied</_Text>
        </CREDIT_ERROR_MESSAGE>
      </CREDIT_RESPONSE>
    </RESPONSE_DATA>
    <STATUS _Condition="Error" _Code="E036" _Description="Invalid Client Account Identifier"/>
  </RESPONSE>
</RESPONSE_GROUP>`;

type Parts = {
  readonly keys?: string;
  readonly score?: string;
  readonly accounts?: string;
  readonly records?: string;
  readonly inquiries?: string;
  /** Attributes and content of the bureau’s file. */
  readonly status?: string;
  readonly file?: string;
  readonly person?: string;
  readonly more?: string;
};

const PERSON = '_FirstName="Alice" _LastName="Firstimer" _SSN="991-91-9991" _BirthDate="1965-01-01"';

/** A report as a reseller lays it out, with the parts that a test replaces. */
export function mismoReport({
  keys = '<KEY _Name="CreditScoreRankPercent_CR7_S7" _Value="46"/>',
  score = `<CREDIT_SCORE CreditScoreID="S7" CreditRepositorySourceType="Equifax" _ModelNameType="EquifaxBeacon5.0" _Value="+715"/>`,
  accounts = '',
  records = '',
  inquiries = '',
  status = 'FileReturned',
  person = PERSON,
  file = `<_BORROWER ${PERSON}/>`,
  more = '',
}: Parts = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<RESPONSE_GROUP MISMOVersionID="2.3.1"><RESPONSE>${keys}<RESPONSE_DATA>
  <CREDIT_RESPONSE CreditReportIdentifier="7" CreditReportType="Merge" CreditReportFirstIssuedDate="2021-06-17T11:19:02.779-07:00">
    <CREDIT_REQUEST_DATA CreditRequestID="request-1"/><BORROWER BorrowerID="B1" ${person}/>
    ${accounts}${records}${inquiries}
    <CREDIT_FILE CreditRepositorySourceType="Equifax" _ResultStatusType="${status}">${file}</CREDIT_FILE>
    ${score}${more}
  </CREDIT_RESPONSE></RESPONSE_DATA><STATUS _Condition="Success" _Code="0"/></RESPONSE></RESPONSE_GROUP>`;
}
