import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type * as english from './dashboard-copy.ts';

export const DASHBOARD: Spanish<typeof english.DASHBOARD> = {
  heading: 'Sus solicitudes',
  why: 'Vea el estado y los documentos de cada una. Conservamos cada respuesta.',
  openLine: {
    heading: 'Su línea de crédito',
    why: 'Vea qué vence, cómo volver a retirar y sus documentos.',
  },
  none: {
    title: 'Todavía no ha presentado una solicitud',
    why: 'Responda algunas preguntas y vea ofertas reales. Consultar no afecta su puntaje de crédito.',
    closed: 'Cuando presente una solicitud, podrá seguirla aquí.',
  },
  line: (home) => `Su línea de crédito sobre ${home}`,
  yours: 'Su próximo paso',
  goOn: 'Continuar su solicitud',
  later: {
    label: 'También le falta',
    insurance: {
      title: 'Enviar su póliza de seguro',
      text: 'La necesitamos antes de enviarle el dinero. Lo demás sigue adelante mientras tanto.',
      action: 'Enviar la póliza',
    },
    deposit: {
      title: 'Escribir el código de su pequeño depósito',
      text: 'Prueba que la cuenta es suya. Búsquelo entre los movimientos de la cuenta.',
      action: 'Escribir el código',
    },
    documents: {
      title: (count) =>
        count === 1
          ? 'Enviar un documento que necesitaremos más adelante'
          : `Enviar ${count} documentos que necesitaremos más adelante`,
      text: 'Lo demás sigue adelante mientras tanto.',
      action: 'Ver lo que necesitamos',
    },
  },
  now: 'Qué ocurre ahora',
  happened: 'Qué ocurrió',
  stages: 'En qué punto está',
  money: 'Recibir su dinero',
  documents: {
    title: 'Documentos',
    ended: 'Sus documentos y nuestras cartas siguen aquí. Puede leerlos y descargarlos.',
  },
  ask: {
    title: '¿Tiene preguntas?',
    call: 'Llame al',
    write: 'o escriba a',
    message: 'Enviarnos un mensaje',
  },
  comeBack: {
    title: 'Si quiere volver',
    again: 'Puede presentar otra solicitud en cualquier momento. Ponemos las respuestas que ya dio.',
    declined:
      'Puede presentar otra solicitud en cualquier momento, y ponemos las respuestas que ya dio. Nuestra decisión dice qué la cambiaría y cuándo conviene intentarlo de nuevo.',
    canceled:
      'Puede presentar otra solicitud en cualquier momento, y ponemos las respuestas que ya dio. Si fue un error, llámenos en los siguientes 30 días: tal vez podamos reabrirla.',
  },
  open: { action: 'Continuar', of: ' con' },
  wait: { action: 'Ver en qué punto está', of: ', su solicitud para' },
  ended: { action: 'Leer nuestra decisión y sus opciones', of: ', sobre' },
  applyAgain: 'Presentar otra solicitud',
  applyNow: 'Presentar una solicitud',
  loanNumber: 'Número de préstamo',
  amount: { line: 'Línea de crédito', asked: 'Línea que usted pidió' },
  release: { label: 'Le enviamos su dinero', on: (day) => `El ${day}`, done: (day) => `Enviado el ${day}` },
  unread: 'No pudimos cargar en qué punto está. Vuelva a cargar la página.',
  waiting: 'No tiene que hacer nada.',
  canceled: (day) => `Esta solicitud se canceló el ${day}, y usted no debe nada.`,
  offerRefused:
    'Usted rechazó nuestra oferta, y esta solicitud terminó. La carta que está con sus documentos dice por qué no pudimos ofrecerle lo que pidió.',
  rescission: (until) =>
    `Tiene hasta ${until}, para cambiar de opinión. Luego esperamos unos días, por si usted envió una cancelación por correo, y enviamos su dinero.`,
};
