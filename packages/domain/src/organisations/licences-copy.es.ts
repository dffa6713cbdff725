import type { Spanish } from '../language/spanish.ts';
import type { licencesCopy as english } from './licences-copy.ts';

export const licencesCopy: Spanish<typeof english> = {
  lendsIn: (company, states) => `${company} presta en ${states}.`,
  nowhere: (company) => `${company} todavía no tiene licencia para prestar en ningún estado.`,
  moreToCome: 'Todavía no estamos en todos los estados, pero pronto estaremos en más.',
  newYorkReview:
    'New York: este sitio está abierto al Departamento de Servicios Financieros del Estado de Nueva York (New York State Department of Financial Services) para su revisión. Todavía no se aceptan solicitudes de New York.',
  newYork:
    'New York: con licencia del Departamento de Servicios Financieros del Estado de Nueva York (New York State Department of Financial Services).',
  and: (states, last) => `${states} y ${last}`,
};
