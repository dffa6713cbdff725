import type { OwnQuestion } from './bench-question.ts';

const IN_SPANISH = { language: 'es' } as const;

/**
 * What borrowers ask in Spanish about their own application, on an English page: with and without accents, tú and usted, on a phone. Written when the
 * Spanish answers were, which were then tuned on them.
 */
export const SPANISH_OWN_QUESTIONS: readonly OwnQuestion[] = [
  { ...IN_SPANISH, at: 'OFFERS', ask: 'cuanto es lo mas que me prestan?', from: ['own-amount'] },
  { ...IN_SPANISH, at: 'OFFERS', ask: 'a como me sale el pago al mes', from: ['own-payment'] },
  {
    ...IN_SPANISH,
    at: 'OFFERS',
    ask: '¿Hasta cuándo puedo escoger una oferta?',
    from: ['own-deadline', 'own-may_change'],
  },
  { ...IN_SPANISH, at: 'OFFERS', ask: 'y si ninguna me gusta q pasa', from: ['own-decline_offer'] },
  {
    at: 'OFFERS',
    ask: 'Disculpe, ¿la tasa de interés es fija o puede subir después?',
    from: ['own-may_change'],
  },
  { ...IN_SPANISH, at: 'OFFERS', ask: 'cuanto me van a cobrar de cargos y comision', from: ['own-fee'] },
  { ...IN_SPANISH, at: 'PAY_STUBS', ask: 'x q se tardan tanto con mi tramite', from: ['own-wait'] },
  {
    ...IN_SPANISH,
    at: 'PAY_STUBS',
    ask: 'ya recibieron mis talones de cheque??',
    from: ['own-received', 'own-income'],
  },
  { ...IN_SPANISH, at: 'PAY_STUBS', ask: 'como va lo mio', from: ['own-standing'] },
  { ...IN_SPANISH, at: 'PAY_STUBS', ask: 'Ya me aprobaron o todavía no', from: ['own-decision'] },
  { ...IN_SPANISH, at: 'PAY_STUBS', ask: '¿Tengo que hacer algo más o solo espero?', from: ['own-next'] },
  {
    at: 'ID_ASKED',
    ask: 'puedo usar mi pasaporte mexicano en vez de la licencia?',
    from: ['own-identity', 'own-conditions'],
  },
  {
    ...IN_SPANISH,
    at: 'ID_ASKED',
    ask: 'es seguro subir foto de mi licensia aqui',
    from: ['own-why_identity'],
  },
  { ...IN_SPANISH, at: 'ID_ASKED', ask: 'que documentos me faltan por subir', from: ['own-conditions'] },
  { ...IN_SPANISH, at: 'ID_ASKED', ask: 'cuanto me falta para terminar todo esto', from: ['own-steps_left'] },
  {
    ...IN_SPANISH,
    at: 'CHANGED_OFFER',
    ask: '¿Por qué me bajaron el monto de la oferta?',
    from: ['own-reasons'],
  },
  {
    at: 'CHANGED_OFFER',
    ask: 'de cuanto es la nueva oferta y cuanto era antes',
    from: ['own-amount', 'own-terms'],
  },
  { ...IN_SPANISH, at: 'CHANGED_OFFER', ask: 'si no la acepto que pasa', from: ['own-decline_offer'] },
  { ...IN_SPANISH, at: 'CHANGED_OFFER', ask: 'tambien cambio la taza de interes?', from: ['own-rate'] },
  { ...IN_SPANISH, at: 'CHANGED_OFFER', ask: 'cuántos días me dan para contestar', from: ['own-deadline'] },
  {
    ...IN_SPANISH,
    at: 'CHANGED_OFFER',
    ask: 'se puede pedir mas? no me alcanza con eso',
    from: ['own-change_offer'],
  },
  { ...IN_SPANISH, at: 'TO_SIGN', ask: 'donde firmo', from: ['own-to_sign', 'own-next'] },
  { ...IN_SPANISH, at: 'TO_SIGN', ask: '¿Mi esposa también tiene que firmar?', from: ['own-signers'] },
  {
    ...IN_SPANISH,
    at: 'TO_SIGN',
    ask: 'cual quedo mi apr y cuanto pago cada mes',
    from: ['own-rate', 'own-terms'],
  },
  { ...IN_SPANISH, at: 'TO_SIGN', ask: 'despues de que firme cuando me depositan', from: ['own-money'] },
  {
    ...IN_SPANISH,
    at: 'TO_SIGN',
    ask: 'puedo cancelar si me arrepiento despues de firmar',
    from: ['own-cancel'],
  },
  { ...IN_SPANISH, at: 'CO_OWNER', ask: 'ya firmo robin?', from: ['own-signers'] },
  {
    ...IN_SPANISH,
    at: 'CO_OWNER',
    ask: 'Robin está en México, ¿puede firmar desde allá?',
    from: ['own-how_others_sign'],
  },
  {
    ...IN_SPANISH,
    at: 'CO_OWNER',
    ask: 'a robin no le llego el correo para firmar',
    from: ['own-signer_link'],
  },
  { ...IN_SPANISH, at: 'NOTARY', ask: 'a que hora es la sita con el notario', from: ['own-appointment'] },
  { ...IN_SPANISH, at: 'NOTARY', ask: '¿Qué debo llevar con el notario?', from: ['own-appointment'] },
  { ...IN_SPANISH, at: 'NOTARY', ask: 'se puede hacer por video mejor', from: ['own-notary_place'] },
  {
    ...IN_SPANISH,
    at: 'CANCEL_PERIOD',
    ask: 'hasta que dia puedo cancelar el contrato',
    from: ['own-cancel'],
  },
  { ...IN_SPANISH, at: 'CANCEL_PERIOD', ask: 'cuando me cae el dinero', from: ['own-money'] },
  { ...IN_SPANISH, at: 'CANCEL_PERIOD', ask: 'en que cuenta me van a depositar?', from: ['own-account'] },
  { ...IN_SPANISH, at: 'FUNDED', ask: 'cuando empiezo a pagar', from: ['own-first_payment', 'own-payment'] },
  { ...IN_SPANISH, at: 'FUNDED', ask: '¿cuál es mi número de préstamo?', from: ['own-loan_number'] },
  { ...IN_SPANISH, at: 'FUNDED', ask: 'me depositaron menos de lo que pedi, por que', from: ['own-cash'] },
  { ...IN_SPANISH, at: 'FUNDED', ask: 'tengo puesto el pago automatico?', from: ['own-autopay'] },
  { ...IN_SPANISH, at: 'DECLINED', ask: 'porque me negaron el prestamo', from: ['own-reasons'] },
];

