import type { LienAnswer } from '@homeline/domain/facts/liens.facts.ts';
import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type * as english from './copy.ts';

export const STAGE_TITLES: Spanish<typeof english.STAGE_TITLES> = {
  INITIAL: 'Datos básicos',
  PRODUCT_SELECT: 'Elegir oferta',
  MORE_INFO: 'Dar más datos',
  LINK_INCOME: 'Vincular sus ingresos',
  ID_UPLOAD: 'Verificar su identidad',
  SIGNING: 'Firmar documentos',
  MANUAL_NOTARY: 'Programar la cita con el notario',
  ENOTARY: 'Hablar con el notario en línea',
};

export const STAGE_PARTS: Spanish<typeof english.STAGE_PARTS> = {
  bank: 'Cuenta bancaria',
  insurance: 'Seguro de vivienda',
};

export const PROGRESS_ENDS: Spanish<typeof english.PROGRESS_ENDS> = {
  signed: 'Firmado. Lo siguiente es su dinero',
  funded: 'Su línea está abierta',
};

export const LIEN_ANSWERS: Readonly<Record<LienAnswer, string>> = {
  CONFIRMED: 'que usted conserva',
  PAY_OFF: 'por liquidar con su línea',
  OTHER_HOME: 'sobre otra vivienda',
  DISPUTED: 'que no es de usted o ya se liquidó',
};

export const PROFILE: Spanish<typeof english.PROFILE> = {
  heading: '¿Es usted?',
  why: 'Usamos estos datos para encontrar su expediente de crédito y sus ofertas. Cambie lo que esté mal o no coincida con su identificación.',
  firstName: 'Nombre',
  middleName: 'Segundo nombre',
  lastName: 'Apellido',
  suffix: 'Sufijo',
  dob: 'Fecha de nacimiento',
  homeToChange: 'la vivienda',
  nameToChange: 'su nombre o su fecha de nacimiento',
  incomeToChange: 'sus ingresos',
  softCredit: 'Consulta de crédito que no afecta su puntaje',
  esign: 'Cartas y documentos electrónicos',
  esignHint:
    'Los ponemos en su cuenta y le enviamos un correo electrónico. Puede pedir copias en papel sin costo y retirar su consentimiento en cualquier momento. Necesita un correo electrónico y un navegador actual.',
  esignStatement: 'La declaración completa',
  esignChanged: 'Esta declaración cambió desde que usted abrió la página. Léala y acéptela de nuevo.',
};

export const CONTACT: Spanish<typeof english.CONTACT> = {
  heading: 'Algunas cosas más sobre usted',
  why: 'Usamos estas respuestas para preparar sus documentos.',
  ownership: '¿De quién es la vivienda?',
  ownershipHint: 'Según los registros del condado.',
  maritalStatus: '¿Cuál es su estado civil?',
  maritalStatusHint:
    '“No casado(a)” significa una persona soltera, divorciada o viuda. La ley de su estado decide quién debe firmar. No cambia su tasa.',
  purpose: '¿Para qué usará el dinero?',
  ssn: 'Número de Seguro Social o ITIN',
  ssnHint:
    'La agencia de crédito y la ley lo exigen. Un ITIN vale lo mismo. Lo ciframos. Las páginas solo muestran sus últimos cuatro dígitos; nuestro personal puede abrirlo por una razón que registramos.',
  ssnKept: (last4) => `Tenemos el número que termina en ${last4}. Deje esto vacío para conservarlo.`,
  hardCredit: 'Informe de crédito completo',
};

