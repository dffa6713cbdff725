import type { Sealing } from '../../sealing/seal.ts';

/** Returns keyed hashes of the words of a name, by which its chats are found. Case and accents make no difference. */
export function nameHashes(sealing: Sealing, organisation: string, name: string): string[] {
  const words = name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return [...new Set(words)].map((word) => sealing.lookupHash('chat name', `${organisation} ${word}`));
}
