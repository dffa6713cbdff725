import type { FUNDING_STEPS } from './funding.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const FUNDING_COPY: StageCopy<typeof FUNDING_STEPS> = {
  RESCISSION: {
    wait: {
      heading: 'Ya firmó. Su línea está casi abierta',
      why: 'La ley federal le da este plazo después de firmar. Cuando termina, esperamos unos días por si llega una cancelación por correo, y luego enviamos su dinero.',
    },
    message: {
      subject: 'Firmó sus documentos',
      text: 'Sus documentos están completos. Puede cancelar sin costo hasta el último día que indica su aviso más reciente.',
    },
  },
  FUNDING_DECISION: {
    wait: {
      heading: 'Estamos haciendo una revisión final antes de enviar su dinero',
      why: 'Estamos comprobando que todo esté en orden.',
      usual: '1 día hábil',
    },
  },
  FUNDABLE: {
    wait: {
      heading: 'Su dinero sale pronto',
      why: 'Todo está aprobado. Enviamos su dinero el próximo día bancario posible.',
    },
  },
  WAITING_FOR_DISBURSEMENT: {
    wait: {
      heading: 'Su dinero está en camino',
      why: 'El banco confirma cuándo llega a su cuenta.',
    },
    message: {
      subject: 'Su dinero está en camino',
      text: 'Enviamos el retiro a su cuenta. Su banco lo muestra en uno o dos días hábiles.',
    },
  },
  RECORDING: {
    wait: {
      heading: 'Su dinero llegó',
      why: 'Enviamos su dinero. El condado está registrando la escritura.',
    },
    message: {
      subject: 'Su dinero llegó',
      text: 'Su banco confirmó que tiene su dinero. El condado está registrando la escritura, y le escribiremos cuando termine.',
    },
  },
  COMPLETE: {
    ended: 'Su línea de crédito está abierta y registrada. No tiene que hacer nada.',
    message: {
      subject: 'Su línea está abierta',
      text: 'Su línea tiene fondos y está registrada. Sus documentos permanecen en su cuenta.',
    },
  },
};