export const SIGNERS: Spanish<typeof english.SIGNERS> = {
  others: 'Otros propietarios',
  one: 'La otra persona propietaria',
  several: [
    'Primera de las otras personas propietarias',
    'Segunda de las otras personas propietarias',
    'Tercera de las otras personas propietarias',
    'Cuarta de las otras personas propietarias',
  ],
  name: 'Nombre completo',
  email: 'Correo electrónico',
  role: 'Función',
  roles: [
    {
      value: 'CO_DEEDER',
      label: 'Solo acepta el gravamen',
      detail: 'Firma la escritura y no debe nada',
    },
    {
      value: 'CO_BORROWER',
      label: 'Pide el préstamo conmigo',
      detail: 'Debe el dinero igual que yo',
    },
  ],
  onlySigns: 'Firma la escritura y no debe nada.',
  inSummary: [
    { value: 'CO_DEEDER', label: 'Comparte con usted la propiedad de la vivienda' },
    { value: 'CO_BORROWER', label: 'Pide el préstamo con usted' },
  ],
  spouseInSummary: 'Su cónyuge, firma la escritura',
  remove: 'Quitar a esta persona',
  add: 'Agregar a otra persona propietaria',
  isSpouse: '¿Es su cónyuge?',
  isSpouseStatement: 'Es mi cónyuge',
  marriedTo: '¿Está casada esta persona?',
  marriedToHint:
    'La ley de su estado protege los derechos del cónyuge de cada persona propietaria. Una persona separada sigue casada hasta que haya un divorcio.',
  marriages: [
    { value: 'NOBODY', label: 'No' },
    { value: 'OWNER', label: 'Sí, con otra persona propietaria de la vivienda' },
    {
      value: 'OTHER',
      label: 'Sí, con alguien que no es propietario de la vivienda',
      detail: 'Esa persona firma la escritura y no debe nada',
    },
  ],
  ownersSpouse: 'Su cónyuge',
  ownersSpouseInSummary: 'Cónyuge de una persona propietaria, firma la escritura',
  livesThere: '¿Vive aquí?',
  livesThereStatement: 'Vive en esta vivienda la mayor parte del tiempo',
  spouse: {
    title: 'Su cónyuge',
    why: 'La ley de su estado protege los derechos de un cónyuge sobre la vivienda, esté o no en el título de propiedad, por eso su cónyuge firma la escritura con usted. Su cónyuge no debe nada, y no revisamos su crédito ni sus ingresos.',
  },
};

export const ANSWERS: Spanish<typeof english.ANSWERS> = {
  heading: 'Sus respuestas',
  why: 'Estas son sus respuestas hasta ahora.',
  none: 'Todavía no ha respondido nada aquí.',
  mistake: '¿Ve un error que no puede cambiar aquí? Llámenos al',
  back: 'Volver a donde estaba',
  change: 'Cambiar',
  contactToChange: 'cómo comunicarnos con usted',
};

export const ANSWER_ACTIONS: Spanish<typeof english.ANSWER_ACTIONS> = {
  inTurn: 'Continuar',
  again: 'Guardar',
};

export const ASKED_LATER: typeof english.ASKED_LATER = (count) =>
  count === 1
    ? 'Enviar un documento que necesitaremos más adelante'
    : `Enviar ${count} documentos que necesitaremos más adelante`;

export const CANCEL_APPLICATION: Spanish<typeof english.CANCEL_APPLICATION> = {
  open: 'Cancelar la solicitud',
  title: '¿Desea cancelar su solicitud?',
  why: 'Su solicitud termina, y usted no debe nada. Si cambia de opinión, llámenos en los siguientes 30 días: tal vez podamos reabrirla. Si solo necesita tiempo, cierre la página: conservamos sus respuestas.',
  reason: '¿Por qué lo decidió?',
  keep: 'Conservar mi solicitud',
  action: 'Cancelarla',
};

export const RESUME_LINK: Spanish<typeof english.RESUME_LINK> = {
  action: 'Enviarme un enlace para continuar después',
  sent: 'Le enviamos un enlace por correo electrónico. Ábralo en cualquier dispositivo para continuar.',
  failed: 'No pudimos enviar el enlace. Inténtelo de nuevo.',
};

export const APPLY_AGAIN: Spanish<typeof english.APPLY_AGAIN> = {
  heading: '¿Siguen siendo estos su vivienda y sus ingresos?',
  why: 'Estas son sus últimas respuestas. Corrija lo que haya cambiado. Ya sabemos quién es usted y cómo comunicarnos con usted.',
  action: 'Presentar otra solicitud',
  home: 'Su vivienda',
  income: 'Sus ingresos',
  forSale:
    'No podemos prestar sobre una vivienda que está en venta. Puede presentar una solicitud 60 días después de que deje de anunciarse.',
  open: 'Usted ya tiene una solicitud abierta',
  toDashboard: 'Ir al panel',
};

