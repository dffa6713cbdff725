import type { Spanish } from '@homeline/domain/language/spanish.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { formatRate } from '@homeline/domain/money/percent.ts';
import { drawYears } from '@homeline/domain/pricing/draws.ts';
import type { laterAccountsCopy as english } from './deferred-copy.ts';

const GUIDE_STEPS: typeof english.start.guide.steps = [
  {
    name: 'Responda algunas preguntas',
    text: 'Sobre su vivienda y sus ingresos. Todavía no necesita documentos.',
  },
  {
    name: 'Vea sus ofertas',
    text: 'Después de una consulta de crédito que no afecta su puntaje.',
    measuredBy: 'OFFERS_IN_FIVE_MINUTES',
  },
  {
    name: 'Confirme sus ingresos y su identidad',
    text: 'Vincule una cuenta bancaria o envíe recibos de sueldo, y tome una foto de su identificación.',
  },
  { name: 'Firme, y reúnase con un notario', text: 'En línea y por video donde su estado lo permite.' },
  {
    name: 'Reciba su dinero',
    text: 'Si es su vivienda principal, la ley le da antes tres días hábiles para cancelar.',
    measuredBy: 'MONEY_IN_FIVE_DAYS',
  },
];

const firstQuestions: typeof english.start.questions.questions = ({
  lowestLineCents,
  highestLineCents,
  highestOriginationFeePct,
  termsYears,
}) => [
  {
    question: '¿Ver mis ofertas afecta mi puntaje de crédito?',
    answer:
      'No. Esa primera consulta no lo afecta, y solo usted la ve. La consulta completa, que puede bajar un poco su puntaje, se hace después de que usted elige una oferta y la autoriza.',
  },
  {
    question: '¿Cuánto puedo pedir prestado?',
    answer: `De ${formatWholeDollars(lowestLineCents)} a ${formatWholeDollars(highestLineCents)}. Su máximo depende de cuánto vale su vivienda, de lo que debe por ella, de sus ingresos y de su crédito.`,
  },
  {
    question: '¿Recibo todo el dinero de una vez?',
    answer: `Sí. Usted recibe la línea completa cuando se abre, y paga intereses sobre todo el monto desde ese día. Lo que pague puede volver a retirarlo durante ${drawYears(termsYears).join(' a ')} años.`,
  },
  {
    question: '¿Qué pago, y cuándo?',
    answer: `Un cargo de originación de hasta el ${formatRate(highestOriginationFeePct)} de la línea, y otros cargos, como el de registro. Se descuentan de su primer retiro, así que no paga nada por adelantado. Después paga cada mes.`,
  },
  {
    question: '¿Puedo cambiar de opinión?',
    answer:
      'Puede detenerse en cualquier momento antes de firmar. Si la línea es sobre su vivienda principal, también puede cancelar durante los tres días hábiles siguientes a la firma. Puede liquidarla antes de tiempo sin cargo. Su vivienda garantiza la línea, así que podría perderla si no paga.',
  },
];

export const laterAccountsCopy: Spanish<typeof english> = {
  forSale: {
    heading: 'No podemos prestar sobre una vivienda que está en venta',
    why: 'Una línea de crédito queda unida a la vivienda, y usted tendría que liquidarla al vender. No guardamos nada ni consultamos su crédito.',
    text: 'Puede presentar una solicitud con esta vivienda cuando lleve más de 60 días fuera del mercado. Puede presentar una ahora con otra vivienda.',
    another: 'Usar otra dirección',
    change: 'Cambiar mi respuesta',
  },
  notLicensed: {
    heading: (state) => `Todavía no prestamos en ${state}`,
    why: 'Pronto habrá más estados. No guardamos nada ni consultamos su crédito.',
    text: (state) =>
      `Si tiene una vivienda propia en otro estado, puede presentar su solicitud con esa. Para saber cuándo empezamos en ${state}, escriba a`,
    another: 'Usar otra dirección',
  },
  start: {
    apply: 'Presentar una solicitud',
    resume: 'Continuar mi solicitud',
    wholesale: 'Un originador de préstamos comienza su solicitud con usted. Inicie sesión para continuarla.',
    costs: {
      title: 'Cuánto cuesta una línea',
      line: 'Puede pedir prestado',
      apr: { label: 'APR (tasa de porcentaje anual)', detail: 'Incluye el cargo de originación' },
      fee: { label: 'Cargo de originación', detail: 'Se descuenta de su primer retiro' },
      opening: {
        label: 'Otros cargos de apertura',
        detail: 'Como el registro y los impuestos',
      },
      terms: 'Plazo para pagar',
      note: 'Su tasa depende de su crédito, del monto, del plazo, de su estado y de cuánto debe ya por su vivienda. Su vivienda garantiza la línea.',
    },
    range: (lowest, highest) => `${lowest} a\u00a0${highest}`,
    upTo: (most) => `Hasta el ${most} de la línea`,
    years: (years) => `${years.slice(0, -1).join(', ')} o ${years.at(-1)} años`,
    guide: {
      title: 'Cómo funciona',
      steps: GUIDE_STEPS,
      usually: (time) => `Por lo general, ${time} después de comenzar`,
      times: {
        day: (count) => (count === 1 ? '1 día' : `${count} días`),
        hour: (count) => (count === 1 ? '1 hora' : `${count} horas`),
        minute: (count) => (count === 1 ? '1 minuto' : `${count} minutos`),
      },
    },
    atHand: {
      title: 'Lo que necesitará',
      items: [
        'La dirección de su vivienda, y lo que debe por ella',
        'Sus ingresos antes de impuestos',
        'Su acceso a la banca en línea, o los recibos de sueldo de los últimos 30 días',
        'Una licencia de conducir, identificación estatal o pasaporte',
        'Su póliza de seguro de vivienda',
      ],
    },
    questions: { title: 'Preguntas frecuentes', questions: firstQuestions },
    help: '¿Prefiere hablar con una persona? Llame al',
  },
  setup: {
    heading: 'Configure su cuenta',
    why: 'Díganos cómo comunicarnos con usted y después responda algunas preguntas sobre su vivienda y sus ingresos.',
    haveAccount: '¿Ya tiene una cuenta?',
    signIn: 'Iniciar sesión',
  },
  open: {
    heading: 'Continúe su solicitud',
    why: (street) =>
      `Usted tiene una solicitud abierta${street ? ` para ${street}` : ''}. Guardamos cada respuesta, para que pueda continuar donde se quedó.`,
    action: 'Continuar la solicitud',
    dashboard: 'Ir al panel',
    another: 'Para presentar una solicitud con otra vivienda, primero termine o cancele esta.',
  },
  support: {
    heading: '¿Cómo podemos ayudarle?',
    why: (lender) => `Hable con una persona de ${lender}. No perderá nada de lo que escribió.`,
    action: 'Continuar el registro',
    signIn: 'Iniciar sesión',
  },
};
