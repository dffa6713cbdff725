import * as z from 'zod';

type Kind = {
  /** The file name extensions of this type. */
  readonly endings: readonly string[];
  /** The largest file, in bytes. */
  readonly mostBytes: number;
  /** Returns whether the bytes are of this type. */
  readonly isIn: (bytes: Uint8Array) => boolean;
};

const MB = 1024 * 1024;

/** The files that a chat takes, by content type. A file's content decides its type, never its name. */
export const CHAT_FILE_TYPES = {
  'image/jpeg': { endings: ['jpg', 'jpeg'], mostBytes: 10 * MB, isIn: startsWith([0xff, 0xd8, 0xff]) },
  'image/png': {
    ...{ endings: ['png'], mostBytes: 10 * MB },
    isIn: startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  'application/pdf': {
    ...{ endings: ['pdf'], mostBytes: 20_000_000 },
    isIn: startsWith([0x25, 0x50, 0x44, 0x46, 0x2d]),
  },
  'audio/amr': { endings: ['amr'], mostBytes: 5 * MB, isIn: startsWith(ascii('#!AMR')) },
  'audio/mpeg': { endings: ['mp3'], mostBytes: 10 * MB, isIn: isMp3 },
  'video/mp4': {
    ...{ endings: ['mp4'], mostBytes: 20_000_000 },
    isIn: (bytes: Uint8Array) => ascii('ftyp').every((byte, index) => bytes[4 + index] === byte),
  },
  'text/plain': { endings: ['txt'], mostBytes: MB, isIn: isPlainText },
} as const satisfies Record<string, Kind>;

export const ChatFileType = z.enum(
  Object.keys(CHAT_FILE_TYPES) as [keyof typeof CHAT_FILE_TYPES, ...(keyof typeof CHAT_FILE_TYPES)[]],
);
export type ChatFileType = z.infer<typeof ChatFileType>;

/** What an input of type file accepts. */
export const CHAT_FILE_ENDINGS = Object.values<Kind>(CHAT_FILE_TYPES).flatMap(({ endings }) => endings);

/** Why a chat doesn't take a file. */
export type ChatFileProblem = 'EMPTY' | 'WRONG_TYPE' | 'TOO_LARGE' | 'NOT_WHAT_IT_SAYS';

/** Characters that make a name look like another: control characters, line ends and those that turn the direction of writing. */
const DECEIVING = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Returns a file's name as shown and stored: without folders, and without characters that hide its ending. */
export function chatFileName(name: string): string {
  const last = name.replace(DECEIVING, '').split(/[\\/]/).at(-1) ?? '';
  return last.trim() || 'file';
}

/** Returns a file's type by its extension; undefined if a chat doesn't accept it. */
export function chatFileTypeNamed(name: string): ChatFileType | undefined {
  const ending = endingOf(name);
  return ChatFileType.options.find((type) => {
    const { endings }: Kind = CHAT_FILE_TYPES[type];
    return endings.includes(ending);
  });
}

/** Returns the problem of a chosen file before it is read; undefined when its name and size are fine. */
export function chosenFileProblem(name: string, size: number): ChatFileProblem | undefined {
  const type = chatFileTypeNamed(name);
  if (!type) return 'WRONG_TYPE';
  if (size === 0) return 'EMPTY';
  return size > CHAT_FILE_TYPES[type].mostBytes ? 'TOO_LARGE' : undefined;
}

/** Returns the problem of a file by its name and content; undefined when a chat takes it. */
export function chatFileProblem(name: string, bytes: Uint8Array): ChatFileProblem | undefined {
  const type = chatFileTypeNamed(name);
  const problem = chosenFileProblem(name, bytes.length);
  return problem ?? (type && CHAT_FILE_TYPES[type].isIn(bytes) ? undefined : 'NOT_WHAT_IT_SAYS');
}

/** Returns why a file is refused, as a sentence. */
export function chatFileProblemWords(problem: ChatFileProblem, name: string): string {
  switch (problem) {
    case 'EMPTY':
      return `${name} is empty.`;
    case 'WRONG_TYPE':
      return `${name} can’t be sent. You can send ${CHAT_FILE_ENDINGS.filter((ending) => ending !== 'jpeg').join(', ')} files.`;
    case 'TOO_LARGE':
      return `${name} is too large to send.`;
    case 'NOT_WHAT_IT_SAYS':
      return `${name} isn’t the kind of file that its name says.`;
  }
}

const KB = 1024;

/** Returns a size as `512 bytes`, `1.5 KB` or `2.0 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`;
  return bytes < MB ? `${(bytes / KB).toFixed(1)} KB` : `${(bytes / MB).toFixed(1)} MB`;
}

/** Returns the ending of a name in lower case; empty for none. */
function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

function ascii(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

function startsWith(start: readonly number[]): (bytes: Uint8Array) => boolean {
  return (bytes) => start.every((byte, index) => bytes[index] === byte);
}

/** An ID3 tag, or the sync word of a frame of MPEG audio layer III. */
function isMp3(bytes: Uint8Array): boolean {
  if (startsWith(ascii('ID3'))(bytes)) return true;
  const [first = 0, second = 0] = bytes;
  return first === 0xff && (second & 0xe6) === 0xe2;
}

/** Returns whether there are no control characters but tabs and line ends, in bytes or, after a UTF-16 byte order mark, in pairs of bytes. */
function isPlainText(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  if (!isLittle && !isBig) return bytes.every(isShown);
  if (bytes.length % 2 !== 0) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length; at += 2) if (!isShown(view.getUint16(at, isLittle))) return false;
  return true;
}

function isShown(character: number): boolean {
  return character >= 0x20 || character === 0x09 || character === 0x0a || character === 0x0d;
}
