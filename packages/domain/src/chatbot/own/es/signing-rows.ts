import { all, any, SIGNER, type SpanishRow } from './spanish-row.ts';

/** Questions about who signs, and about the notary. */
export const SIGNING_ROWS: readonly SpanishRow[] = [
  {
    topic: 'ADD_BORROWER',
    about: any(
      `(?:agreg|anad|inclu|sum|met|pon)\\w* (?:a )?.*\\b${SIGNER}`,
      `solicit\\w* (?:junto|juntos|en conjunto|con)\\b.*\\b${SIGNER}`,
      `puede (?:entrar|solicitar|pedir)\\w*.*\\b${SIGNER}|${SIGNER}.*\\b(?:puede (?:entrar|solicitar)|sus ingresos cuentan)`,
    ),
    unless: any('firma\\b', 'firmar', 'testamento', 'correo', 'enlace'),
  },
  {
    topic: 'SIGNER_LINK',
    about: all(
      `${SIGNER}|le\\b|les\\b`,
      'correo|enlace|invitacion|mensaje',
      'no\\b|nunca|perdi|otra vez|de nuevo|reenvi|venci|equivocad|donde|spam',
    ),
    unless: any('notari', 'dinero', 'me lleg', 'mi correo', 'ya no\\b', 'cambi'),
  },
  {
    topic: 'SIGNER_REFUSES',
    about: all(
      SIGNER,
      'no (?:quiere|va a|piensa|acepta|puede)\\w* firm|no firm|se niega|nunca firm|si no (?:ha )?firm',
    ),
  },
  {
    topic: 'HOW_OTHERS_SIGN',
    about: all(
      'firm',
      SIGNER,
      'celular|telefono|tablet|computadora|en linea|internet|electronic|digital|desde|fuera|lejos|extranjero|viaj|distancia|mexico|otr[oa] (?:pais|estado|ciudad|lugar)|como\\b|vive|por separado',
    ),
    unless: any('por (?:mi|el|ella)\\b', 'yo firmo por'),
  },
  {
    topic: 'SIGNERS',
    about: any(
      `firm\\w*.*\\b${SIGNER}`,
      `${SIGNER}.*firm`,
      `quien(?:es)? (?:mas )?(?:tienen? que |deben? |falta\\w* (?:de |por )?)?firm`,
      'falta\\w* (?:de|por) firmar (?:alguien|quien)',
      `(?:revis|consult|checa)\\w*.*credito de (?:mi|la|el)`,
      `${SIGNER}.*\\b(?:debe|deuda|responsable|credito|puntaje)`,
    ),
    unless: any('por (?:mi|el|ella)\\b', 'notari', 'cita\\b', 'agregar', 'anadir', 'incluir'),
  },
  {
    topic: 'NOTARY_COST',
    about: all('notari', 'cuesta|cobr|costo|cargo|pag[oa]|gratis|precio|tarifa'),
  },
  {
    topic: 'NOTARY_PLACE',
    about: all(
      'notari|escritura',
      'video|virtual|en linea|zoom|internet|remot|camara|computadora|en persona|presencial|(?:a|en) (?:mi|la) (?:casa|vivienda|trabajo)|viene|vienen|oficina|en vez|en lugar',
    ),
    unless: any('(?:cuando|hora|dia)\\b', 'registr'),
  },
  { topic: 'NOTARY_PLACE', about: any('por (?:video|videollamada)|en videollamada|virtualmente') },
  {
    topic: 'APPOINTMENT',
    about: all(
      'cita\\b|notari',
      'cuando|hora|dia\\b|donde|fecha|lugar|confirm|llev|traer|traigo|traiga|identificacion|cambi|mover|reagend|reprogram|aplaz|mi cita|la cita|cuanto (?:se )?(?:tarda|dura)|quien',
    ),
    unless: any('como (?:es|funciona)', 'cancelar (?:la linea|el contrato|todo)', 'gana'),
  },
];
