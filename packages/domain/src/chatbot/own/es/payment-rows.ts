import { any, type SpanishRow } from './spanish-row.ts';

const MONEY_WORDS = '(?:dinero|deposit\\w*|desembols\\w*|transfer\\w*|giro)';

/** Questions about what is paid in and out, from which account and until when. */
export const PAYMENT_ROWS: readonly SpanishRow[] = [
  {
    topic: 'AUTOPAY',
    about: any(
      'pagos? automatico|debito automatico|domicili|se cobra solo|cobr\\w* automatic|descuent\\w* automatic',
      'como (?:pago\\b|voy a pagar|hago (?:los|mis|el) pagos?|se paga|les pago|tengo que pagar)',
      'donde (?:pago|se paga|hago (?:los|mis) pagos)',
      'de (?:que|cual) cuenta (?:me )?(?:cobr|sac|tom|descuent|pag)',
    ),
  },
  {
    topic: 'FIRST_PAYMENT',
    about: any(
      'primer\\w* (?:pago|abono|recibo)',
      '(?:cuando|que dia|fecha|desde cuando|para cuando).*\\b(?:empiezo|empezar|comienzo|comenzar|tengo que|debo|me toca|hay que|voy a|empezaria) (?:a )?pag',
      'cuando (?:vence|es|toca|cae|me toca) (?:el|mi) (?:primer |proximo |siguiente )?pago',
      'cuando pago\\b|que dia (?:me cobran|pago\\b|vence)|dia de pago',
    ),
    unless: any('me pagan', 'antes de tiempo', 'termin', 'cargos', 'costos'),
  },
  {
    topic: 'CASH',
    about: any(
      `cuanto (?:${MONEY_WORDS} )?(?:es lo que )?(?:voy a recibir|recib\\w*|llega\\w* a mi|(?:me|nos) (?:dan|dieron|van a (?:dar|depositar|mandar|llegar|entregar)|deposit\\w*|llega\\w*|mand\\w*|entreg\\w*|quedan?|quedo|cae))`,
      'me (?:queda|quedaria|sobra|sobraria)\\b.*\\bdinero',
      'cuanto.*\\b(?:en mano|en efectivo|libre|neto|a mi bolsillo|en mi (?:cuenta|banco))',
      '(?:recibo|recibi|lleg\\w*|deposit\\w*|mand\\w*) (?:me )?(?:menos|incompleto)',
    ),
    unless: any(
      'cuanto tiempo',
      'tarda',
      'cada mes|al mes|mensual',
      'me dan para',
      'me dan de plazo',
      'para (?:firmar|contestar|responder|decidir)',
    ),
  },
  {
    topic: 'ACCOUNT',
    about: any(
      '(?:a|en) (?:que|cual) (?:cuenta|banco)',
      '(?:que|cual) (?:es mi )?(?:cuenta|banco)\\b.*(?:dinero|deposit|mand|tienen|usa)',
      'cambiar (?:la |mi |de |el )?(?:cuenta|banco)',
      `otra cuenta|${MONEY_WORDS}.*(?:cual|que) cuenta`,
      'cuenta (?:bancaria|de banco|del banco).*(?:verific|correcta|bien|registr|cambi)|(?:verific|cambi)\\w*.*cuenta (?:bancaria|de banco|del banco)',
      'donde (?:me )?(?:lo |la )?(?:deposit|mandan|envian|cae)',
    ),
    unless: any('cobr', 'contrasena', 'abrir', 'seguro (?:conectar|vincular)', 'en cuanto'),
  },
  {
    topic: 'BALANCE',
    about: any(
      'cuanto (?:debo|les debo|es mi saldo|tengo que deber)\\b(?! pagar)',
      'mi (?:saldo|deuda)\\b',
      'saldo (?:actual|de mi|pendiente)',
    ),
    unless: any('hipoteca', 'tarjeta', 'luz', 'vivienda', 'casa', 'pagado', 'ganar', 'tener'),
  },
  {
    topic: 'PAID_SO_FAR',
    about: any(
      '(?:ya |he )?(?:pague|pagado) (?:algo|ya)|devuelv\\w*|devolver\\w*|reembols',
      '(?:cobr\\w*|debo|pag\\w*) algo (?:por|si)|sale gratis solicitar|cobran por solicitar',
    ),
    unless: any('tarde', 'atras', 'cancel', 'retir', 'seguro'),
  },
  {
    topic: 'DEADLINE',
    about: any(
      '(?:hasta|para) (?:cuando|que (?:dia|fecha)).*\\b(?:tengo|puedo|debo|hay|me dan|es valid|firm|acept|respond|contest|elegir|subir|mandar|enviar)',
      '(?:cuanto tiempo|cuantos dias|que plazo|cuanto plazo) (?:tengo|me (?:queda|dan|falta)\\w*|hay|nos (?:queda|dan))\\w* (?:para|antes)',
      '(?:cuanto tiempo|cuantos dias) (?:tengo|me quedan?|me dan)$',
      'fecha limite|ultimo dia|plazo (?:para|limite)|cuando (?:se )?(?:vence|expira|caduca|acaba) (?:el plazo|el tiempo|esto|para)',
      'hasta cuando$|hasta cuando tengo|hasta (?:que|cual) (?:dia|fecha)$',
    ),
    unless: any('pagar', 'cancel', 'retir', 'sacar'),
  },
];
