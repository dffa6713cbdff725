import { all, any, type SpanishRow } from './spanish-row.ts';

/** Questions about mistakes, photos, and whom we tell or ask. */
export const TROUBLE_ROWS: readonly SpanishRow[] = [
  {
    topic: 'PAPERS_WRONG',
    about: all(
      'documentos?|contrato|escritura|divulgaciones',
      'error|equivocad|mal escrit|mal puest|incorrect|esta mal|estan mal|viene mal|trae mal|falta mi',
    ),
    unless: any('subi\\b', 'mande', 'envie', 'adjunt', 'rechaz', 'recibos'),
  },
  {
    topic: 'READ_FIRST',
    about: any(
      '(?:leer|leerlo|leerlos|revisar|revisarlo|revisarlos|ver|verlos)\\b.*\\b(?:antes de firmar|antes|con calma|despacio|primero|abogad)',
      '(?:abogad|hijo|hija|familiar|alguien)\\w*.*\\b(?:lea|los lea|lo lea|revise|los revise)',
      'tiempo (?:para|de) leer',
    ),
    unless: any('aprobar', 'mi solicitud', 'notari'),
  },
  {
    topic: 'WRONG_FILE',
    about: any(
      '(?:subi|mande|envie|adjunte|puse)\\b.*\\b(?:documento|recibo|foto|archivo|identificacion|licencia|uno|pagina)\\w*.*\\b(?:equivocad|incorrect|mal|que no era|viej|otro mes)',
      '(?:documento|recibo|foto|archivo)s? (?:equivocad|incorrect)|(?:subi|mande|envie) (?:mal|otro|el que no)',
    ),
    unless: any('me mandaron'),
  },
  {
    topic: 'PHOTO_TROUBLE',
    about: all(
      'foto|camara|imagen',
      'borros|no (?:se |me |la |lo )*(?:lee|ve|acept|sale|deja|toma|carga|sub|funciona)|rechaz|oscur|reflej|falla|mala',
    ),
    unless: any('notari', 'video', 'sesion'),
  },
  {
    topic: 'NAME_DIFFERS',
    about: all(
      'identificacion|licencia|pasaporte',
      'nombre|apellido',
      'otro|diferent|solter|casad|distint|coincid|mal|viej|anterior|igual',
    ),
    unless: any('notari', 'firm'),
  },
  {
    topic: 'EMPLOYER_CALLED',
    about: all(
      'llam|habl|contact|pregunt|avis|enter|sab|comunic',
      '(?:mi|el|al|mis) (?:jefe|jefa|patron|empleador|trabajo|empresa|compania|recursos)',
    ),
    unless: any('cambi', 'equivocad', 'ya (?:contest|respond)'),
  },
  {
    topic: 'CHANGE_ANSWER',
    about: any(
      '(?:puse|escribi|di|anote) mal|me equivoque (?:en|con|de) (?:mi|mis|el|la|una|los)',
      '(?:corregir|cambiar|editar|modificar|arreglar) (?:mi |mis |una |la |lo |el |los |algun |algo (?:de|en) (?:mi |la )?)*(?:respuesta|solicitud|dato|ingres|sueldo|direccion|domicilio|nombre|apellido|empleador|trabajo|estado civil)',
    ),
    unless: any('oferta', 'cuenta', 'notari', 'documento'),
  },
  {
    topic: 'NOTIFIED',
    about: any(
      'como (?:me |nos )(?:avis|enter|contact|notific|voy a saber|dicen)',
      '(?:me|nos) (?:avis|notific|van a (?:avis|llam|notific|escrib)|mandan (?:un |algun )?(?:correo|mensaje|aviso)|llaman|escriben)\\w*',
    ),
    unless: any('cuando', 'dinero', 'ya no', 'por que', 'carta'),
  },
];
