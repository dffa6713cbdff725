import type { SpanishArticle } from './article.ts';

/** In Spanish, what somebody asks about their own application is answered by its current step, whatever they ask. */
export const OWN_ARTICLES: Readonly<Record<string, SpanishArticle>> = {
  'own-standing': {
    title: 'En qué paso va su solicitud',
    text: 'Inicie sesión para ver en qué paso va su solicitud, qué falta y qué sigue. Después pregúnteme otra vez y puedo decírselo.',
    questions: [
      '¿Cómo va mi solicitud?',
      '¿En qué paso voy?',
      '¿Qué me falta?',
      'que sigue',
      '¿Qué tengo que hacer ahora?',
      'que mas necesitan de mi',
      '¿Qué están esperando?',
      'por que se tarda tanto mi solicitud',
      'cuanto me falta para terminar',
      'estado de mi solicitud',
      'estatus de mi trámite',
      'hay noticias de mi préstamo?',
      'ya recibieron mis documentos?',
      '¿Qué documentos me faltan?',
      'me falta algo?',
      'ya quedó mi solicitud?',
      'cuántos pasos faltan',
      '¿Tengo que hacer algo?',
      'por qué está detenida mi solicitud',
      'cuánto me aprobaron',
      'cuál es mi número de préstamo',
      'cuál es el siguiente paso',
    ],
  },
};
