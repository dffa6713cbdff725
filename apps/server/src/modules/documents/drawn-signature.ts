import { randomUUID } from 'node:crypto';
import { DrawnSignature, type Stroke } from '@homeline/domain/signing/drawn-signature.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { openFile, storeFile } from './stored-file.ts';

/**
 * Prepares a drawn signature to be stored as an encrypted file with the fact that names it. Without a recorded fact, or without a
 * drawing, nothing is stored.
 */
export function drawnSignature(
  context: Context,
  key: ApplicationKey,
  strokes: readonly Stroke[] | undefined,
) {
  const uuid = randomUUID();
  let isRecorded = false;
  return {
    /** Returns the file of the drawing, which a fact names. */
    file(): string {
      isRecorded = strokes !== undefined;
      return uuid;
    },
    /** Returns the part of a fact that names the file, if something was drawn. */
    fact(): { readonly drawing?: string } {
      return strokes ? { drawing: this.file() } : {};
    },
    async store(trx: Trx): Promise<void> {
      if (!isRecorded) return;
      const bytes = Buffer.from(JSON.stringify(strokes), 'utf8');
      await storeFile(
        trx,
        context,
        key,
        { name: 'signature.json', contentType: 'application/json', bytes },
        uuid,
      );
    },
  };
}

/** Returns the strokes of a drawn signature; undefined without one. */
export async function openDrawnSignature(
  context: Context,
  key: ApplicationKey,
  uuid: string | undefined,
): Promise<readonly Stroke[] | undefined> {
  const file = uuid === undefined ? undefined : await openFile(context, key, uuid);
  return file && DrawnSignature.parse(JSON.parse(Buffer.from(file.bytes).toString('utf8')));
}
