import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type * as english from './answers-copy.ts';

export const CARD_TITLES: Spanish<typeof english.CARD_TITLES> = {
  you: 'Usted',
  contact: 'Cómo nos comunicamos con usted',
  home: 'Su vivienda',
  owed: 'Lo que debe por su vivienda',
  income: 'Sus ingresos',
  line: 'Su línea de crédito',
  more: 'Sobre usted y el dinero',
  demographics: 'Información demográfica',
  payment: 'Cómo paga',
  id: 'Su identificación',
  documents: 'Sus documentos',
  deed: 'La escritura',
};

export const WHY_CLOSED: Spanish<typeof english.WHY_CLOSED> = {
  checked: 'Ya no puede cambiar estos datos. Los usamos para revisar su vivienda y su crédito.',
  identity: 'Ya no puede cambiar su nombre ni su fecha de nacimiento. Los usamos para consultar su crédito.',
  pricedFrom: 'Ya no puede cambiar esto. Lo usamos para calcular sus ofertas.',
  pricedUntilSubmitted:
    'No puede cambiar esto después de enviar su solicitud. De ello depende su línea de crédito.',
  submitted: 'Usted envió su solicitud con estas respuestas, y sus documentos las muestran.',
  submittedTerms: 'Usted envió su solicitud con estos términos. Solo cambian con su consentimiento.',
  verifiedIncome: 'Usamos los ingresos que podemos verificar.',
  payment: 'Su tasa y sus documentos dependen de esta elección.',
  id: 'Revisamos su identificación. La foto sigue cifrada, y no volvemos a mostrarla.',
  signed: 'Los documentos firmados no se pueden cambiar.',
  otherTerms: (line, paidBack, rate) =>
    `Estos son sus términos actuales. Usted envió su solicitud con ${line} ${paidBack} a una tasa de ${rate}.`,
};

export const LINE_LABELS: Spanish<typeof english.LINE_LABELS> = {
  name: 'Nombre',
  dob: 'Fecha de nacimiento',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  home: 'Vivienda',
  occupancy: 'Uso',
  mortgages: 'Hipotecas',
  employment: 'Empleo',
  employer: 'Empleador',
  monthlyIncome: 'Ingreso mensual antes de impuestos',
  maintenance: 'Meses recibidos y por recibir',
  ownership: 'Propiedad',
  maritalStatus: 'Estado civil',
  purpose: 'Propósito',
  ssn: 'Número de Seguro Social o ITIN',
  line: 'Línea de crédito',
  term: 'Plazo',
  payment: 'Pago mensual',
  rate: 'Tasa de interés',
  demographics: 'Sus respuestas',
  payBy: 'Usted paga',
  idShown: 'Usted mostró',
  soFar: 'Hasta ahora',
  income: 'Ingresos',
};

export const LINE_VALUES: Spanish<typeof english.LINE_VALUES> = {
  noMortgages: 'ninguna',
  perMonth: (cost) => `${cost} al mes`,
  months: (received, remaining) => `${received} y ${remaining} meses`,
  ssn: (last4) => `termina en ${last4}`,
  years: (years) => `${years} años`,
  demographics: 'Se guardan por separado. Solo usted puede verlas.',
  incomeNotSent: 'Todavía no los ha verificado',
  payBy: { AUTOPAY: 'Con pago automático', MANUAL: 'Manualmente' },
};

export const SUMMARY: Spanish<typeof english.SUMMARY> = {
  heading: 'Revise su solicitud',
  why: 'Revise sus respuestas y cambie lo que esté mal. Su solicitud no se envía hasta que seleccione Enviar la solicitud. Después leerá sus divulgaciones.',
  action: 'Enviar la solicitud',
  agreed: 'Su solicitud',
  statement:
    'Todo lo anterior es verdadero y está completo hasta donde sé, y solicito esta línea de crédito.',
  toChange: {
    line: 'su línea de crédito',
    more: 'los datos sobre usted',
    owed: 'lo que debe por su vivienda',
    demographics: 'su información demográfica',
  },
  demographics: 'Guardamos sus respuestas separadas de esta solicitud. Solo usted puede verlas aquí.',
  checked: {
    title: 'Usted, su vivienda y sus ingresos',
    before:
      'Usamos estos datos para revisar su crédito y su vivienda y para calcular su oferta, por eso no puede cambiarlos aquí. Si alguno está mal, llámenos al',
    after: 'antes de enviar la solicitud, o cancele y presente otra.',
  },
};
