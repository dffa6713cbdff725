import * as asn1 from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { DocumentKey } from './document-key.ts';
import { type DocumentSeal, requireValidNow } from './document-seal.ts';
import { SealWaits } from './seal-waits.ts';

const DATA = '1.2.840.113549.1.7.1';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
/** Of a signature's value (RFC 3161, appendix A). */
const TIME_STAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';

/**
 * Creates a detached signature that covers the certificate's reference, so that no other certificate can replace it. An authority
 * then states when that signature existed.
 * @returns a CMS SignedData in DER (RFC 5652) as PAdES-B-T asks for, PAdES-B-B without an authority (ETSI EN 319 142-1, 6.3): no signing
 * time, which the PDF states
 * @throws SealWaits while the certificate isn't valid, or the authority's time differs from ours
 */
export async function cmsSignature(
  content: Uint8Array<ArrayBuffer>,
  seal: DocumentSeal,
): Promise<Uint8Array> {
  requireValidNow(seal);
  const { chain, key } = seal.certificate;
  const certificates = chain.map(({ raw }) => Certificate.fromBER(new Uint8Array(raw)));
  const [own] = certificates as [Certificate];
  const attributes = [
    attribute(CONTENT_TYPE, new asn1.ObjectIdentifier({ value: DATA })),
    attribute(MESSAGE_DIGEST, await digestOf(content)),
    attribute(SIGNING_CERTIFICATE_V2, list(list(list(await digestOf(new Uint8Array(chain[0].raw)))))),
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
  // Of the key, the library reads the algorithm alone.
  const named = { algorithm: key.algorithm } as unknown as Parameters<SignedData['sign']>[0];
  await signed.sign(named, 0, 'SHA-256', content.buffer, engineOf(key));
  await addTimeStamp(signed, seal);
  const info = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  return new Uint8Array(info.toSchema().toBER());
}

/** The library's engine, with signatures by a key that may be elsewhere. */
function engineOf(key: DocumentKey): CryptoEngine {
  const engine = new CryptoEngine({ name: 'key', crypto });
  engine.sign = async (_algorithm: unknown, _key: unknown, data: ArrayBuffer) =>
    new Uint8Array(await key.sign(new Uint8Array(data))).buffer;
  return engine;
}

async function addTimeStamp({ signerInfos: [signer] }: SignedData, seal: DocumentSeal): Promise<void> {
  if (!signer || !seal.timeStamp) return;
  const signature = new Uint8Array(signer.signature.valueBlock.valueHexView);
  const { token, at } = await seal.timeStamp(signature).catch((error: Error) => {
    throw new SealWaits(error.message);
  });
  requireValidNow(seal, Date.parse(at));
  signer.unsignedAttrs = new SignedAndUnsignedAttributes({
    type: 1,
    attributes: [attribute(TIME_STAMP_TOKEN, asn1.fromBER(token).result)],
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
