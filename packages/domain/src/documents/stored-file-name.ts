import { chatFileName } from '../chat/attachments.ts';
import type { FileType } from './file-checks.ts';

/** The file extensions of each type; the first one replaces a wrong extension. */
const ENDINGS: Readonly<Record<FileType, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
};

/** Returns the usual ending of a file's name. */
export function usualEnding(type: FileType): string {
  return ENDINGS[type][0] ?? '';
}

const MOST_CHARACTERS = 120;

/** What no file of Windows has in its name. */
const RESERVED = /[<>:"|?*]/g;

/**
 * Returns the name under which an upload is stored and offered: without folders and characters that hide its ending, and with an ending
 * that fits its content. Otherwise a person would open it with another program.
 */
export function storedFileName(given: string, type: FileType): string {
  const name = chatFileName(given).replace(RESERVED, '-').replace(/^\.+/, '');
  const [, stem = name, ending = ''] = /^(.*)\.([^.\s]{1,8})$/s.exec(name) ?? [];
  const [usual] = ENDINGS[type];
  const fits = ENDINGS[type].includes(ending.toLowerCase());
  return `${stem.slice(0, MOST_CHARACTERS).trim() || 'file'}.${fits ? ending : usual}`;
}
