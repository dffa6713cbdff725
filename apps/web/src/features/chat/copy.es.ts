import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { chatCopy as english } from './copy.ts';

export const chatCopy: Spanish<typeof english> = {
  title: { AGENT: 'Chatee con nosotros', CHATBOT: 'Pregunte a nuestro chatbot' },
  soundOn: 'Activar el sonido',
  soundOff: 'Desactivar el sonido',
  loading: 'Cargando su chat',
  form: {
    why: 'Díganos quién es y le pondremos en contacto.',
    whyChatbot:
      'Nuestros agentes no están en este momento. Nuestro chatbot puede responder preguntas sobre su solicitud y nuestros préstamos.',
    friendlyName: 'Su nombre',
    emailAddress: 'Correo electrónico',
    agentId: 'ID del agente',
    action: 'Comenzar el chat',
  },
  alerts: {
    GENERAL: 'Algo salió mal. Inténtelo de nuevo más tarde.',
    CONNECTION: 'Se perdió la conexión. Intentando reconectar.',
    TOKEN: 'El estado del token no es válido.',
    SEND: 'Algo salió mal. Intente enviar el mensaje de nuevo.',
  },
  resend: 'Reenviar',
  waiting: 'En espera del próximo agente disponible',
  ahead: (count) =>
    count === 0 ? 'Sigue usted.' : `Hay ${count} ${count === 1 ? 'persona' : 'personas'} antes que usted.`,
  held: 'Lo enviaremos cuando entre un agente.',
  connecting: 'Estamos buscando a una persona',
  delayed:
    'No podemos comunicarnos con nuestros agentes en este momento. Conservaremos sus mensajes y los enviaremos en cuanto podamos.',
  unanswered: 'Todos nuestros agentes siguen ocupados. Puede seguir esperando, o:',
  askChatbot: 'Preguntar a nuestro chatbot',
  leaveMessage: 'Dejar un mensaje',
  left: (email, isSignedIn) =>
    `Tenemos su mensaje, y puede salir de esta página. Enviaremos un correo a ${email} cuando un agente responda. ${isSignedIn ? 'Inicie sesión y abra el chat para leer la respuesta.' : 'Abra este navegador antes de seis horas para leer la respuesta.'}`,
  leaveFirst:
    'Escriba su mensaje abajo. Puede salir de esta página: le enviaremos un correo cuando un agente responda, y leerá la respuesta aquí.',
  takenOver: {
    SILENT: 'Nuestros agentes terminaron por hoy. Ahora responde nuestro chatbot.',
    ASKED: 'Nuestros agentes terminaron por hoy. Ahora responde nuestro chatbot, comenzando con su mensaje.',
    CLOSED: 'Nuestros agentes no están en este momento, por eso responde nuestro chatbot.',
    KEPT: 'Nuestros agentes terminaron por hoy, por eso ahora responde nuestro chatbot. Conservamos su mensaje. Un agente lo responderá cuando volvamos a abrir, y un correo electrónico se lo dirá.',
  },
  talkToPerson: 'Hablar con una persona',
  startOver: 'Empezar de nuevo',
  saveTranscript: 'Guardar la transcripción',
  transcriptName: 'chat.txt',
  suggestions: 'Preguntas sugeridas',
  leave: {
    title: 'Deje un mensaje',
    why: (hours) => hours ?? 'Nuestros agentes no están en este momento.',
    how: (email, isSignedIn) =>
      isSignedIn
        ? `Respondemos en este chat, y un correo a ${email} se lo dice.`
        : `Respondemos por correo electrónico a ${email}.`,
    answers: (hours) => `Nuestros agentes responden ${hours}.`,
    message: 'Su mensaje',
    callBackPhone: 'Llámenme al',
    callBackHint:
      'Un número de teléfono de Estados Unidos. Si lo prefiere, le llamaremos en lugar de escribirle.',
    action: 'Enviar el mensaje',
    cancel: 'Cancelar',
  },
  leftMessage: (email, wantsCall) =>
    wantsCall
      ? `Tenemos su mensaje. Cuando nuestros agentes vuelvan, le llamarán o escribirán a ${email}.`
      : `Tenemos su mensaje. Nuestros agentes responderán cuando vuelvan: espere un correo en ${email}.`,
  goodResponse: { open: 'Buena respuesta', sent: 'Gracias por decírnoslo.' },
  typing: { AGENT: 'El agente está escribiendo...', CHATBOT: 'El chatbot está escribiendo...' },
  read: 'Leído',
  new: 'Nuevo',
  earlier: 'Mostrar mensajes anteriores',
  newest: 'Ir al mensaje más reciente',
  names: { OWN: 'Usted', AGENT: 'Agente', CHATBOT: 'Chatbot' },
  messages: 'Mensajes',
  source: (names) => `Fuente: ${names.join(', ')}`,
  says: (name, text) => `${name}: ${text}`,
  sentFiles: (count) => (count === 1 ? 'envió un archivo' : `envió ${count} archivos`),
  download: (name, size) => `Descargar ${name}, ${size}`,
  compose: {
    personalTogether:
      'Junto con su último mensaje, esto parece un número de Seguro Social o de cuenta. Por su seguridad, quítelo. Nunca lo pedimos en un chat.',
    label: 'Mensaje',
    placeholder: 'Escriba un mensaje',
    send: 'Enviar',
    attach: 'Adjuntar archivos',
    attachLater: 'Podrá adjuntar archivos cuando haya entrado un agente.',
    remove: (name) => `Quitar ${name}`,
    chosen: 'Archivos por enviar',
    tooMany: (most) => `Puede enviar hasta ${most} archivos en un mensaje.`,
    tooLong: (most) => `No puede tener más de ${most} caracteres`,
    drop: 'Suelte archivos para adjuntarlos',
  },
  badResponse: {
    open: 'Mala respuesta',
    sent: 'Gracias. Lo usaremos para mejorar nuestras respuestas.',
    title: 'Cuéntenos más',
    reason: '¿Qué tuvo de malo esta respuesta?',
    reasons: {
      'Answer too vague': 'La respuesta es demasiado vaga',
      'Not specific to my application': 'No se refiere a mi solicitud',
      'Not what I was asking about': 'No es lo que pregunté',
      Other: 'Otra cosa',
    },
    additionalInformation: '¿Qué salió mal?',
    action: 'Enviar comentarios',
    cancel: 'Cancelar',
  },
  end: 'Terminar el chat',
  endSure: {
    title: '¿Desea terminar este chat?',
    text: 'Después no podrá escribir en él. Para volver a hablar con nosotros, comience un chat nuevo.',
    keep: 'Seguir chateando',
  },
  rating: {
    score: '¿Qué tal estuvo este chat?',
    scores: { 5: 'Excelente', 4: 'Bueno', 3: 'Regular', 2: 'Malo', 1: 'Muy malo' },
    comment: '¿Qué debemos saber?',
    action: 'Enviar la calificación',
    sent: 'Gracias por calificar este chat.',
  },
  ended: {
    title: '¡Gracias por chatear con nosotros!',
    hours: 'Nuestros agentes responden chats:',
    noHours: 'Nuestros agentes no responden chats por ahora.',
    survey: 'Responder la encuesta',
    again: 'Comenzar un chat nuevo',
  },
};
