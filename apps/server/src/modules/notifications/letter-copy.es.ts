import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { letterCopy as english } from './letter-copy.ts';

export const letterCopy: Spanish<typeof english> = {
  hello: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  stop: (url) => `Para dejar de recibir correos electrónicos como este: ${url}`,
  days: (count) => `${count} días`,
  nextStep: 'Su cuenta muestra qué hacer a continuación.',
  originator: 'Un originador de préstamos',
  ofCompany: (name, company) => `${name} de ${company}`,
  signing: 'Hay documentos que esperan su firma en su cuenta.',
  reminder: (originator) => `${originator} le pide que continúe su solicitud en su cuenta.`,
};
