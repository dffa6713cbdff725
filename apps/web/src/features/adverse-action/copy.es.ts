import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { ReasonCode } from '@homeline/domain/reasons/reason-codes.ts';
import type { adverseActionCopy as english } from './copy.ts';

type Copy = Spanish<typeof english>;
type Remedy = Copy['reasons']['remedies'][ReasonCode];

const AT_ONCE = 'Puede volver a presentar una solicitud en cuanto lo tenga.';
const IN_SIX_MONTHS =
  'Puede presentar otra solicitud en cualquier momento. La mayoría de los expedientes de crédito se ven distintos después de unos seis meses.';
const IN_A_YEAR =
  'Puede presentar otra solicitud en cualquier momento. La mayoría de los expedientes de crédito se ven distintos después de unos 12 meses de pagos a tiempo.';
const IN_SOME_YEARS =
  'Cuando hayan pasado algunos años. Llámenos antes de volver a presentar una solicitud y le diremos cuántos.';

const REFERENCES: Remedy = {
  change: 'Abra a su nombre cuentas que informen a las agencias de crédito, y páguelas a tiempo.',
  again: IN_SIX_MONTHS,
};
const RESIDENCE: Remedy = {
  change:
    'Envíe un documento que muestre que usted vive en su vivienda: una factura de impuestos, una factura de servicios o su licencia de conducir.',
  again: AT_ONCE,
};

const REMEDIES: Copy['reasons']['remedies'] = {
  AA01: {
    change: 'Envíe todo lo que pedimos antes de la fecha que indica nuestra carta.',
    again: 'Puede volver a presentar una solicitud hoy. Toma unos diez minutos.',
  },
  AA02: REFERENCES,
  AA03: REFERENCES,
  AA04: REFERENCES,
  AA05: {
    change:
      'Tenga un empleo estable, o dos años de declaraciones de impuestos que muestren ingresos estables.',
    again: IN_SIX_MONTHS,
  },
  AA06: {
    change: 'Indique a alguien en su empleador que pueda confirmar que usted trabaja ahí.',
    again: AT_ONCE,
  },
  AA07: { change: 'Pase más tiempo en su empleo actual.', again: IN_SIX_MONTHS },
  AA08: {
    change:
      'Pida un monto menor o un plazo más largo, agregue ingresos o presente la solicitud con un cosolicitante.',
    again:
      'Puede volver a presentar una solicitud en cualquier momento con otro monto o con un cosolicitante.',
  },
  AA09: {
    change:
      'Reduzca sus tarjetas y préstamos, o use su línea para liquidarlos. Sus ahorros pueden contar además de sus ingresos.',
    again:
      'En cuanto sus pagos mensuales sean menores. Las agencias informan la mayoría de las liquidaciones en un plazo de 30 a 60 días.',
  },
  AA10: {
    change:
      'Vincule la cuenta donde le pagan, o envíe recibos de sueldo de los últimos 30 días o una declaración de impuestos.',
    again: AT_ONCE,
  },
  AA11: RESIDENCE,
  AA12: RESIDENCE,
  AA13: RESIDENCE,
  AA14: {
    change:
      'Compruebe que su nombre, su fecha de nacimiento y su número de Seguro Social coincidan con los que tiene la agencia. Si todavía no tiene crédito, abra una primera cuenta que le informe a ella.',
    again: 'De inmediato si un dato estaba mal. De lo contrario, después de unos seis meses.',
  },
  AA15: {
    change: 'Dele tiempo, con una o dos cuentas que use un poco y pague cada mes.',
    again: IN_SIX_MONTHS,
  },
  AA16: { change: 'Ponga al día lo que nos debe.', again: IN_A_YEAR },
  AA17: {
    change: 'Ponga al día todas sus cuentas, y pague a tiempo de ahora en adelante.',
    again: IN_A_YEAR,
  },
  AA18: {
    change: 'Resuelva la cobranza o la sentencia, y pida a la agencia que la muestre como pagada.',
    again: 'Cuando su expediente de crédito muestre que se resolvió.',
  },
  AA19: {
    change: 'Logre que se levante el embargo de salario o de bienes.',
    again: 'Cuando su expediente de crédito muestre que terminó.',
  },
  AA20: {
    change: 'Deje pasar tiempo desde la ejecución hipotecaria o la recuperación del bien por el acreedor.',
    again: IN_SOME_YEARS,
  },
  AA21: {
    change: 'Deje pasar tiempo desde la exoneración de sus deudas, y pague a tiempo las cuentas nuevas.',
    again: IN_SOME_YEARS,
  },
  AA22: {
    change:
      'Solicite menos crédito durante un tiempo. Las consultas para el mismo tipo de préstamo dentro de dos semanas cuentan como una.',
    again: IN_SIX_MONTHS,
  },
  AA23: {
    change: 'Pida un monto menor, reduzca su hipoteca o espere a que suba el valor de su vivienda.',
    again:
      'Cuando deba menos en comparación con el valor de su vivienda. Llámenos si no tuvimos en cuenta ventas cercanas.',
  },
  AA24: {
    change: 'Eso depende de su solicitud. Llámenos, y una persona la revisará con usted.',
    again: 'Llámenos antes de volver a presentar una solicitud y le diremos sus opciones.',
  },
  AA25: {
    change:
      'Envíe una identificación con foto válida con su nombre actual, y un número de Seguro Social que coincida con ella.',
    again: AT_ONCE,
  },
  AA26: { change: 'Las otras razones son las que bajaron su puntaje.', again: IN_SIX_MONTHS },
  AA27: {
    change:
      'Dé la dirección tal como la registra el condado, o use otra vivienda. La muestran una factura de impuestos o la escritura.',
    again: AT_ONCE,
  },
  AA28: {
    change: 'Use otra vivienda, de otro tipo o en mejor estado. Las reparaciones pueden cambiar el estado.',
    again: 'De inmediato con otra vivienda, o con esta después de las reparaciones.',
  },
  AA29: {
    change: 'Registre en el condado una escritura que muestre que la vivienda es suya.',
    again: 'Cuando los registros del condado lo muestren.',
  },
  AA30: {
    change: 'Obtenga una cancelación o una carta de liquidación para cada gravamen que siga registrado.',
    again: 'Cuando los registros del condado muestren la cancelación.',
  },
  AA31: { change: 'Obtenga una póliza vigente que cubra su vivienda.', again: AT_ONCE },
  AA32: {
    change: 'Solo el tiempo puede cambiarlo: la ley exige que usted alcance la mayoría de edad de su estado.',
    again: 'Después de ese cumpleaños.',
  },
};

