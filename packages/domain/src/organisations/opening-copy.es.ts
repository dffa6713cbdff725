import type { Spanish } from '../language/spanish.ts';
import type { openingCopy as english } from './opening-copy.ts';

export const openingCopy: Spanish<typeof english> = {
  closedTomorrow: 'Mañana no atendemos.',
  opens: (day, time, reader) =>
    `Volvemos a atender ${day} a ${/^1\b/.test(time) ? 'la' : 'las'} ${time}${reader}.`,
  today: 'hoy',
  tomorrow: 'mañana',
  weekday: (name) => `el ${name}`,
  dated: (weekday, date) => `el ${weekday}, ${date},`,
  time: (time, zone) => `${time}, ${zone}`,
};
