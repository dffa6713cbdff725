import type { X509Certificate } from 'node:crypto';
import {
  BasicOCSPResponse,
  Certificate,
  CertificateRevocationList,
  type CRLDistributionPoints,
  type GeneralName,
  OCSPRequest,
  OCSPResponse,
} from 'pkijs';

/** What an issuer states about a certificate, in DER: an answer about this one, or the list of all that it revoked. */
export type Revocation = { readonly form: 'OCSP' | 'CRL'; readonly der: Uint8Array<ArrayBuffer> };

type Pair = { readonly certificate: Certificate; readonly issuer: Certificate; readonly nowMs: number };

const DISTRIBUTION_POINTS = '2.5.29.31';
/** The kind of name that is a URI (RFC 5280, 4.2.1.6). */
const ADDRESS = 6;
const OCSP_ADDRESS = /^OCSP - URI:(http:\S+)$/m;
const BASIC_RESPONSE = '1.3.6.1.5.5.7.48.1.1';
const SUCCESSFUL = 0;
const GOOD = 0;
const REVOKED = 1;
const TIMEOUT_MS = 10_000;
/** A longer list would be in every document. */
const MOST_BYTES = 1_000_000;

/** The issuer has revoked the certificate. */
class CertificateRevoked extends Error {
  override readonly name = 'CertificateRevoked';
}

/**
 * Asks a certificate's issuer whether it is still valid, at the addresses that the certificate names: first for an answer about it alone
 * (RFC 6960), then for the list (RFC 5280, 5).
 * @returns what the issuer signed; undefined if the certificate names no address
 * @throws Error if it is revoked, or no address gives a current answer of the issuer
 */
export async function revocationOf(
  own: X509Certificate,
  by: X509Certificate,
  nowMs: number,
): Promise<Revocation | undefined> {
  const pair = { certificate: parsed(own), issuer: parsed(by), nowMs };
  const ocsp = OCSP_ADDRESS.exec(own.infoAccess ?? '')?.[1];
  const list = listAddress(pair.certificate);
  const ways = [
    ...(ocsp ? [() => ocspAnswer(ocsp, pair)] : []),
    ...(list ? [() => revocationList(list, pair)] : []),
  ];
  let failure: unknown;
  for (const way of ways) {
    try {
      return await way();
    } catch (error) {
      if (error instanceof CertificateRevoked) throw error;
      failure = error;
    }
  }
  if (failure) throw failure;
  return undefined;
}

async function ocspAnswer(url: string, { certificate, issuer, nowMs }: Pair): Promise<Revocation> {
  const asked = new OCSPRequest();
  await asked.createForCertificate(certificate, { hashAlgorithm: 'SHA-1', issuerCertificate: issuer });
  const der = await read(url, {
    method: 'POST',
    headers: { 'content-type': 'application/ocsp-request' },
    body: asked.toSchema(true).toBER(),
  });
  const { responseStatus, responseBytes } = OCSPResponse.fromBER(der);
  if (responseStatus.valueBlock.valueDec !== SUCCESSFUL || responseBytes?.responseType !== BASIC_RESPONSE)
    throw new Error('The issuer’s OCSP responder gave no answer');
  const basic = BasicOCSPResponse.fromBER(new Uint8Array(responseBytes.response.valueBlock.valueHexView));
  // A responder that is the issuer itself need not send its certificate.
  basic.certs = [...(basic.certs ?? []), issuer];
  if (!(await basic.verify({ trustedCerts: [issuer] })))
    throw new Error('The OCSP answer isn’t the issuer’s');
  const { isForCertificate, status } = await basic.getCertificateStatus(certificate, issuer);
  if (!isForCertificate) throw new Error('The OCSP answer is about another certificate');
  const [single] = basic.tbsResponseData.responses;
  requireCurrent(single?.thisUpdate, single?.nextUpdate, nowMs);
  if (status === REVOKED) throw new CertificateRevoked('The issuer has revoked the certificate');
  if (status !== GOOD) throw new Error('The OCSP responder doesn’t know the certificate');
  return { form: 'OCSP', der };
}

async function revocationList(url: string, { certificate, issuer, nowMs }: Pair): Promise<Revocation> {
  const der = await read(url);
  const list = CertificateRevocationList.fromBER(der);
  if (!(await list.verify({ issuerCertificate: issuer }))) throw new Error('The list isn’t the issuer’s');
  requireCurrent(list.thisUpdate.value, list.nextUpdate?.value, nowMs);
  if (list.isCertificateRevoked(certificate))
    throw new CertificateRevoked('The issuer has revoked the certificate');
  return { form: 'CRL', der };
}

function requireCurrent(from: Date | undefined, until: Date | undefined, nowMs: number): void {
  // Its clock may be a little ahead of ours.
  const hasBegun = from !== undefined && from.getTime() - TIMEOUT_MS <= nowMs;
  if (!hasBegun || (until !== undefined && until.getTime() < nowMs))
    throw new Error('What the issuer says about the certificate isn’t current');
}

async function read(url: string, request: RequestInit = {}): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The issuer answered ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes.length > MOST_BYTES) throw new Error('The issuer answered too much');
  return bytes;
}

function listAddress({ extensions }: Certificate): string | undefined {
  const extension = extensions?.find(({ extnID }) => extnID === DISTRIBUTION_POINTS);
  const points = (extension?.parsedValue as CRLDistributionPoints | undefined)?.distributionPoints ?? [];
  return points
    .flatMap(({ distributionPoint }) => (Array.isArray(distributionPoint) ? distributionPoint : []))
    .filter(({ type }: GeneralName) => type === ADDRESS)
    .map(({ value }) => String(value))
    .find((address) => address.startsWith('http:'));
}

function parsed({ raw }: X509Certificate): Certificate {
  return Certificate.fromBER(new Uint8Array(raw));
}
