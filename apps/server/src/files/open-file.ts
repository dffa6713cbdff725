import { type FileType, fileTypeOf, MOST_PDF_PAGES } from '@homeline/domain/documents/file-checks.ts';
import { hasPdfActions } from '@homeline/domain/documents/pdf-actions.ts';
import convertHeic from 'heic-convert';
import { getDocument, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { pdfTexts } from './pdf-texts.ts';

/** Why a file that has a right type can't be taken. */
export type OpeningProblem = 'ENCRYPTED' | 'TOO_MANY_PAGES' | 'ACTIVE' | 'UNREADABLE';

/** A readable file, as stored. */
export type OpenedFile = { readonly contentType: FileType; readonly bytes: Uint8Array };

/** More dots than any phone takes; a small file can claim any number. */
const MOST_DOTS = 200_000_000;
const JPEG_QUALITY = 92;

/**
 * Opens a file the way a viewer will. A PDF must open without a password, though it may forbid changes, and run nothing. A picture is
 * turned upright and loses what the camera wrote about place and owner; HEIC becomes JPEG.
 * @param bytes of a type that we take
 */
export async function openFile(bytes: Uint8Array): Promise<OpenedFile | OpeningProblem> {
  const type = fileTypeOf(bytes);
  try {
    if (type === 'application/pdf') return await openPdf(bytes);
    if (type === 'image/heic') return await openPicture(await jpegOfHeic(bytes));
    return await openPicture(bytes);
  } catch (error) {
    return error instanceof PasswordException ? 'ENCRYPTED' : 'UNREADABLE';
  }
}

async function openPdf(bytes: Uint8Array): Promise<OpenedFile | OpeningProblem> {
  // The reader takes the bytes that it gets.
  const reading = getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    verbosity: 0,
  });
  try {
    const pdf = await reading.promise;
    if (pdf.numPages > MOST_PDF_PAGES) return 'TOO_MANY_PAGES';
    const isActive =
      hasPdfActions(pdfTexts(Buffer.from(bytes))) ||
      // The reader decrypts and unpacks what the search of the bytes can't.
      (await pdf.hasJSActions()) ||
      (await pdf.getAttachments()) !== null;
    if (isActive) return 'ACTIVE';
    await (await pdf.getPage(pdf.numPages)).getOperatorList();
    return { contentType: 'application/pdf', bytes };
  } finally {
    await reading.destroy();
  }
}

async function jpegOfHeic(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(
    await convertHeic({ buffer: Buffer.from(bytes), format: 'JPEG', quality: JPEG_QUALITY / 100 }),
  );
}

/** Keeps the bytes of a picture that contains nothing but its dots. */
async function openPicture(bytes: Uint8Array): Promise<OpenedFile | OpeningProblem> {
  const picture = sharp(bytes, { limitInputPixels: MOST_DOTS, failOn: 'error' });
  const { format, exif, xmp, iptc } = await picture.metadata();
  if (format !== 'jpeg' && format !== 'png') return 'UNREADABLE';
  const contentType = format === 'jpeg' ? 'image/jpeg' : 'image/png';
  if (exif || xmp || iptc) {
    const upright = picture.rotate();
    const kept = await (format === 'jpeg'
      ? upright.jpeg({ quality: JPEG_QUALITY })
      : upright.png()
    ).toBuffer();
    return { contentType, bytes: new Uint8Array(kept) };
  }
  await picture.stats();
  return { contentType, bytes };
}
