import { foldedWords } from '@homeline/domain/people/folded-name.ts';
import type { Sealing } from '../../sealing/seal.ts';

/** Returns keyed hashes of the words of a name, by which its chats are found. */
export function nameHashes(sealing: Sealing, organisation: string, name: string): string[] {
  return [...new Set(foldedWords(name))].map((word) =>
    sealing.lookupHash('chat name', `${organisation} ${word}`),
  );
}
