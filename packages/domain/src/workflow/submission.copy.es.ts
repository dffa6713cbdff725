import type { StageCopy } from './stage-copy.ts';
import type { SUBMISSION_STEPS } from './submission.steps.ts';

export const SUBMISSION_COPY: StageCopy<typeof SUBMISSION_STEPS> = {
  ADDITIONAL_PROFILE: {
    next: 'Contarnos más sobre usted',
    message: {
      subject: 'Continúe su solicitud',
      text: 'Ya puede darnos las siguientes respuestas. Hágalo en su cuenta.',
    },
  },
  HMDA_COLLECTION: {
    next: 'Responder las preguntas demográficas',
    message: {
      subject: 'Continúe su solicitud',
      text: 'Ya puede darnos las siguientes respuestas. Hágalo en su cuenta.',
    },
  },
  WAITING_FOR_CO_BORROWERS: {
    wait: {
      heading: 'Esperando a las personas que solicitan con usted',
      why: 'Les enviamos un enlace por correo electrónico. En cuanto respondan, calculamos la línea para todos ustedes. Si no responden, puede continuar sin ellas.',
      meanwhile: 'Puede cerrar esta página y volver cuando quiera.',
    },
  },
  WAITING_FOR_DISCLOSURES: {
    wait: {
      heading: 'Preparando sus documentos',
      why: 'Estamos redactando el resumen de su solicitud y sus divulgaciones.',
    },
  },
  APP_SUBMISSION: {
    next: 'Revisar y enviar su solicitud',
    message: {
      subject: 'Su solicitud está lista para enviar',
      text: 'Lea el resumen de su solicitud y sus divulgaciones. Envíela si todo está correcto.',
    },
  },
  DISCLOSURE_SIGNING: {
    next: 'Leer sus divulgaciones',
    message: {
      subject: 'Lea sus divulgaciones',
      text: 'Sus divulgaciones están en su cuenta. Léalas y confirme que las recibió.',
    },
  },
  HARD_CREDIT_PULL: {
    wait: {
      heading: 'Obteniendo su informe de crédito',
      why: 'Esta es la consulta de crédito completa que usted aceptó. Se hace una sola vez.',
    },
  },
  HARD_CREDIT_REVIEW: {
    wait: {
      heading: 'Un analista de crédito está comparando sus informes de crédito',
      why: 'Algo cambió entre su primera consulta de crédito y el informe completo.',
    },
  },
};
