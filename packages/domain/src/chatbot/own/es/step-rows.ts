import { any, type SpanishRow } from './spanish-row.ts';

/** Questions about the steps themselves, after everything that asks for a figure or a date. */
export const STEP_ROWS: readonly SpanishRow[] = [
  {
    topic: 'CONTACT',
    about: any(
      '(?:hablar|hablo|comunic\\w*) con (?:la persona|el analista|la analista|el que|la que|mi (?:agente|asesor|analista))',
      'con quien (?:puedo |debo |tengo que )?(?:hablar|hablo|me comunico|comunicarme)',
      'quien es mi (?:agente|asesor|analista|oficial|contacto)',
    ),
    unless: any('espanol', 'horario', 'queja'),
  },
  {
    topic: 'WHY_ASKED',
    about: any(
      '(?:por que|para que)\\b.*\\b(?:piden|necesitan|quieren|pedir|tengo que|debo|revis|verific|hace falta)',
      '(?:por que|para que) (?:lo |la |los |las )?(?:tiene que|tienen que|va a|esta) (?:ver|revis)\\w*',
    ),
    unless: any('seguro social', 'tard', 'demor', 'esper', 'tasa', 'cobr', 'pagar', 'entrar', 'clave'),
  },
  {
    topic: 'WAIT',
    about: any(
      '(?:cuanto|hasta cuando|cuando|por que)\\b.*\\besper(?:ar|ando|o)\\b',
      'quien(?:es)? (?:es (?:el|la) que )?(?:esta|estan|la|lo|los|las|me|va|tiene|tienen|revisa|decide|aprueba|lleva|maneja|ve|a cargo|mas)\\b',
      '(?:cuanto|cuando|en cuanto|por que|ya|para cuando|cuantos dias)\\b.*\\b(?:tard(?!e\\b)|demor|contest|respond|respuesta|resuelv|avis|deciden|dicen|saben|revis|terminan|resultado)',
      'que (?:es lo que )?(?:estan|esta|hacen|andan) (?:esperando|haciendo|revisando|pasando)|que (?:esperan|revisan)\\b|por que (?:esta |sigue )?(?:detenid|atorad|parad|en espera|pendiente|en revision)',
      '(?:hay|tienen) (?:alguna )?(?:noticia|novedad|respuesta)',
    ),
    unless: any(
      'inunda',
      'titulo',
      'poliza',
      'regula',
      'quejo',
      'a nombre',
      'por que revis',
      'horario',
      'abren',
      'me llamo',
      'dinero',
      'la cita',
      'firmar',
      'otra persona',
      'chat',
      'telefono',
    ),
  },
  {
    topic: 'NEXT',
    about: any(
      'que (?:es lo que )?(?:tengo que|debo|me toca|hay que|necesito|puedo)(?: de)? hacer|que (?:hago|sigue|viene|pasa) ?(?:ahora|yo|despues|ya)?$|que sigue\\b|que hago ahora|y ahora\\b|ahora que\\b',
      '(?:siguiente|proximo|sig) paso|tengo que hacer (?:algo|mas)|me toca (?:a mi|hacer|algo)|es mi turno',
      '(?:necesitan|falta|esperan|quieren|piden) (?:algo|mas|otra cosa)\\b|algo (?:mas )?(?:pendiente|de mi|por hacer)|pendientes?\\b|que (?:mas )?(?:necesitan|quieren|esperan|piden)(?: de mi)?',
      '(?:si|quiero|cuando|como|voy a|donde|que pasa)\\b.*\\bacept(?:o|ar|e)\\b',
    ),
    unless: any('por que', 'para que', 'si me rechazan', 'si no pago', 'si pierdo'),
  },
  {
    topic: 'DECISION',
    about: any(
      '(?:estoy|esta|fui|quede|quedo|ya|me|soy)\\b.*\\b(?:aprobad|aprob(?:aron|ado|ada|acion)|aceptad|calific(?:o|ue|aron))',
      'me la dieron|me lo dieron|es un si\\b|decision|ya me (?:aprob|acept)|(?:es|hay) (?:una )?aprobacion',
    ),
    unless: any('por que', 'cuanto', 'rechaz', 'casa'),
  },
  {
    topic: 'STANDING',
    about: any(
      'como (?:va|voy|vamos|anda|sigue) ?(?:mi|la|lo|el|todo|en)?',
      'en que (?:va|voy|paso|quedo|etapa|estado|parte|proceso|anda)',
      'estatus|estado (?:de|actual)|avance|noticias|novedades|que (?:ha pasado|paso) con',
      'donde (?:va|esta|anda|quedo) (?:mi|la) (?:solicitud|prestamo)',
      'en (?:que|cual) paso',
    ),
    unless: any('estado de cuenta', 'civil', 'migratori', 'como va a'),
  },
];
