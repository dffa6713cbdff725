import * as asn1 from 'asn1js';
import {
  AlgorithmIdentifier,
  type ContentInfo,
  MessageImprint,
  PKIStatus,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

/** What an authority states: its token, a CMS SignedData in DER, and the time in it, UTC ISO. */
export type TimeStamp = { readonly token: Uint8Array<ArrayBuffer>; readonly at: string };

/** Gets an authority's statement that bytes existed at a time. */
export type TimeStamper = (bytes: Uint8Array<ArrayBuffer>) => Promise<TimeStamp>;

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const QUERY = 'application/timestamp-query';
const REPLY = 'application/timestamp-reply';
const TIMEOUT_MS = 20_000;
/** More than any token with its certificates. */
const MOST_BYTES = 100_000;

/**
 * Asks a time-stamping authority over HTTP (RFC 3161, 3.4). It sees a digest only.
 * @throws Error when it doesn't answer, or its answer is for other bytes, for another request, or not signed by the certificate in it
 */
export function rfc3161(url: string): TimeStamper {
  return async (bytes) => {
    const digest = await crypto.subtle.digest('SHA-256', bytes);
    const nonce = crypto.getRandomValues(new Uint8Array(16)).fill(1, 0, 1).buffer;
    const asked = new TimeStampReq({
      version: 1,
      messageImprint: new MessageImprint({
        hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256, algorithmParams: new asn1.Null() }),
        hashedMessage: new asn1.OctetString({ valueHex: digest }),
      }),
      nonce: new asn1.Integer({ valueHex: nonce }),
      certReq: true,
    });
    const { status, timeStampToken } = TimeStampResp.fromBER(await post(url, asked.toSchema().toBER()));
    const isGranted = status.status === PKIStatus.granted || status.status === PKIStatus.grantedWithMods;
    if (!isGranted || !timeStampToken) throw new Error(`The time stamp was refused: ${status.status}`);
    const stated = await statedIn(timeStampToken, bytes);
    const answered = stated?.nonce?.valueBlock.valueHexView ?? new Uint8Array();
    if (!stated || Buffer.compare(answered, new Uint8Array(nonce)) !== 0)
      throw new Error('The time stamp is for something else');
    return {
      token: new Uint8Array(timeStampToken.toSchema().toBER()),
      at: stated.genTime.toISOString(),
    };
  };
}

async function post(url: string, body: ArrayBuffer): Promise<ArrayBuffer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': QUERY, accept: REPLY },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const isReply = answer.ok && answer.headers.get('content-type')?.startsWith(REPLY);
  if (!isReply) throw new Error(`The time-stamping authority answered ${answer.status}`);
  const reply = await answer.arrayBuffer();
  if (reply.byteLength > MOST_BYTES) throw new Error('The time-stamping authority answered too much');
  return reply;
}

/** Returns what a token states of these bytes; undefined if it is of others, or the certificate in it didn't sign it. */
async function statedIn(token: ContentInfo, bytes: Uint8Array<ArrayBuffer>): Promise<TSTInfo | undefined> {
  const signed = new SignedData({ schema: token.content });
  const isOfThem = await signed
    .verify({ signer: 0, data: bytes.slice().buffer, checkChain: false })
    .catch(() => false);
  const content = signed.encapContentInfo.eContent?.valueBlock.valueHexView;
  return isOfThem && content ? TSTInfo.fromBER(new Uint8Array(content)) : undefined;
}
