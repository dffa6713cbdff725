import type { NOTARY_STEPS } from './notary.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const NOTARY_COPY: StageCopy<typeof NOTARY_STEPS> = {
  NOTARY_DOCUMENT_GENERATION: {
    wait: {
      heading: 'Preparando los documentos para el notario',
      why: 'La escritura muestra su nombre como aparece en su identificación.',
    },
  },
  DEED_SIGNING: {
    next: 'Reunirse con el notario',
    message: {
      subject: 'Reúnase con el notario',
      text: 'Le queda una firma: la que se hace ante notario. Puede comenzar la sesión desde su cuenta.',
    },
  },
  NOTARY_SESSION: {
    next: 'Entrar a la sesión con el notario',
    message: {
      subject: 'Entre a su sesión con el notario',
      text: 'Su sesión con el notario está abierta. Puede entrar desde su cuenta.',
    },
  },
  NOTARY_ERROR: {
    next: 'Elegir cómo reunirse con el notario',
    message: {
      subject: 'Elija cómo reunirse con el notario',
      text: 'La sesión en línea no se pudo completar. Su cuenta muestra las opciones.',
    },
  },
  MANUAL_NOTARY_SCHEDULING: {
    next: 'Programar su cita con el notario',
    message: {
      subject: 'Reúnase con el notario',
      text: 'Elija en su cuenta una hora y un lugar para firmar ante notario.',
    },
  },
  MANUAL_DEED_SIGNING: {
    next: 'Ver su cita con el notario',
    message: {
      subject: 'Su cita con el notario',
      text: 'Puede seguir su cita con el notario en su cuenta.',
    },
  },
  DEED_REVIEW: {
    wait: {
      heading: 'Revisando la escritura notariada',
      why: 'Estamos comprobando que el condado la acepte.',
      usual: '1 día hábil',
    },
  },
};
