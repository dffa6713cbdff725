import type { Spanish } from '../language/spanish.ts';
import type { hoursCopy as english } from './hours-copy.ts';

export const hoursCopy: Spanish<typeof english> = {
  weekdays: {
    MONDAY: 'Lunes',
    TUESDAY: 'Martes',
    WEDNESDAY: 'Miércoles',
    THURSDAY: 'Jueves',
    FRIDAY: 'Viernes',
    SATURDAY: 'Sábado',
    SUNDAY: 'Domingo',
  },
  days: (first, last) => `${first} a ${last.toLowerCase()}`,
  times: (opens, closes) => `${opens} a ${closes}`,
  am: 'a.m.',
  pm: 'p.m.',
};
