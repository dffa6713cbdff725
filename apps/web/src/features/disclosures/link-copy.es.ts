import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { disclosureLinksCopy as english } from './link-copy.ts';

const LINKS: typeof english.links = [
  { disclosure: 'important-terms', text: 'los términos importantes de nuestras líneas' },
  {
    disclosure: 'brochure',
    text: 'lo que debe saber sobre las líneas de crédito sobre el valor de la vivienda',
  },
];

export const disclosureLinksCopy: Spanish<typeof english> = {
  before: 'Antes de presentar su solicitud, lea',
  links: LINKS,
  and: ' y ',
  newTab: ' (se abre en una pestaña nueva, en inglés)',
};
