import * as z from 'zod';

/** The largest picture of a logo, in bytes. */
export const LOGO_BYTES = 100_000;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The sides of a picture, in pixels of its own: sharp on a dense screen, and never slow to draw. */
const SIDES = { least: 16, most: 2000 };
/** The room for it in a bar, in pixels of a page. */
const ROOM = { widthPx: 220, heightPx: 34 };

/** The size at which a logo is shown. */
export type LogoSize = { readonly widthPx: number; readonly heightPx: number };

/**
 * Reads a logo that a person chose. Only a PNG is taken: it shows pixels and nothing else, while an SVG may run scripts and load other
 * files. Its content counts, not its name.
 * @returns the size at which it is shown, or why it isn't taken
 */
export function readLogo(bytes: Uint8Array): LogoSize | { readonly problem: string } {
  if (bytes.length > LOGO_BYTES) return { problem: `Must be ${LOGO_BYTES / 1000} kB or less` };
  if (!SIGNATURE.every((byte, at) => bytes[at] === byte) || !isWholePng(bytes))
    return { problem: 'Must be a whole PNG picture. SVG and JPEG are not taken' };
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  if ([width, height].some((side) => side < SIDES.least || side > SIDES.most))
    return { problem: `Each side must have ${SIDES.least} to ${SIDES.most} pixels` };
  const scale = Math.min(ROOM.widthPx / width, ROOM.heightPx / height, 1);
  return { widthPx: Math.round(width * scale), heightPx: Math.max(1, Math.round(height * scale)) };
}

/** Walks the chunks: the header first, the end last, and nothing after it that a browser could take for another kind of file. */
function isWholePng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let isFirst = true;
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (isFirst && (name !== 'IHDR' || length !== 13)) return false;
    isFirst = false;
    at += 12 + length;
    if (name === 'IEND') return at === bytes.length;
  }
  return false;
}

/** A logo as a setting keeps it: the bytes of a PNG in base64. */
export const LogoPng = z
  .base64('Must be a picture')
  .max(Math.ceil((LOGO_BYTES * 4) / 3) + 4, `Must be ${LOGO_BYTES / 1000} kB or less`)
  .superRefine((png, context) => {
    const read = readLogo(bytesOf(png));
    if ('problem' in read) context.addIssue({ code: 'custom', message: read.problem });
  });

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Returns the bytes of a text in base64. */
function bytesOf(base64: string): Uint8Array {
  const digits = base64.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (const digit of digits) {
    held = ((held << 6) | DIGITS.indexOf(digit)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (held >> bits) & 0xff;
    at += 1;
  }
  return bytes;
}
