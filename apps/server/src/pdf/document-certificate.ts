import { createPrivateKey, type X509Certificate } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Config } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { linkUnlessExists } from '../data-folder.ts';
import { certificateFile, certificatesIn, type Validity, validityOf } from './certificate-validity.ts';
import { type DocumentKey, keyInMemory } from './document-key.ts';
import type { TokenSigner } from './token/token-key.ts';

type Chain = readonly [X509Certificate, ...X509Certificate[]];

/** The certificate and the key with which the installation signs documents. */
export type DocumentCertificate = {
  /** The certificate, then those of its issuers. */
  readonly chain: Chain;
  readonly key: DocumentKey;
  readonly validity: Validity;
};

type Files = Pick<Config, 'documentCertificate' | 'dataDir'>;

/**
 * Returns the installation's certificate. Without a configured one, the data folder gets one that no reader of PDFs trusts: it proves
 * that a document is unchanged, not who the lender is.
 * @param token has the key; undefined if it is in the file
 * @throws ConfigError if the file can't be read
 */
export async function documentCertificate(
  config: Files,
  nowMs: number,
  token?: TokenSigner,
): Promise<DocumentCertificate> {
  const path = certificateFile(config);
  if (!config.documentCertificate && !existsSync(path)) await createAt(path, nowMs);
  try {
    const pem = readFileSync(path, 'utf8');
    const [own, ...issuers] = certificatesIn(pem);
    if (!own) throw new Error('No certificate');
    const chain = [own, ...issuers] as const;
    return { chain, key: token ? token.keyOf(own) : keyIn(pem, own), validity: validityOf(chain) };
  } catch {
    // The parser's own message could quote the key.
    throw new ConfigError(`${path} has no certificate${token ? '' : ' with its key'} (PEM)`);
  }
}

async function createAt(path: string, nowMs: number): Promise<void> {
  const { newCertificate } = await import('./new-certificate.ts');
  const temporary = `${path}.${process.pid}`;
  try {
    writeFileSync(temporary, await newCertificate(nowMs), { mode: 0o600 });
    linkUnlessExists(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
}

function keyIn(pem: string, own: X509Certificate): DocumentKey {
  const key = createPrivateKey(pem);
  if (!own.checkPrivateKey(key)) throw new Error('The key is not the certificate’s');
  return keyInMemory(own, key);
}
