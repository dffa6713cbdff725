import { all, any, type SpanishRow } from './spanish-row.ts';

/** Questions about interest from its first day, what is drawn, loans on the home, and the home itself. */
export const HOME_ROWS: readonly SpanishRow[] = [
  {
    topic: 'INTEREST_START',
    about: any(
      'interes(?:es)?\\b.*\\b(?:empiez|empez|corr|comienz|desde (?:cuando|que dia))',
      '(?:desde cuando|cuando|desde que dia)\\b.*\\b(?:empiez|corr|comienz|cobr|pag)\\w*.*\\binteres',
    ),
  },
  {
    topic: 'DRAW_ALL',
    about: any(
      'tod[oa]?\\b.*\\b(?:de una (?:vez|sola)|junto|de golpe|de un jalon)',
      '(?:sacar|retirar|tomar|usar|agarrar) (?:solo )?(?:una parte|poco a poco|en partes)',
      '(?:tengo que|debo|hay que) (?:sacar|retirar|tomar) (?:todo|toda)',
    ),
    unless: any('pag', 'firm', 'documento'),
  },
  {
    topic: 'DEBTS',
    about: any(
      '(?:que|cuales) (?:deudas|hipotecas?|prestamos) (?:tienen|cuentan|vieron|encontr|van a|se)',
      '(?:liquid|pag)\\w* (?:mi |la |mis |el |las )?(?:otr[oa]s? )?(?:hipoteca|prestamos?|deudas?)\\b.*\\b(?:ustedes|con (?:la|esta|el|esto)|linea|dinero)',
      '(?:liquidan|pagan) (?:mi|la|mis|el|las) (?:otr[oa]s? )?(?:hipoteca|prestamos?|deudas?)',
    ),
    unless: any('antes de tiempo', 'si no', 'conviene'),
  },
  { topic: 'FLOOD', about: any('inunda') },
  {
    topic: 'RECORDING',
    about: all('registr', 'escritura|condado|gravamen'),
    unless: any('cuesta', 'cargo', 'costo', 'impuesto', 'cobr'),
  },
  {
    topic: 'TITLE',
    about: all('titulo', 'como va|ya\\b|revis|falta|termin|problema|limpi|encontr|estado|listo'),
    unless: any('por que', 'que revisan', 'seguro de titulo'),
  },
];
