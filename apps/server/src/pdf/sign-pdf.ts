import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFString,
} from '@cantoo/pdf-lib';
import { cmsSignature } from './cms-signature.ts';
import { type DocumentSeal, statedTime } from './document-seal.ts';
import { withValidationData } from './validation-data.ts';

/** What PDF readers show about a signature: the signer and the reason. */
export type PdfSignature = {
  readonly name: string;
  readonly reason: string;
  /** When the person acted, UTC ISO. */
  readonly at: string;
};

/** The room for a signature with its certificates and a time stamp, in bytes. */
const ROOM_BYTES = 16_000;
/** As wide as the numbers that replace it. */
const PLACEHOLDER = '*'.repeat(10);
/** The file has signatures and may only be added to (ISO 32000-2, table 225). */
const SIGNED_AND_APPEND_ONLY = 3;
/** Printed and locked (ISO 32000-2, table 167): an archived file has nothing hidden (ISO 19005-2, 6.3.2). */
const PRINTED_AND_LOCKED = 4 + 128;
/** No size, since the document shows the name itself, and off the page, so that it needs no tag (ISO 14289-1, 7.18.1). */
const OFF_THE_PAGE = [-1, -1, -1, -1];

/**
 * Seals a PDF: adds what its signatures are validated with in many years, then a signature for each act, in their order.
 * @throws SealWaits while no reader would accept them
 */
export async function sealPdf(
  pdf: Uint8Array,
  acts: readonly PdfSignature[],
  seal: DocumentSeal,
): Promise<Uint8Array<ArrayBuffer>> {
  let sealed = new Uint8Array(await withValidationData(pdf, seal.validation));
  for (const act of acts) sealed = await signPdf(sealed, act, seal);
  return sealed;
}

/**
 * Adds a signature to a PDF. Earlier bytes don't change, so that earlier signatures stay valid.
 * Standard: ETSI EN 319 142-1 (PAdES) on ISO 32000-2, 12.8.
 * @throws SealWaits while no reader would accept it
 */
export async function signPdf(
  pdf: Uint8Array,
  signature: PdfSignature,
  seal: DocumentSeal,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Buffer.from(await withRoom(pdf, signature, statedTime(signature.at, seal)));
  const room = `<${'0'.repeat(2 * ROOM_BYTES)}>`;
  const start = bytes.lastIndexOf(room);
  const end = start + room.length;
  const range = `[ 0 /${PLACEHOLDER} /${PLACEHOLDER} /${PLACEHOLDER} ]`;
  const given = `[ 0 ${start} ${end} ${bytes.length - end} ]`;
  bytes.write(given.padEnd(range.length), bytes.lastIndexOf(range), 'latin1');
  const content = Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
  const cms = await cmsSignature(new Uint8Array(content), seal);
  if (cms.length > ROOM_BYTES) throw new Error('The signature is larger than its room');
  bytes.write(Buffer.from(cms).toString('hex'), start + 1, 'latin1');
  return new Uint8Array(bytes);
}

/** Returns the PDF with a signature field whose value has room for the signature. */
async function withRoom(pdf: Uint8Array, { name, reason }: PdfSignature, stated: Date): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { forIncrementalUpdate: true, updateMetadata: false });
  const { context } = document;
  const number = PDFName.of(PLACEHOLDER);
  const value = context.register(
    context.obj({
      ...{ Type: 'Sig', Filter: 'Adobe.PPKLite', SubFilter: 'ETSI.CAdES.detached' },
      ByteRange: [0, number, number, number],
      Contents: PDFHexString.of('0'.repeat(2 * ROOM_BYTES)),
      Name: PDFHexString.fromText(name),
      Reason: PDFHexString.fromText(reason),
      M: PDFString.fromDate(stated),
    }),
  );
  const page = document.getPage(0);
  const fields = fieldsOf(document);
  const field = context.register(
    context.obj({
      ...{ Type: 'Annot', Subtype: 'Widget', FT: 'Sig', F: PRINTED_AND_LOCKED, Rect: OFF_THE_PAGE },
      T: PDFHexString.fromText(`Signature ${fields.size() + 1}`),
      V: value,
      P: page.ref,
    }),
  );
  fields.push(field);
  page.node.addAnnot(field);
  return document.save({ useObjectStreams: false });
}

/** Returns the fields of the PDF's form, which it gets with its first signature. */
function fieldsOf({ context, catalog }: PDFDocument): PDFArray {
  const AcroForm = PDFName.of('AcroForm');
  if (!catalog.has(AcroForm)) {
    const form: Record<string, PDFObject> = {
      Fields: context.obj([]),
      SigFlags: context.obj(SIGNED_AND_APPEND_ONLY),
    };
    catalog.set(AcroForm, context.register(context.obj(form)));
  }
  return catalog.lookup(AcroForm, PDFDict).lookup(PDFName.of('Fields'), PDFArray);
}
