import { PDFDocument } from '@cantoo/pdf-lib';
import { checkSignatures } from '@homeline/documents/check-signatures.ts';
import { realClock } from '../../clock.ts';
import { openSeal } from '../document-seal.ts';
import { sealPdf } from '../sign-pdf.ts';
import { createTokenSigner } from '../token/token-key.ts';
import { parseTokenUri } from '../token/token-uri.ts';

/** Seals a page as many times as asked with a key in a device, in a process with the device’s settings, and prints each result. */
const [uri = '', pin = '', certificate = '', times = '1'] = process.argv.slice(2);
const place = parseTokenUri(uri);
if (!place) throw new Error(`Not an address of a key: ${uri}`);
const token = createTokenSigner({ ...place, pin });
const config = { documentCertificate: certificate, dataDir: '' };
const document = await PDFDocument.create();
document.addPage();
const page = await document.save({ useObjectStreams: false });
const clock = realClock();
for (let time = 0; time < Number(times); time += 1) {
  try {
    const seal = await openSeal(config, clock, { token });
    const act = { name: 'Ana', reason: 'Signed', at: clock.now() };
    process.stdout.write(`${(await checkSignatures(await sealPdf(page, [act], seal))).proves}\n`);
  } catch (error) {
    process.stdout.write(`${String(error)}\n`);
  }
}
await token.close();
