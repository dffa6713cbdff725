// Proves CH-11.

import { expect, it } from 'vitest';
import {
  chatFileName,
  chatFileProblem,
  chatFileProblemWords,
  chatFileTypeNamed,
  chosenFileProblem,
  sizeText,
} from './attachments.ts';

const bytes = (...start: number[]) => Uint8Array.from([...start, 0x20, 0x20, 0x20, 0x20]);
const text = (words: string) => Uint8Array.from(Array.from(words), (letter) => letter.charCodeAt(0));

it.each([
  ['photo.jpg', bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
  ['photo.JPG', bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
  ['photo.jpeg', bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
  ['scan.png', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'image/png'],
  ['stub.pdf', text('%PDF-1.7'), 'application/pdf'],
  ['voice.amr', text('#!AMR\n'), 'audio/amr'],
  ['voice.mp3', text('ID3\u0003'), 'audio/mpeg'],
  ['voice.mp3', bytes(0xff, 0xfb, 0x90), 'audio/mpeg'],
  ['film.mp4', Uint8Array.from([0, 0, 0, 0x18, ...text('ftypmp42')]), 'video/mp4'],
  ['note.txt', text('Hello\tthere\r\n'), 'text/plain'],
  ['notepad.txt', Uint8Array.from([0xff, 0xfe, 0x48, 0x00, 0x0d, 0x00, 0x0a, 0x00]), 'text/plain'],
  ['notepad.txt', Uint8Array.from([0xfe, 0xff, 0x00, 0x48, 0x20, 0x14]), 'text/plain'],
] as const)('takes %s', (name, content, type) => {
  expect(chatFileProblem(name, content)).toBeUndefined();
  expect(chatFileTypeNamed(name)).toBe(type);
});

it.each([
  ['photo.heic', bytes(0xff, 0xd8, 0xff), 'WRONG_TYPE'],
  ['noending', text('%PDF-1.7'), 'WRONG_TYPE'],
  ['script.svg', text('<svg onload="alert(1)">'), 'WRONG_TYPE'],
  ['stub.pdf', text('<script>'), 'NOT_WHAT_IT_SAYS'],
  ['photo.png', bytes(0xff, 0xd8, 0xff, 0xe0), 'NOT_WHAT_IT_SAYS'],
  ['note.txt', Uint8Array.from([0x4d, 0x5a, 0x00, 0x01]), 'NOT_WHAT_IT_SAYS'],
  ['note.txt', Uint8Array.from([0xff, 0xfe, 0x4d, 0x5a, 0x00, 0x00]), 'NOT_WHAT_IT_SAYS'],
  ['note.txt', Uint8Array.from([0xff, 0xfe, 0x48]), 'NOT_WHAT_IT_SAYS'],
  ['note.txt', new Uint8Array(), 'EMPTY'],
  ['note.txt', new Uint8Array(1024 * 1024 + 1).fill(0x20), 'TOO_LARGE'],
] as const)('refuses %s, and names the problem', (name, content, problem) => {
  expect(chatFileProblem(name, content)).toBe(problem);
});

it('finds a chosen file’s problem by its name and size before the upload', () => {
  expect(chosenFileProblem('photo.JPEG', 1000)).toBeUndefined();
  expect(chosenFileProblem('photo.heic', 1000)).toBe('WRONG_TYPE');
  expect(chosenFileProblem('noending', 1000)).toBe('WRONG_TYPE');
  expect(chosenFileProblem('note.txt', 0)).toBe('EMPTY');
  expect(chosenFileProblem('note.txt', 2_000_000)).toBe('TOO_LARGE');
  expect(chatFileProblemWords('WRONG_TYPE', 'photo.heic')).toBe(
    'photo.heic can’t be sent. You can send jpg, png, pdf, amr, mp3, mp4, txt files.',
  );
});

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1.0 KB'],
  [1_048_575, '1024.0 KB'],
  [1_048_576, '1.0 MB'],
])('shows a size of %i bytes as %s', (size, shown) => {
  expect(sizeText(size)).toBe(shown);
});

it.each([
  ['paystub.pdf', 'paystub.pdf'],
  ['Gehaltsnachweis März – 2026.pdf', 'Gehaltsnachweis März – 2026.pdf'],
  ['👩‍👩‍👧.jpg', '👩‍👩‍👧.jpg'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['C:\\Users\\ann\\scan.pdf', 'scan.pdf'],
  ['stub\u202Efdp.exe', 'stubfdp.exe'],
  ['line\nbreak\u0000.txt', 'linebreak.txt'],
  ['../', 'file'],
  ['\u202E', 'file'],
])('shows and stores the file name %j as %j', (name, shown) => {
  expect(chatFileName(name)).toBe(shown);
});
