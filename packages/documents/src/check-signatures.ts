import {
  type Certificate,
  ContentInfo,
  type RelativeDistinguishedNames,
  SignedData,
  type SignerInfo,
  TSTInfo,
} from 'pkijs';
import { storedCertificates } from './validation-store.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A signature in a PDF, and what it proves. */
export type CheckedSignature = {
  /** The name of the signer, as the file states it. */
  readonly name: string;
  /** The time by a time-stamping authority that the signature itself vouches for, or else as the file states it. UTC ISO; absent if neither does. */
  readonly at?: string;
  readonly isTimeStamped: boolean;
  /** The signed bytes are unchanged. */
  readonly isUnchanged: boolean;
  /** SHA-256 of the signing certificate, in hexadecimal; empty if the signature is invalid. */
  readonly certificate: string;
  /** Whom the certificate names, and who issued it, by its own words: nobody checks its issuer here. Absent if the signature is invalid. */
  readonly named?: { readonly holder: string; readonly issuer: string };
};

/**
 * What a file's signatures prove together.
 * - `UNCHANGED`: every signature is valid, and the last one covers the whole file
 * - `CHANGED`: a signature is invalid, or bytes were added after the last one
 */
export type CheckedFile = {
  readonly proves: 'UNSIGNED' | 'UNCHANGED' | 'CHANGED';
  readonly signatures: readonly CheckedSignature[];
};

const TIME_STAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';
const RANGE = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;

/**
 * Checks the signatures of a PDF by the bytes that each covers (ISO 32000-2, 12.8.1). Whether the certificate is known is for
 * the caller.
 */
export async function checkSignatures(file: Bytes): Promise<CheckedFile> {
  const text = new TextDecoder('latin1').decode(file);
  const found = [...text.matchAll(RANGE)].map(({ index, ...range }) => ({
    dictionary: dictionaryAt(text, index),
    range: [Number(range[1]), Number(range[2]), Number(range[3]), Number(range[4])] as const,
  }));
  const signatures = await Promise.all(found.map((each) => checked(file, text, each)));
  if (signatures.length === 0) return { proves: 'UNSIGNED', signatures };
  const coversAll = found.some(({ range: [, , from, length] }) => from + length === file.length);
  const holds = coversAll && signatures.every(({ isUnchanged }) => isUnchanged);
  return { proves: holds ? 'UNCHANGED' : 'CHANGED', signatures };
}

/** The signed bytes before and after the signature itself: start and length of each part. */
type Range = readonly [number, number, number, number];

type Found = { readonly dictionary: string; readonly range: Range };

async function checked(file: Bytes, text: string, { dictionary, range }: Found): Promise<CheckedSignature> {
  const [start, length, next, rest] = range;
  const hole = text.slice(length, next);
  const hex = /^<([\da-f]*)>$/i.exec(hole)?.[1];
  const stated = dateIn(dictionary);
  const said = { name: nameIn(dictionary), ...(stated !== undefined && { at: stated }) };
  const unread = { ...said, isTimeStamped: false, isUnchanged: false, certificate: '' };
  // Anything else in the hole, or before the start, would be covered by nothing.
  if (start !== 0 || hex === undefined || next + rest > file.length) return unread;
  try {
    const content = joined(file.subarray(0, length), file.subarray(next, next + rest));
    const signed = new SignedData({ schema: ContentInfo.fromBER(bytesOf(hex)).content });
    const [signer] = signed.signerInfos;
    // Of all certificates in the signature, the one that it names.
    const { signatureVerified, signerCertificate } = await signed.verify({
      ...{ signer: 0, data: content.buffer, checkChain: false, extendedMode: true },
    });
    if (!signatureVerified || !signer || !signerCertificate) return unread;
    const stamped = await timeStampOf(signer, content);
    return {
      ...said,
      ...(stamped !== undefined && { at: stamped }),
      isTimeStamped: stamped !== undefined,
      isUnchanged: true,
      certificate: await fingerprintOf(signerCertificate),
      named: { holder: nameOf(signerCertificate.subject), issuer: nameOf(signerCertificate.issuer) },
    };
  } catch {
    return unread;
  }
}

/**
 * Returns the signature's time from its time stamp; undefined without a valid one. A stamp lies outside the signed bytes, so anyone could put
 * another in its place: it counts only if the signed bytes have the certificate of its authority among their validation data.
 */
async function timeStampOf(
  { signature, unsignedAttrs }: SignerInfo,
  covered: Bytes,
): Promise<string | undefined> {
  const attribute = unsignedAttrs?.attributes.find(({ type }) => type === TIME_STAMP_TOKEN);
  const [token] = attribute?.values ?? [];
  if (!token) return undefined;
  const signed = new SignedData({ schema: new ContentInfo({ schema: token }).content });
  const data = new Uint8Array(signature.valueBlock.valueHexView).buffer;
  const { signatureVerified, signerCertificate } = await signed
    .verify({ signer: 0, data, checkChain: false, extendedMode: true })
    .catch(() => ({ signatureVerified: false, signerCertificate: undefined }));
  if (!signatureVerified || !signerCertificate) return undefined;
  const authorities = await Promise.all((await storedCertificates(covered)).map(sha256));
  const stated = signed.encapContentInfo.eContent?.valueBlock.valueHexView;
  const isVouchedFor = authorities.includes(await fingerprintOf(signerCertificate));
  return isVouchedFor && stated ? TSTInfo.fromBER(new Uint8Array(stated)).genTime.toISOString() : undefined;
}

function fingerprintOf(certificate: Certificate): Promise<string> {
  return sha256(new Uint8Array(certificate.toSchema().toBER()));
}

/** Common name and organization (RFC 5280, appendix A.1). */
const NAMES: readonly string[] = ['2.5.4.3', '2.5.4.10'];

/** Returns a certificate's name of somebody as people read it. */
function nameOf({ typesAndValues }: RelativeDistinguishedNames): string {
  const parts = NAMES.flatMap((name) => typesAndValues.filter(({ type }) => type === name));
  return [...new Set(parts.map(({ value }) => String(value.valueBlock.value)))].join(', ');
}

/** Returns the PDF dictionary that contains a position. */
function dictionaryAt(text: string, at: number): string {
  const end = text.indexOf('endobj', at);
  return text.slice(text.lastIndexOf(' obj', at), end === -1 ? undefined : end);
}

/** Returns the name in a signature's dictionary, which is hexadecimal UTF-16 or plain text (ISO 32000-2, 7.9.2.2). */
function nameIn(dictionary: string): string {
  const [, hex, plain = ''] = /\/Name\s*(?:<([\da-f]+)>|\(([^()\\]*)\))/i.exec(dictionary) ?? [];
  return hex === undefined ? plain : new TextDecoder('utf-16be').decode(bytesOf(hex));
}

/** Returns the date in a signature's dictionary as UTC ISO; undefined without one (ISO 32000-2, 7.9.4). */
function dateIn(dictionary: string): string | undefined {
  const [, year, ...parts] =
    /\/M\s*\(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-]\d\d)'?(\d\d))?/.exec(dictionary) ?? [];
  const [month, day, hour, minute, second, zoneHours, zoneMinutes] = parts;
  const zone = zoneHours ? `${zoneHours}:${zoneMinutes}` : 'Z';
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** Returns the SHA-256 of bytes, in hexadecimal. */
export async function sha256(bytes: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(hex: string): Bytes {
  return Uint8Array.from({ length: hex.length >> 1 }, (_, at) =>
    Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16),
  );
}

function joined(one: Uint8Array, other: Uint8Array): Bytes {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