/** Written at the same time, by the same hand, and not asked before everything was done. */
export const HELD_OUT_SPANISH_OWN_QUESTIONS: readonly OwnQuestion[] = [
  {
    ...IN_SPANISH,
    at: 'OFFERS',
    ask: 'cuanto dinero me llegaria en mano si agarro la mas grande',
    from: ['own-cash'],
  },
  {
    ...IN_SPANISH,
    at: 'OFFERS',
    ask: '¿Puedo cambiar de oferta mañana si ya elegí una?',
    from: ['own-change_offer'],
  },
  {
    ...IN_SPANISH,
    at: 'OFFERS',
    ask: 'cuanto termino pagando de puro interes',
    from: ['own-total_interest'],
  },
  { ...IN_SPANISH, at: 'PAY_STUBS', ask: 'quien decide si me aprueban', from: ['own-wait', 'own-decision'] },
  {
    at: 'PAY_STUBS',
    ask: 'hasta cuando me van a tener esperando',
    from: ['own-wait', 'own-deadline', 'own-next'],
  },
  { ...IN_SPANISH, at: 'ID_ASKED', ask: 'q sigue', from: ['own-next', 'own-steps_left'] },
  {
    at: 'ID_ASKED',
    ask: '¿Para qué necesitan mi identificación si ya les di todo?',
    from: ['own-why_identity'],
  },
  {
    ...IN_SPANISH,
    at: 'CHANGED_OFFER',
    ask: 'no entiendo pq ahora es menos dinero que antes',
    from: ['own-reasons'],
  },
  {
    at: 'CHANGED_OFFER',
    ask: 'Quiero aceptar la oferta nueva, ¿cómo le hago?',
    from: ['own-next', 'own-change_offer'],
  },
  { ...IN_SPANISH, at: 'CHANGED_OFFER', ask: 'en cuanto quedaria mi mensualidad', from: ['own-payment'] },
  {
    ...IN_SPANISH,
    at: 'TO_SIGN',
    ask: 'se puede firmar del celular o tengo que ir a una oficina',
    from: ['own-to_sign'],
  },
  { ...IN_SPANISH, at: 'TO_SIGN', ask: 'que tasa me quedo al final', from: ['own-rate', 'own-terms'] },
  { ...IN_SPANISH, at: 'CO_OWNER', ask: 'que hago si robin no quiere firmar', from: ['own-signer_refuses'] },
  {
    ...IN_SPANISH,
    at: 'NOTARY',
    ask: 'puedo mover la cita del notario pa otro dia',
    from: ['own-appointment'],
  },
  { ...IN_SPANISH, at: 'NOTARY', ask: '¿me cobran aparte por el notario?', from: ['own-notary_cost'] },
  {
    ...IN_SPANISH,
    at: 'CANCEL_PERIOD',
    ask: 'ya no quiero el prestamo, a quien le aviso',
    from: ['own-cancel'],
  },
  {
    ...IN_SPANISH,
    at: 'CANCEL_PERIOD',
    ask: 'porque todavia no sueltan el dinero si ya firme',
    from: ['own-money'],
  },
  {
    at: 'FUNDED',
    ask: 'que dia me toca el primer pago y de cuanto es',
    from: ['own-first_payment', 'own-payment'],
  },
  { ...IN_SPANISH, at: 'FUNDED', ask: '¿Cuánto les debo ahorita?', from: ['own-balance'] },
  { ...IN_SPANISH, at: 'DECLINED', ask: 'hay manera de que lo revisen otra vez', from: ['own-reapply'] },
];
