import { RecordCode } from '@homeline/domain/documents/record-code.ts';
import { RECORDS_ACCESS_OWED } from '@homeline/domain/facts/electronic-records.selectors.ts';
import { Agreed, TextVersion } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { DocumentSummary } from '../documents/list-documents.ts';

/** The record that a person opens to show that they can, and why they are asked. It is read as any other document. */
export const AskedRecordsAccess = z.object({ why: z.enum(RECORDS_ACCESS_OWED), sample: DocumentSummary });
export type AskedRecordsAccess = z.infer<typeof AskedRecordsAccess>;

/** The code of the sample record, which confirms the consent to electronic records, with the version of its text. */
export const RecordsAccessForm = z.object({ code: RecordCode, textVersion: TextVersion });

export const getRecordsAccess = call({
  name: 'getRecordsAccess',
  method: 'GET',
  path: `${BORROWER_PATH}/disclosures/access`,
  who: 'BORROWER',
  summary: 'Returns the sample record to open before the first documents; nothing once its code was given.',
  params: ApplicationParams,
  answer: z.object({ asked: AskedRecordsAccess.optional() }),
});

export const showRecordsAccess = call({
  name: 'showRecordsAccess',
  method: 'POST',
  path: `${BORROWER_PATH}/disclosures/access`,
  who: 'BORROWER',
  summary:
    'Shows that the borrower can open electronic records, by the code that only the sample record has, and confirms their consent to them.',
  params: ApplicationParams,
  body: RecordsAccessForm,
  answer: Status,
  errors: ['TOO_MANY_ATTEMPTS', 'CONSENT_OUTDATED'],
  oncePerKey: true,
});

/** The withdrawal, after its consequences were shown. */
export const WithdrawalForm = z.object({ agreed: Agreed });

export const withdrawRecordsConsent = call({
  name: 'withdrawRecordsConsent',
  method: 'POST',
  path: `${BORROWER_PATH}/disclosures/withdrawal`,
  who: 'BORROWER',
  summary:
    'Withdraws the borrower’s consent to electronic records. What follows comes on paper, until they confirm their consent again.',
  params: ApplicationParams,
  body: WithdrawalForm,
  answer: Status,
});
