const MONTHS: Readonly<Record<string, string>> = {
  January: 'enero',
  February: 'febrero',
  March: 'marzo',
  April: 'abril',
  May: 'mayo',
  June: 'junio',
  July: 'julio',
  August: 'agosto',
  September: 'septiembre',
  October: 'octubre',
  November: 'noviembre',
  December: 'diciembre',
};
const DAYS: Readonly<Record<string, string>> = {
  Sunday: 'domingo',
  Monday: 'lunes',
  Tuesday: 'martes',
  Wednesday: 'miércoles',
  Thursday: 'jueves',
  Friday: 'viernes',
  Saturday: 'sábado',
};

/** Returns a paper's date in Spanish: jueves, 5 de marzo de 2026, for Thursday, March 5, 2026. */
export function spanishDate(english: string): string {
  const [, weekday, month = '', day, year] = /^(?:(\w+), )?(\w+) (\d+), (\d+)$/.exec(english) ?? [];
  const date = `${day} de ${MONTHS[month]} de ${year}`;
  return weekday ? `${DAYS[weekday]}, ${date}` : date;
}
