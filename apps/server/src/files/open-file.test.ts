// Proves UP-01, UP-02.

import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pdfOf, photoOf } from '../testing/files.ts';
import { createFileOpener } from './file-opener.ts';
import { openFile } from './open-file.ts';

/** 64 by 32 dots, red on the left and blue on the right, as an iPhone keeps a photo. */
const HEIC = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAIAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAQQACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAACAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAEltZGF0AAAAPSgBr1jm9Oq//+Vrv/6j/IfJ//9f/0q9V+4xE/6eBVpa/3P0fRXdlA5uGcMnVNrcJetN1Xo0zzWlNDNHn0Q=',
  'base64',
);
/** The same, taken with the phone on its side: turned by its tags, which also have a place and a name. */
const TURNED = Buffer.from(
  '/9j/4QEURXhpZgAASUkqAAgAAAAIABIBAwABAAAABgAAABoBBQABAAAAbgAAABsBBQABAAAAdgAAACgBAwABAAAAAgAAADsBAgAKAAAAfgAAABMCAwABAAAAAQAAAGmHBAABAAAAiAAAACWIBAABAAAA1gAAAAAAAAA4YwAA6AMAADhjAADoAwAAQS4gUGVyc29uAAYAAJAHAAQAAAAwMjEwAZEHAAQAAAABAgMAAKAHAAQAAAAwMTAwAaADAAEAAAD//wAAAqAEAAEAAABAAAAAA6AEAAEAAAAgAAAAAAAAAAIAAQACAAIAAABOAAAAAgAFAAMAAAD0AAAAAAAAACgAAAABAAAABQAAAAEAAAAAAAAAAQAAAP/iAfBJQ0NfUFJPRklMRQABAQAAAeBsY21zBCAAAG1udHJSR0IgWFlaIAfiAAMAFAAJAA4AHWFjc3BNU0ZUAAAAAHNhd3NjdHJsAAAAAAAAAAAAAAAAAAD21gABAAAAANMtaGFuZHnpv1ZaPgG2gyOFVUb3T6oAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACmRlc2MAAAD8AAAAJGNwcnQAAAEgAAAAInd0cHQAAAFEAAAAFGNoYWQAAAFYAAAALHJYWVoAAAGEAAAAFGdYWVoAAAGYAAAAFGJYWVoAAAGsAAAAFHJUUkMAAAHAAAAAIGdUUkMAAAHAAAAAIGJUUkMAAAHAAAAAIG1sdWMAAAAAAAAAAQAAAAxlblVTAAAACAAAABwAcwBSAEcAQm1sdWMAAAAAAAAAAQAAAAxlblVTAAAABgAAABwAQwBDADAAAFhZWiAAAAAAAAD21gABAAAAANMtc2YzMgAAAAAAAQw/AAAF3f//8yYAAAeQAAD9kv//+6H///2iAAAD3AAAwHFYWVogAAAAAAAAb6AAADjyAAADj1hZWiAAAAAAAABilgAAt4kAABjaWFlaIAAAAAAAACSgAAAPhQAAtsRwYXJhAAAAAAADAAAAAmZpAADypwAADVkAABPQAAAKW//bAEMAAgEBAQEBAgEBAQICAgICBAMCAgICBQQEAwQGBQYGBgUGBgYHCQgGBwkHBgYICwgJCgoKCgoGCAsMCwoMCQoKCv/bAEMBAgICAgICBQMDBQoHBgcKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCv/AABEIACAAQAMBIgACEQEDEQH/xAAVAAEBAAAAAAAAAAAAAAAAAAAACP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAWAQEBAQAAAAAAAAAAAAAAAAAACQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCQwGFqqAAJ/AXIRzAAUAAhusYAAn8BchHMAB//2Q==',
  'base64',
);

const keptAs = async (bytes: Uint8Array) => {
  const opened = await openFile(bytes);
  return typeof opened === 'string' ? expect.fail(opened) : opened;
};

describe('a PDF', () => {
  it('is kept byte for byte, even with blank lines before its header', async () => {
    const late = Buffer.concat([Buffer.from('\r\n\r\n'), pdfOf('late')]);
    for (const bytes of [pdfOf('a stub'), late])
      expect(await keptAs(bytes)).toEqual({ contentType: 'application/pdf', bytes });
  });

  it.each([
    ['is only its header', Buffer.from('%PDF-')],
    ['was cut off', pdfOf('a stub').subarray(0, 120)],
    ['has no pages', Buffer.from(pdfOf('').toString().replace('/Kids[3 0 R]/Count 1', '/Kids[]/Count 0'))],
  ])('that %s is refused', async (_, bytes) => {
    expect(await openFile(bytes)).toBe('UNREADABLE');
  });

  it('of 201 pages is refused', async () => {
    const numbers = Array.from({ length: 201 }, (_, index) => 3 + index);
    const pages = numbers.map(
      (number) => `${number} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj`,
    );
    const long = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[${numbers.map((number) => `${number} 0 R`).join(' ')}]/Count 201>>endobj
${pages.join('\n')}\ntrailer<</Root 1 0 R>>\n%%EOF`;
    expect(await openFile(Buffer.from(long))).toBe('TOO_MANY_PAGES');
  });
});

describe('a photo', () => {
  it('without tags is kept byte for byte', async () => {
    expect(await keptAs(photoOf(''))).toEqual({ contentType: 'image/jpeg', bytes: photoOf('') });
  });

  it('is turned upright, and loses its place and its owner', async () => {
    const { bytes } = await keptAs(TURNED);
    const { width, height, exif } = await sharp(bytes).metadata();
    expect({ width, height, exif }).toEqual({ width: 32, height: 64, exif: undefined });
    const [red = 0, , blue = 0] = await sharp(bytes)
      .extract({ left: 16, top: 8, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(blue);
  });

  it('of an iPhone becomes a JPEG', async () => {
    const { contentType, bytes } = await keptAs(HEIC);
    expect(contentType).toBe('image/jpeg');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 32 });
  });

  it.each([
    ['three bytes', Buffer.from([0xff, 0xd8, 0xff])],
    ['half of it', TURNED.subarray(0, TURNED.length / 2)],
    ['half an iPhone’s', HEIC.subarray(0, 300)],
    ['a text with a picture’s first bytes', Buffer.from('\x89PNG\r\n\x1a\nDear lender', 'latin1')],
  ])('of %s is refused', async (_, bytes) => {
    expect(await openFile(bytes)).toBe('UNREADABLE');
  });
});

it('opens files in a thread, and refuses one that never ends', async () => {
  const opener = createFileOpener();
  expect(await opener.open(photoOf('x'))).toMatchObject({ contentType: 'image/jpeg' });
  await opener.close();
  await expect(opener.open(photoOf(''))).rejects.toThrow('the server is stopping');
  const hanging = createFileOpener({
    startWorker: () =>
      new Worker(`require('node:worker_threads').parentPort.on('message', () => { for (;;); });`, {
        eval: true,
      }),
    limitMs: 100,
  });
  expect(await hanging.open(photoOf(''))).toBe('UNREADABLE');
  await hanging.close();
});
