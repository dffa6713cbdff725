import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { depositEventCopy as english } from './event-copy.ts';

export const depositEventCopy: Spanish<typeof english> = {
  later: 'Ingresar el código de su pequeño depósito',
};
