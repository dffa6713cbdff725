import type { AskedRecordsAccess } from '@homeline/contract/disclosures/records-access.ts';
import type { DocumentModel } from '@homeline/documents/document.ts';
import { lenderOf } from '@homeline/documents/lender.ts';
import { renderHtml } from '@homeline/documents/render-html.ts';
import { writeDocument } from '@homeline/documents/templates.ts';
import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { catalogueEntry } from '@homeline/domain/documents/catalogue.ts';
import { RECORD_CODE_LENGTH, RECORD_CODE_SIGNS } from '@homeline/domain/documents/record-code.ts';
import { RecordForm } from '@homeline/domain/facts/electronic-records.facts.ts';
import {
  RECORDS_NEEDS_VERSION,
  recordsAccessOwed,
} from '@homeline/domain/facts/electronic-records.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { homeTimeZone } from '@homeline/domain/facts/property.selectors.ts';
import { newestOf, type Signer } from '@homeline/domain/facts/signers.selectors.ts';
import { sha256 } from '../../audit/canonical.ts';
import { derivedUuid } from '../../audit/derived-uuid.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { VendorFile } from '../../vendors/parties.ts';
import { fullNameOf } from '../accounts/contact-of.ts';

/** Returns the uuid under which a person reads their sample record. It is written when they open it, and never stored. */
export function sampleRecordUuid(applicationId: string, signer?: string): string {
  return derivedUuid(`sample record ${applicationId} ${signer ?? 'borrower'}`);
}

/** Returns the sample record that a person has to open; undefined where they need not. */
export function askedRecordsAccess(
  facts: Facts,
  applicationId: string,
  signer?: Signer,
): AskedRecordsAccess | undefined {
  const why = recordsAccessOwed(facts, signer);
  const created = consentedAt(facts, signer);
  // Everyone consents before they get here.
  if (!why || !created) return undefined;
  return {
    why,
    sample: {
      uuid: sampleRecordUuid(applicationId, signer?.uuid),
      type: 'SAMPLE_RECORD',
      title: catalogueEntry('SAMPLE_RECORD').title,
      created,
      timeZone: homeTimeZone(facts),
      hasHtml: true,
      contentType: 'application/pdf',
      sizeBytes: 0,
    },
  };
}

/** Returns a person's sample record as a page. */
export function sampleRecordPage(
  context: Context,
  key: ApplicationKey,
  facts: Facts,
  signer?: Signer,
): string {
  return renderHtml(sampleRecord(context, key, facts, 'PAGE', signer));
}

/** Returns a person's sample record as a PDF file. */
export async function sampleRecordFile(
  context: Context,
  key: ApplicationKey,
  facts: Facts,
  signer?: Signer,
): Promise<VendorFile> {
  const bytes = await context.pdfs.renderNow(sampleRecord(context, key, facts, 'PDF', signer));
  return { name: 'sample-record.pdf', contentType: 'application/pdf', bytes };
}

/** Returns the form of the sample record that shows a code, with its SHA-256; undefined for a code that neither form shows. */
export async function shownForm(
  context: Context,
  key: ApplicationKey,
  facts: Facts,
  { code, signer }: { readonly code: string; readonly signer?: Signer },
): Promise<{ readonly form: RecordForm; readonly sha256: string } | undefined> {
  const form = RecordForm.options.find((each) => codeOf(context, key, each, signer) === code);
  if (!form) return undefined;
  const shown =
    form === 'PAGE'
      ? sampleRecordPage(context, key, facts, signer)
      : (await sampleRecordFile(context, key, facts, signer)).bytes;
  return { form, sha256: sha256(shown) };
}

/** Dated on the day of the consent, so that it is the same file whenever it is opened. */
function sampleRecord(
  context: Context,
  key: ApplicationKey,
  facts: Facts,
  form: RecordForm,
  signer: Signer | undefined,
): DocumentModel {
  const at = consentedAt(facts, signer) ?? context.clock.now();
  return writeDocument('SAMPLE_RECORD', {
    lender: lenderOf(context.organisations.get(key.organisation)),
    madeOn: civilDateIn(homeTimeZone(facts), Date.parse(at)),
    sample: { name: signer?.name ?? fullNameOf(facts), form, code: codeOf(context, key, form, signer) },
  });
}

function consentedAt(facts: Facts, signer: Signer | undefined): string | undefined {
  return (signer ? newestOf(facts.signerDetails, signer) : (facts.esignConsent ?? facts.contact))?.at;
}

/** Returns the code of a form, which nobody can tell without the installation's key. Changed needs have another one. */
function codeOf(
  { sealing }: Context,
  { applicationId }: ApplicationKey,
  form: RecordForm,
  signer: Signer | undefined,
): string {
  const person = signer?.uuid ?? 'borrower';
  const digits = sealing.lookupHash(
    'sample record',
    `${applicationId} ${person} ${form} ${RECORDS_NEEDS_VERSION}`,
  );
  return signsOf(BigInt(`0x${sha256(digits)}`));
}

function signsOf(digest: bigint): string {
  const base = BigInt(RECORD_CODE_SIGNS.length);
  return Array.from(
    { length: RECORD_CODE_LENGTH },
    (_, at) => RECORD_CODE_SIGNS[Number((digest / base ** BigInt(at)) % base)],
  ).join('');
}
