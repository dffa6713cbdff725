import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { pdfCopy as english } from './copy.ts';

export const pdfCopy: Spanish<typeof english> = {
  pages: 'Páginas',
  goTo: (page) => `Ir a la página ${page}`,
  page: (page, of) => `Página ${page} de ${of}`,
};
