import type { Spanish } from '../language/spanish.ts';
import type { FACT_MESSAGES as english } from './fact-messages.ts';

export const FACT_MESSAGES: Spanish<typeof english> = {
  DEPOSIT_SENT: {
    subject: 'Un pequeño depósito va en camino a su cuenta bancaria',
    text: 'Es de un centavo, llega en uno o dos días hábiles y trae al lado un código de tres letras. Vuelva entonces e ingrese el código en su cuenta con nosotros, nunca por correo electrónico. Mientras tanto, su solicitud continúa. Nadie le llamará para pedirle el código.',
  },
  APPOINTMENT_CONFIRMED: {
    subject: 'Su cita con el notario está confirmada',
    text: 'Su cuenta muestra cuándo y dónde se reunirá con el notario. Tenga lista su identificación.',
  },
  SOMEONE_DECLINED: {
    subject: 'Alguien decidió no firmar',
    text: 'Una persona que usted nombró nos dijo que no firmará. Nos comunicaremos con usted para explicarle qué puede hacer. También puede llamarnos.',
  },
  YOU_DECLINED: {
    subject: 'Usted decidió no firmar',
    text: 'Usted no firmó y no debe nada. Nos comunicaremos con usted en un día hábil. Hasta entonces puede iniciar sesión y volver a la firma. Si usted no lo decidió, llámenos.',
  },
  APPLICATION_CANCELED: {
    subject: 'Su solicitud se canceló',
    text: 'Cerramos su solicitud y usted no debe nada. Puede volver a solicitar cuando quiera. Si nadie nos pidió cancelarla, llámenos.',
  },
  NOT_ALL_SIGNED: {
    subject: 'Cerramos su solicitud',
    text: 'No todos firmaron a tiempo, así que cerramos su solicitud. No se pagó nada y usted no debe nada. Puede volver a solicitar cuando quiera.',
  },
  DOCUMENT_LATER: {
    subject: 'Un documento que necesitaremos de usted',
    text: 'Mientras tanto, su solicitud sigue adelante. Su cuenta muestra qué necesitamos y para cuándo. Envíelo lo antes posible.',
  },
  RIGHT_TO_CANCEL: {
    subject: 'Un nuevo aviso de su derecho a cancelar',
    text: 'Tiene más tiempo para cancelar sin costo del que dice su aviso anterior. El nuevo aviso en su cuenta indica el último día y sustituye al que recibió antes.',
  },
};