export const MOVED_ON: Spanish<typeof english.MOVED_ON> = {
  step: 'Su solicitud pasó a otro paso.',
  changed: 'Algo cambió en otra ventana, por eso no guardamos su última respuesta.',
};

export const OWNERSHIPS: Spanish<typeof english.OWNERSHIPS> = [
  { value: 'INDIVIDUAL', label: 'Es solo mía' },
  { value: 'JOINT', label: 'La comparto con otras personas', detail: 'Ellas también deben firmar.' },
  { value: 'REVOCABLE_TRUST', label: 'Es de mi fideicomiso revocable' },
];

export const MARITAL_STATUSES: Spanish<typeof english.MARITAL_STATUSES> = [
  { value: 'MARRIED', label: 'Casado(a)' },
  { value: 'UNMARRIED', label: 'No casado(a)' },
  { value: 'SEPARATED', label: 'Separado(a)' },
];

export const EMPLOYMENTS: Spanish<typeof english.EMPLOYMENTS> = {
  FULL_TIME: 'Empleo de tiempo completo',
  PART_TIME: 'Empleo de tiempo parcial',
  SELF_EMPLOYED: 'Trabajo por cuenta propia',
  RETIRED: 'Jubilación',
  UNEMPLOYED: 'Sin empleo',
  SEPARATE_MAINTENANCE_PAYMENTS: 'Pensión conyugal o manutención por separación',
};

export const OCCUPANCIES: Spanish<typeof english.OCCUPANCIES> = {
  PRIMARY: 'Vivienda principal',
  SECOND_HOME: 'Segunda vivienda',
  INVESTMENT: 'Inversión',
};

export const WAITS: Spanish<typeof english.WAITS> = {
  unnamed: { heading: 'Un momento, por favor', why: 'Estamos trabajando en su solicitud.' },
  usual: 'un momento',
  until: 'A más tardar',
  later:
    'Puede cerrar esta página. Le escribiremos cuando necesitemos algo o tengamos una decisión, y usted volverá a esta página.',
  overdue: 'Esto está tardando más de lo previsto',
  saved: 'Sus respuestas están guardadas.',
  unanswered: 'Uno de nuestros sistemas todavía no ha respondido.',
  tryOrCall: 'Inténtelo de nuevo en un momento. Si no funciona, llámenos al',
  orCall: 'Si tarda más que eso, llámenos al',
  tryAgain: 'Intentar de nuevo',
  repair: {
    title: 'Esto está tardando más de lo habitual',
    text: 'Una persona debe arreglar algo de nuestro lado, y nuestro equipo ya puede verlo. Usted no tiene que hacer nada. Le enviaremos un correo electrónico cuando pueda continuar. Sus respuestas están guardadas.',
  },
  delayed: {
    title: (provider) => `${provider} no responde`,
    text: 'Seguiremos intentando, y le enviaremos un correo electrónico cuando pueda continuar. Puede cerrar esta página. Sus respuestas están guardadas.',
  },
};

export const NEW_RATES: Spanish<typeof english.NEW_RATES> = {
  title: 'Estamos actualizando nuestras tasas',
  text: 'Le mostraremos sus ofertas en cuanto tengamos las tasas nuevas. Puede cerrar esta página. Sus respuestas están guardadas.',
  action: 'Revisar de nuevo',
  dashboard: 'Ir al panel',
};

export const PROVIDER_PAGE: Spanish<typeof english.PROVIDER_PAGE> = {
  title: 'Abriendo una página segura',
  text: 'Le llevamos al sitio de nuestro proveedor. Volverá aquí cuando termine.',
};

export const MIDNIGHT: typeof english.MIDNIGHT = (day, zone) =>
  `la medianoche en que termina el ${day}, ${zone}`;
