import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as asn1 from 'asn1js';
import {
  AccessDescription,
  AttributeTypeAndValue,
  BasicConstraints,
  BasicOCSPResponse,
  Certificate,
  CertificateRevocationList,
  CRLDistributionPoints,
  DistributionPoint,
  Extension,
  GeneralName,
  InfoAccess,
  OCSPRequest,
  OCSPResponse,
  ResponseBytes,
  RevokedCertificate,
  SingleResponse,
  Time,
} from 'pkijs';

const DAY_MS = 86_400_000;
const KINDS = {
  EC: { name: 'ECDSA', namedCurve: 'P-256' },
  RSA: {
    ...{ name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: 2048 },
    publicExponent: Uint8Array.of(1, 0, 1),
  },
} as const;
const ADDRESS = 6;

type Keys = Awaited<ReturnType<typeof newKeys>>;

const newKeys = (kind: keyof typeof KINDS) =>
  crypto.subtle.generateKey(KINDS[kind], true, ['sign', 'verify']);
const name = (certificate: Certificate, who: 'subject' | 'issuer', value: string) =>
  certificate[who].typesAndValues.push(
    new AttributeTypeAndValue({ type: '2.5.4.3', value: new asn1.Utf8String({ value }) }),
  );

/** What the authority says about the certificates that it issued; each test spoils it. */
export type Sayings = {
  /** Ways that don't answer. */
  readonly away: Set<'/ocsp' | '/list'>;
  isRevoked: boolean;
  /** Signs with a key that isn't the authority's. */
  isForged: boolean;
  nowMs: number;
};

/** Starts a certificate authority that issues one document-signing certificate and serves its revocation status over HTTP. */
export async function startAuthority(nowMs: number, kind: keyof typeof KINDS = 'EC') {
  const [keys, own, others] = [await newKeys('EC'), await newKeys(kind), await newKeys('EC')];
  const says: Sayings = { away: new Set(), isRevoked: false, isForged: false, nowMs };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const key = says.isForged ? others.privateKey : keys.privateKey;
    const answer = request.url === '/ocsp' ? await ocspAnswer(body, key) : await list(key);
    if (says.away.has(request.url as '/ocsp')) response.writeHead(503);
    response.end(Buffer.from(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const root = await issued({
    subject: 'Test authority',
    keys,
    by: keys,
    nowMs,
    serial: 1,
    extensions: [
      new Extension({
        extnID: '2.5.29.19',
        critical: true,
        extnValue: new BasicConstraints({ cA: true }).toSchema().toBER(),
      }),
    ],
  });
  const certificate = await issued({
    subject: 'A lender',
    keys: own,
    by: keys,
    nowMs,
    serial: 2,
    extensions: addresses(url),
  });

  async function list(key: Keys['privateKey']): Promise<ArrayBuffer> {
    const made = new CertificateRevocationList({
      ...{ version: 1, issuer: root.subject },
      thisUpdate: new Time({ value: new Date(says.nowMs) }),
      nextUpdate: new Time({ value: new Date(says.nowMs + DAY_MS) }),
    });
    if (says.isRevoked)
      made.revokedCertificates = [
        new RevokedCertificate({
          userCertificate: certificate.serialNumber,
          revocationDate: new Time({ value: new Date(says.nowMs) }),
        }),
      ];
    await made.sign(key, 'SHA-256');
    return made.toSchema(true).toBER();
  }

  async function ocspAnswer(body: Buffer, key: Keys['privateKey']): Promise<ArrayBuffer> {
    const [asked] = OCSPRequest.fromBER(new Uint8Array(body)).tbsRequest.requestList;
    if (!asked) throw new Error('Nothing was asked');
    const single = new SingleResponse({
      ...{
        certID: asked.reqCert,
        thisUpdate: new Date(says.nowMs),
        nextUpdate: new Date(says.nowMs + DAY_MS),
      },
      certStatus: says.isRevoked
        ? new asn1.Constructed({
            idBlock: { tagClass: 3, tagNumber: 1 },
            value: [new asn1.GeneralizedTime({ valueDate: new Date(says.nowMs) })],
          })
        : new asn1.Primitive({ idBlock: { tagClass: 3, tagNumber: 0 }, lenBlock: { length: 1 } }),
    });
    const basic = new BasicOCSPResponse();
    basic.tbsResponseData.responderID = root.subject;
    basic.tbsResponseData.producedAt = new Date(says.nowMs);
    basic.tbsResponseData.responses = [single];
    await basic.sign(key, 'SHA-256');
    return new OCSPResponse({
      responseStatus: new asn1.Enumerated({ value: 0 }),
      responseBytes: new ResponseBytes({
        responseType: '1.3.6.1.5.5.7.48.1.1',
        response: new asn1.OctetString({ valueHex: basic.toSchema().toBER() }),
      }),
    })
      .toSchema()
      .toBER();
  }

  return {
    says,
    /** The key, the certificate and the authority's own, in PEM. */
    pem: [
      pem('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', own.privateKey)),
      ...[certificate, root].map((each) => pem('CERTIFICATE', each.toSchema(true).toBER())),
    ].join(''),
    stop: () => server.close(),
  };
}

type Issue = {
  readonly subject: string;
  readonly keys: Keys;
  readonly by: Keys;
  readonly nowMs: number;
  readonly serial: number;
  readonly extensions: Extension[];
};

async function issued({ subject, keys, by, nowMs, serial, extensions }: Issue): Promise<Certificate> {
  const certificate = new Certificate({
    ...{ version: 2, serialNumber: new asn1.Integer({ value: serial }), extensions },
    notBefore: new Time({ value: new Date(nowMs - 365 * DAY_MS) }),
    notAfter: new Time({ value: new Date(nowMs + 365 * DAY_MS) }),
  });
  name(certificate, 'subject', subject);
  name(certificate, 'issuer', 'Test authority');
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(by.privateKey, 'SHA-256');
  return certificate;
}

/** Returns the certificate extensions with the authority's addresses. */
function addresses(url: string): Extension[] {
  const at = (path: string) => new GeneralName({ type: ADDRESS, value: url + path });
  const points = new CRLDistributionPoints({
    distributionPoints: [new DistributionPoint({ distributionPoint: [at('/list')] })],
  });
  const access = new InfoAccess({
    accessDescriptions: [
      new AccessDescription({ accessMethod: '1.3.6.1.5.5.7.48.1', accessLocation: at('/ocsp') }),
    ],
  });
  return [
    new Extension({ extnID: '2.5.29.31', extnValue: points.toSchema().toBER() }),
    new Extension({ extnID: '1.3.6.1.5.5.7.1.1', extnValue: access.toSchema().toBER() }),
  ];
}

function pem(label: string, der: ArrayBuffer): string {
  return `-----BEGIN ${label}-----\n${Buffer.from(der).toString('base64')}\n-----END ${label}-----\n`;
}
