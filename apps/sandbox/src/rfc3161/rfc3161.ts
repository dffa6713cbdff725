import * as asn1 from 'asn1js';
import type { FastifyInstance } from 'fastify';
import {
  Attribute,
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  ExtKeyUsage,
  IssuerAndSerialNumber,
  PKIStatus,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  Time,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import type { ProviderDesk } from '../provider-desk.ts';

/** A time-stamping authority over HTTP (RFC 3161). Its certificate is trusted by nobody and new at each start of the sandbox. */

const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const COMMON_NAME = '2.5.4.3';
const SHA_256 = '2.16.840.1.101.3.4.2.1';
/** Ours alone: an example arc. */
const POLICY = '2.25.34';
const TEN_YEARS_MS = 3_650 * 86_400_000;

type SigningKey = Parameters<SignedData['sign']>[0];
type Authority = { readonly certificate: Certificate; readonly key: SigningKey };

export function serveRfc3161(scope: FastifyInstance, { clock }: ProviderDesk): void {
  let authority: Promise<Authority> | undefined;
  scope.post('/', async ({ headers, body }, reply) => {
    if (headers['content-type'] !== 'application/timestamp-query' || !Buffer.isBuffer(body))
      return reply.code(415).send('Expected application/timestamp-query');
    authority ??= newAuthority(clock.nowMs());
    const answer = await answerTo(new Uint8Array(body), await authority, new Date(clock.nowMs()));
    return reply.type('application/timestamp-reply').send(Buffer.from(answer.toSchema().toBER()));
  });
}

async function answerTo(
  query: Uint8Array<ArrayBuffer>,
  authority: Authority,
  now: Date,
): Promise<TimeStampResp> {
  const { messageImprint, nonce } = TimeStampReq.fromBER(query);
  if (messageImprint.hashAlgorithm.algorithmId !== SHA_256)
    return new TimeStampResp({ status: new PKIStatusInfo({ status: PKIStatus.rejection }) });
  const stated = new TSTInfo({
    ...{ version: 1, policy: POLICY, messageImprint, genTime: now },
    serialNumber: new asn1.Integer({ valueHex: randomNumber() }),
    ...(nonce && { nonce }),
  });
  return new TimeStampResp({
    status: new PKIStatusInfo({ status: PKIStatus.granted }),
    timeStampToken: await signedBy(authority, stated.toSchema().toBER()),
  });
}

async function signedBy({ certificate, key }: Authority, stated: ArrayBuffer): Promise<ContentInfo> {
  const digest = await crypto.subtle.digest('SHA-256', stated);
  const ownDigest = await crypto.subtle.digest('SHA-256', certificate.toSchema().toBER());
  const content = new EncapsulatedContentInfo({ eContentType: TST_INFO });
  // Set afterward: the constructor would split it in parts, which DER forbids.
  content.eContent = new asn1.OctetString({ valueHex: stated });
  const signed = new SignedData({
    version: 3,
    encapContentInfo: content,
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute(CONTENT_TYPE, new asn1.ObjectIdentifier({ value: TST_INFO })),
            attribute(MESSAGE_DIGEST, new asn1.OctetString({ valueHex: digest })),
            attribute(
              SIGNING_CERTIFICATE_V2,
              list(list(list(new asn1.OctetString({ valueHex: ownDigest })))),
            ),
          ],
        }),
      }),
    ],
    certificates: [certificate],
  });
  await signed.sign(key, 0, 'SHA-256', stated);
  return new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
}

async function newAuthority(nowMs: number): Promise<Authority> {
  const keys = await crypto.subtle.generateKey(KEY, true, ['sign', 'verify']);
  const certificate = new Certificate({
    version: 2,
    serialNumber: new asn1.Integer({ valueHex: randomNumber() }),
    notBefore: new Time({ value: new Date(nowMs - TEN_YEARS_MS) }),
    notAfter: new Time({ value: new Date(nowMs + TEN_YEARS_MS) }),
    extensions: [
      new Extension({
        ...{ extnID: EXTENDED_KEY_USAGE, critical: true },
        extnValue: new ExtKeyUsage({ keyPurposes: [TIME_STAMPING] }).toSchema().toBER(),
      }),
    ],
  });
  for (const name of [certificate.subject, certificate.issuer])
    name.typesAndValues.push(
      new AttributeTypeAndValue({
        type: COMMON_NAME,
        value: new asn1.Utf8String({ value: 'Time stamps of the sandbox' }),
      }),
    );
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  return { certificate, key: keys.privateKey };
}

/** A positive number of 16 bytes. */
function randomNumber(): ArrayBuffer {
  return crypto.getRandomValues(new Uint8Array(16)).fill(1, 0, 1).buffer;
}

function attribute(type: string, value: asn1.BaseBlock): Attribute {
  return new Attribute({ type, values: [value] });
}

function list(value: asn1.BaseBlock): asn1.Sequence {
  return new asn1.Sequence({ value: [value] });
}