export const adverseActionCopy: Copy = {
  outcomes: {
    DECLINE: {
      heading: 'No podemos ofrecerle una línea en este momento',
      decided: (day) => `Tomamos esta decisión el ${day}.`,
      why: 'Se trata de su solicitud tal como es hoy. Aquí le decimos exactamente por qué, y qué lo cambiaría.',
    },
    INCOMPLETENESS: {
      heading: 'Su solicitud está cerrada',
      decided: (day) => `La cerramos el ${day}.`,
      why: 'No pudimos tomar una decisión, porque no recibimos lo que necesitábamos antes de la fecha que indicaba nuestra carta.',
    },
    COUNTER_OFFER: {
      heading: 'Su solicitud está cerrada',
      decided: (day) => `Terminó el ${day}.`,
      why: 'Usted no aceptó los términos que podíamos ofrecerle. Puede volver a presentar una solicitud en cualquier momento.',
    },
  },
  property: {
    heading: 'No podemos prestar sobre esta vivienda',
    why: (until) =>
      `En su lugar puede usar otra vivienda. Conservaremos todo lo demás que nos dijo.${until ? ` Tiene hasta el ${until}.` : ''}`,
    action: 'Usar otra vivienda',
  },
  otherHome: {
    heading: '¿Qué otra vivienda tiene?',
    why: 'Conservaremos todo lo demás que nos dijo.',
  },
  questions: '¿Cree que algo no está bien? Una persona lo revisará con usted. Llámenos al',
  softCheck: 'Esta consulta de crédito no afecta su puntaje.',
  dashboard: 'Ir al panel',
  reasons: {
    heading: (count) => (count === 1 ? 'La razón' : 'Las razones'),
    change: 'Qué lo cambiaría',
    again: 'Cuándo volver a presentar una solicitud',
    remedies: REMEDIES,
  },
  letter: {
    writing:
      'Estamos escribiendo su carta. Aparecerá aquí en un momento, y le enviaremos un correo electrónico cuando esté lista.',
    label: (count) => (count === 1 ? 'Su carta' : 'Sus cartas'),
    hint: 'Su carta está en inglés, y es el aviso oficial. Léala aquí, o descargue un PDF para conservarla.',
  },
  // For counsel: a translation of form C-1 of Regulation B, in the words of 15 USC 1681m(a). The letter gives the notice in English.
  report: {
    heading: 'Si su informe de crédito está equivocado',
    notice: (bureau) =>
      `Nuestra decisión de crédito se basó total o parcialmente en información obtenida en un informe de ${bureau}. La agencia de informes no participó en nuestra decisión y no puede dar las razones específicas de ella. Usted tiene derecho a una copia gratuita de su informe de parte de la agencia de informes, si la pide a más tardar 60 días después de recibir nuestra carta. Si encuentra que alguna información del informe es inexacta o incompleta, tiene derecho a disputarla ante la agencia de informes.`,
    contact: 'Comuníquese con la agencia de informes:',
    or: 'o',
    corrected: 'Cuando se haya corregido, llámenos y una persona lo revisará con usted.',
  },
};
