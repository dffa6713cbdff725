import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';

type Notarization = {
  /** The deed, base64. */
  content: string;
  signers: readonly { name: string }[];
  how: 'by audio-video communication' | 'in person';
  where: string;
  /** UTC ISO. */
  at: string;
  number: string;
};

const MARGIN = 72;
const LETTER: [number, number] = [612, 792];
const SEAL = rgb(0.36, 0.12, 0.16);

/**
 * Appends a certificate page with the signers, time, method and number of the notarial act.
 * @returns base64
 * @throws Error when the file isn't a readable PDF
 */
export async function notarize({ content, signers, how, where, at, number }: Notarization): Promise<string> {
  const pdf = await PDFDocument.load(Buffer.from(content, 'base64'), { ignoreEncryption: true });
  const [regular, bold] = [
    await pdf.embedFont(StandardFonts.TimesRoman),
    await pdf.embedFont(StandardFonts.TimesRomanBold),
  ];
  const page = pdf.addPage(LETTER);
  const lines = [
    `On ${at.slice(0, 10)} at ${at.slice(11, 16)} UTC there appeared before me, ${how},`,
    ...signers.map(({ name }) => `        ${name}`),
    'who proved to me on satisfactory evidence to be the person whose name is subscribed to the',
    'instrument in this file, and acknowledged having executed it.',
    '',
    `Place of the act: ${where}`,
    `Journal entry: ${number}`,
    '',
    'Sandy Box, Notary Public. A notary of the sandbox: this act has no legal effect.',
  ];
  page.drawText('Notarial certificate', {
    x: MARGIN,
    y: LETTER[1] - MARGIN,
    size: 22,
    font: bold,
    color: SEAL,
  });
  lines.forEach((line, index) => {
    // The standard fonts have only Latin letters. A name in other letters must not stop the deed.
    const text = line.replace(/[^\x20-\x7e\xa0-\xff]/g, '?');
    page.drawText(text, { x: MARGIN, y: LETTER[1] - MARGIN - 40 - index * 18, size: 11, font: regular });
  });
  page.drawCircle({ x: LETTER[0] - 130, y: 160, size: 52, borderColor: SEAL, borderWidth: 2 });
  page.drawText('NOTARY SEAL', { x: LETTER[0] - 164, y: 156, size: 10, font: bold, color: SEAL });
  return Buffer.from(await pdf.save({ useObjectStreams: false })).toString('base64');
}
