import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { sessionCopy as english } from './copy.ts';

export const sessionCopy: Spanish<typeof english> = {
  noProfile: 'No pudimos cargar los datos de su perfil',
  noUser: 'No encontramos a esta persona',
};
