import * as asn1 from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { TimeStamper } from '../vendors/time-stamps/rfc3161.ts';
import type { DocumentCertificate } from './document-certificate.ts';

const DATA = '1.2.840.113549.1.7.1';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
/** Of a signature's value (RFC 3161, appendix A). */
const TIME_STAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';

/** The installation's certificate and key for signing documents, and the time-stamping authority if any. */
export type DocumentSeal = {
  readonly certificate: DocumentCertificate;
  /** Absent where no authority is configured. */
  readonly timeStamp?: TimeStamper | undefined;
};

/**
 * Creates a detached signature that covers the certificate's reference, so that no other certificate can replace it. An authority
 * then states when that signature existed.
 * @returns a CMS SignedData in DER (RFC 5652) as PAdES-B-T asks for, PAdES-B-B without an authority (ETSI EN 319 142-1, 6.3): no signing
 * time, which the PDF states
 */
export async function cmsSignature(
  content: Uint8Array<ArrayBuffer>,
  { certificate: { chain, key }, timeStamp }: DocumentSeal,
): Promise<Uint8Array> {
  const certificates = chain.map((der) => Certificate.fromBER(der));
  const [own] = certificates as [Certificate];
  const attributes = [
    attribute(CONTENT_TYPE, new asn1.ObjectIdentifier({ value: DATA })),
    attribute(MESSAGE_DIGEST, await digestOf(content)),
    attribute(SIGNING_CERTIFICATE_V2, list(list(list(await digestOf(chain[0]))))),
  ];
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: DATA }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes: inDerOrder(attributes) }),
      }),
    ],
    certificates,
  });
  await signed.sign(key, 0, 'SHA-256', content.buffer);
  if (timeStamp) await addTimeStamp(signed, timeStamp);
  const info = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  return new Uint8Array(info.toSchema().toBER());
}

async function addTimeStamp({ signerInfos: [signer] }: SignedData, timeStamp: TimeStamper): Promise<void> {
  if (!signer) return;
  const token = asn1.fromBER(await timeStamp(new Uint8Array(signer.signature.valueBlock.valueHexView)));
  signer.unsignedAttrs = new SignedAndUnsignedAttributes({
    type: 1,
    attributes: [attribute(TIME_STAMP_TOKEN, token.result)],
  });
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<asn1.OctetString> {
  return new asn1.OctetString({ valueHex: await crypto.subtle.digest('SHA-256', bytes) });
}

function attribute(type: string, value: asn1.BaseBlock): Attribute {
  return new Attribute({ type, values: [value] });
}

function list(value: asn1.BaseBlock): asn1.Sequence {
  return new asn1.Sequence({ value: [value] });
}

/** A set is signed in the order of its encodings (X.690, 11.6). */
function inDerOrder(attributes: readonly Attribute[]): Attribute[] {
  const encoded = (each: Attribute) => Buffer.from(each.toSchema().toBER());
  return attributes.toSorted((one, other) => Buffer.compare(encoded(one), encoded(other)));
}
