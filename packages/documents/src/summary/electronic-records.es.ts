import type { electronicRecords as english } from './electronic-records.ts';

export { ELECTRONIC_RECORDS_VERSION, ELECTRONIC_RECORDS_VERSIONS } from './electronic-records.ts';

/** Returns the statement for the Spanish consent page. The borrower's copy stays in English. For counsel: decide whether it may. */
export const electronicRecords: typeof english = ({ phone, email, address }) => [
  {
    heading: 'Lo que usted acepta',
    text:
      'Usted acepta que podamos darle las divulgaciones, los avisos, los acuerdos y los demás documentos de esta solicitud y, si se abre, ' +
      'del plan, por medios electrónicos en lugar de en papel, entre ellos una decisión sobre su solicitud y sus razones, y que su firma ' +
      'electrónica le obligue como le obliga una en papel.',
  },
  {
    heading: 'Puede pedir papel',
    text:
      'Usted puede recibir cualquier documento en papel. Antes de dar su consentimiento, pídanoslo y continuaremos con usted en papel. ' +
      `Después, pida una copia al ${phone} o en ${email}. Una copia en papel no cuesta nada.`,
  },
  {
    heading: 'Puede retirar su consentimiento',
    text:
      `Usted puede retirar este consentimiento en cualquier momento, sin costo, escribiendo a ${email} o a ${address.join(', ')}. Termina ` +
      'para los documentos siguientes, que entonces llegan en papel. Retirarlo antes del cierre puede retrasar el cierre, porque hay que ' +
      'enviar los documentos por correo postal; no tiene ninguna otra consecuencia.',
  },
  {
    heading: 'Mantenga sus datos al día',
    text: `Díganos su nuevo correo electrónico o número de teléfono junto con las respuestas de su solicitud o al ${phone}.`,
  },
  {
    heading: 'Lo que necesita',
    points: [
      'Una computadora, tableta o teléfono con acceso a internet y una versión actual de Chrome, Edge, Firefox o Safari.',
      'Un programa que abra archivos PDF; los navegadores actuales lo hacen.',
      'Una cuenta de correo electrónico, y espacio para guardar los documentos o una impresora para imprimirlos.',
    ],
    text: 'Si estas necesidades cambian de modo que usted tal vez no pueda abrir o guardar los documentos, se lo diremos y le pediremos de nuevo su consentimiento.',
  },
  {
    heading: 'Demostrar que puede abrir los documentos',
    text:
      'Los documentos llegan en dos formas: como página y como archivo PDF. Antes de sus primeros documentos, le damos en ambas un ' +
      'documento de muestra corto. Usted lo abre en el dispositivo que usa y escribe el código que muestra, y con eso confirma este ' +
      'consentimiento. Si no puede abrirlo, continuamos con usted en papel.',
  },
];
