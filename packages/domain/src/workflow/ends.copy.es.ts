import type { END_STEPS } from './ends.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const END_COPY: StageCopy<typeof END_STEPS> = {
  CANCELLED: { ended: 'Esta solicitud se canceló.' },
  DECLINED: {
    ended:
      'No pudimos aprobar esta solicitud y ha terminado. Ábrala para leer nuestra carta, los motivos y lo que podría cambiar la decisión.',
  },
  RESCINDED: {
    ended:
      'El contrato se canceló dentro del plazo que da la ley. Le devolvemos todo lo que haya pagado y liberamos el gravamen en un plazo de 20 días. Si recibió dinero de nosotros, le diremos cómo devolverlo.',
    message: {
      subject: 'Su línea se canceló',
      text: 'Usted o una persona que firmó con usted la canceló dentro del plazo que le da la ley. Le devolvemos todo lo que haya pagado y liberamos el gravamen. Si nadie la canceló, llámenos.',
    },
  },
  INACTIVE: {
    ended:
      'Cerramos esta solicitud porque no tuvimos noticias de usted. Puede volver a solicitar cuando quiera.',
  },
  ON_HOLD: {
    wait: {
      heading: 'Estamos revisando su solicitud con más detalle',
      why: 'Está en espera hasta que nuestro equipo termine. No tiene que hacer nada, salvo que le escribamos.',
    },
  },
  UNKNOWN: { next: 'Intentar de nuevo' },
};
