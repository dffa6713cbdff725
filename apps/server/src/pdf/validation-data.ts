import { X509Certificate } from 'node:crypto';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { Certificate, ContentInfo, SignedData } from 'pkijs';
import { revocationOf } from '../vendors/revocation/revocation.ts';
import type { TimeStamper } from '../vendors/time-stamps/rfc3161.ts';

type Der = Uint8Array<ArrayBuffer>;

/** What a reader needs to validate signatures in many years, when nobody answers for the certificates any longer. All in DER. */
export type ValidationData = {
  readonly certificates: readonly Der[];
  readonly ocsps: readonly Der[];
  readonly crls: readonly Der[];
};

/**
 * Collects the certificates of a chain and of the authority's time stamps, and what their issuers say about them now. A certificate that
 * names no address of its issuer, as the data folder's, comes alone.
 * @throws Error if one is revoked, or its issuer doesn't answer
 */
export async function collectValidationData(
  chain: readonly X509Certificate[],
  timeStamp: TimeStamper | undefined,
  nowMs: number,
): Promise<ValidationData> {
  // Its certificates are known by a time stamp only.
  const stamped = timeStamp ? certificatesIn((await timeStamp(new Uint8Array([0]))).token) : [];
  const known = [...chain, ...stamped].map((each) => [each.fingerprint256, each] as const);
  const certificates = [...new Map(known).values()];
  const ocsps: Der[] = [];
  const crls: Der[] = [];
  for (const certificate of certificates) {
    const issuer = certificates.find((other) => isIssuedBy(certificate, other));
    if (!issuer || issuer === certificate) continue;
    const answer = await revocationOf(certificate, issuer, nowMs);
    if (answer) (answer.form === 'OCSP' ? ocsps : crls).push(answer.der);
  }
  return { certificates: certificates.map(({ raw }) => new Uint8Array(raw)), ocsps, crls };
}

/**
 * Adds validation data to a PDF before it is signed, so that the signatures and their time stamps cover the data too, and nothing needs to
 * follow the last signature.
 * Standard: the document security store of ETSI EN 319 142-1, 5.4.2.
 */
export async function withValidationData(
  pdf: Uint8Array,
  { certificates, ocsps, crls }: ValidationData,
): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { forIncrementalUpdate: true, updateMetadata: false });
  const { context, catalog } = document;
  const streams = (ders: readonly Der[]) =>
    context.obj(ders.map((der) => context.register(context.flateStream(der))));
  const store = context.obj({
    ...{ Type: 'DSS', Certs: streams(certificates) },
    ...(ocsps.length > 0 && { OCSPs: streams(ocsps) }),
    ...(crls.length > 0 && { CRLs: streams(crls) }),
  });
  catalog.set(PDFName.of('DSS'), context.register(store));
  return document.save({ useObjectStreams: false });
}

function isIssuedBy(certificate: X509Certificate, other: X509Certificate): boolean {
  return certificate.checkIssued(other) && certificate.verify(other.publicKey);
}

function certificatesIn(token: Der): X509Certificate[] {
  const { certificates = [] } = new SignedData({ schema: ContentInfo.fromBER(token).content });
  return certificates.flatMap((each) =>
    each instanceof Certificate ? [new X509Certificate(Buffer.from(each.toSchema().toBER()))] : [],
  );
}
