import {
  type FileProblem,
  fileProblem,
  fileTypeOf,
  type UploadType,
} from '@homeline/domain/documents/file-checks.ts';

/** The possible problems of an image. It is only a guess, so the borrower may send it anyway. */
export type ImageWarning = 'BLURRED' | 'SMALL' | 'UNREADABLE';

type CheckedFile =
  | { readonly problem: FileProblem }
  | {
      readonly contentType: UploadType;
      /** A hash of the content: the same file chosen again resumes where it stopped. */
      readonly fingerprint: string;
      readonly warning: ImageWarning | undefined;
    };

/** Returns whether a file is a picture that every browser shows. */
export const isShown = (type: UploadType) => type === 'image/jpeg' || type === 'image/png';

/** Fewer dots leave the print of an ID unreadable. */
const LEAST_DOTS = 300_000;
/** Pictures are compared at this width; the variance of their edges is low when they are blurred. */
const COMPARED_WIDTH_PX = 512;
const LEAST_VARIANCE = 40;

/** Checks a file before it is sent: its content, not its name. */
export async function checkFile(file: File): Promise<CheckedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const problem = fileProblem(bytes);
  if (problem) return { problem };
  const contentType = fileTypeOf(bytes);
  if (!contentType) return { problem: 'WRONG_TYPE' };
  const fingerprint = await fingerprintOf(bytes);
  return {
    contentType,
    fingerprint,
    warning: isShown(contentType) ? await imageWarningOf(file) : undefined,
  };
}

async function fingerprintOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function imageWarningOf(file: File): Promise<ImageWarning | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return 'UNREADABLE';
  if (picture.width * picture.height < LEAST_DOTS) return 'SMALL';
  const width = Math.min(COMPARED_WIDTH_PX, picture.width);
  const height = Math.round((picture.height / picture.width) * width);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (!drawing) return undefined;
  drawing.drawImage(picture, 0, 0, width, height);
  const { data } = drawing.getImageData(0, 0, width, height);
  return edgeVariance(data, width, height) < LEAST_VARIANCE ? 'BLURRED' : undefined;
}

/**
 * Returns the variance of a picture's Laplacian, a measure of its sharpness.
 * @param dots red, green, blue and opacity of each dot, by rows
 */
export function edgeVariance(dots: Uint8ClampedArray, width: number, height: number): number {
  const light = (x: number, y: number) => {
    const at = 4 * (y * width + x);
    return 0.299 * (dots[at] ?? 0) + 0.587 * (dots[at + 1] ?? 0) + 0.114 * (dots[at + 2] ?? 0);
  };
  let [sum, squares, count] = [0, 0, 0];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const edge = light(x - 1, y) + light(x + 1, y) + light(x, y - 1) + light(x, y + 1) - 4 * light(x, y);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
