import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { ClosedFileCopy, creditCopy as english } from './copy.ts';

/** The sentence that names the last day for what a page asks. */
const by = (day: string | undefined) => (day ? ` Hágalo a más tardar el ${day}.` : '');

const FROZEN: ClosedFileCopy = {
  heading: 'Levante el congelamiento de su expediente de crédito',
  why: 'Levantar un congelamiento es gratis, y usted elige por cuánto tiempo.',
  how: 'Hágalo en cada una de las tres agencias',
  link: 'Levantar en línea',
  effect:
    'Elija un levantamiento temporal de un día o más. Tiene efecto en menos de una hora, y a menudo de inmediato.',
  action: 'Ya levanté el congelamiento',
  state: 'congelado',
};

const LOCKED: ClosedFileCopy = {
  heading: 'Desbloquee su expediente de crédito',
  why: 'Puede volver a bloquearlo en cuanto lo hayamos consultado.',
  how: 'Use la aplicación en la que activó el bloqueo',
  link: 'Iniciar sesión',
  effect:
    'Desbloquearlo tiene efecto de inmediato. Un expediente también puede estar congelado. Si la aplicación dice que lo está, levante también el congelamiento.',
  action: 'Ya desbloqueé mi expediente',
  state: 'bloqueado',
};

export const creditCopy: Spanish<typeof english> = {
  social: {
    heading: '¿Cuál es su número de Seguro Social o ITIN?',
    why: 'La agencia de crédito no pudo encontrar su expediente por nombre y dirección. Esta sigue siendo una consulta que no afecta su puntaje.',
    ssn: 'Número de Seguro Social o ITIN',
    hint: 'Nueve dígitos. Lo ciframos. Las páginas solo muestran sus últimos cuatro dígitos; nuestro personal puede abrirlo por una razón que registramos.',
    action: 'Consultar de nuevo',
    noFile: {
      title: 'No se encontró un expediente de crédito',
      text: (last4) =>
        `La agencia no tiene un expediente para el número que termina en ${last4}. Compare cada dígito con su tarjeta.`,
    },
  },
  noFile: {
    heading: '¿Coinciden estos datos con su expediente de crédito?',
    why: (day) =>
      `La agencia no encontró un expediente con estos datos. A menudo la razón es un apodo, un apellido anterior o un dígito equivocado.${by(day)}`,
    fields: {
      firstName: 'Nombre',
      middleName: 'Segundo nombre',
      lastName: 'Apellido',
      suffix: 'Sufijo',
      dob: 'Fecha de nacimiento',
    },
    action: 'Consultar de nuevo',
  },
  closed: {
    FROZEN,
    LOCKED,
    why: (lender, why, day) =>
      `${lender} no puede ver su expediente de crédito mientras esté cerrado. ${why}${by(day)}`,
    or: 'o',
    kept: (state, at) =>
      `La agencia nos dijo por última vez el ${at} que su expediente estaba ${state}. Guardamos sus respuestas. Puede cerrar esta página y volver cuando su expediente esté abierto.`,
  },
  pin: {
    label: 'PIN',
    hint: 'De 4 a 10 dígitos, de la carta o el correo electrónico que confirmó su congelamiento',
    action: 'Consultar de nuevo',
    first: {
      heading: '¿Cuál es el PIN de su congelamiento de crédito?',
      why: 'Su expediente está congelado. El PIN de su agencia lo abre para nosotros una vez. El congelamiento sigue vigente para todos los demás.',
    },
    incorrect: {
      heading: 'Revise su PIN',
      why: 'La agencia permite tres intentos. Después le mostraremos cómo levantar el congelamiento. No perderá nada más.',
      alert: {
        title: 'Ese PIN no abrió su expediente',
        text: 'Algunas cartas muestran más de un número. Use el PIN para levantar temporalmente o quitar el congelamiento.',
      },
    },
  },
  silent: {
    heading: 'Intente de nuevo su consulta de crédito',
    why: 'La agencia no respondió a tiempo. Esto no dice nada sobre su crédito y no deja rastro en su expediente.',
    whyFull:
      'La agencia no respondió como debía. Esto no dice nada sobre su crédito. Puede preguntar una vez más.',
    action: 'Intentar de nuevo',
    kept: (at) =>
      `Preguntamos por última vez el ${at}. Guardamos sus respuestas, así que también puede volver más tarde. Si esto sigue ocurriendo, llámenos al`,
  },
  failedTwice: {
    heading: 'Llámenos por su consulta de crédito',
    why: 'La agencia tuvo un problema dos veces. Esto no dice nada sobre su crédito. Cada consulta completa puede añadir un registro a su expediente, así que una persona decide si se hace otra.',
    action: 'Llamar',
    next: (at) =>
      `Preguntamos por última vez el ${at}. Guardamos sus respuestas. Cuando llame, preguntaremos a la agencia si ya funciona y continuaremos desde aquí. Nuestro número es el`,
  },
  callback: {
    heading: '¿A qué número podemos llamarle?',
    why: 'Su expediente de crédito tiene una alerta que pide a los prestamistas que hablen primero con usted. Le protege de que alguien pida un préstamo a su nombre.',
    phone: 'Número de teléfono',
    hint: 'Si la alerta indica un número, lo mejor es usar ese.',
    waiting: (phone) => `Llamaremos al ${phone}`,
    change: 'Cambiar el número',
  },
};
