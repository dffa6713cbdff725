import type { INCOME_STEPS } from './income.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const INCOME_COPY: StageCopy<typeof INCOME_STEPS> = {
  INCOME_VERIFICATION: {
    next: 'Verificar sus ingresos',
    message: {
      subject: 'Verifique sus ingresos',
      text: 'Puede vincular su nómina o una cuenta bancaria, o subir documentos. Comience en su cuenta.',
    },
  },
  WAITING_FOR_INCOME_DATA: {
    wait: {
      heading: 'Verificando sus ingresos',
      why: 'Su proveedor de nómina o su banco nos está enviando la información de ingresos que usted autorizó.',
    },
  },
  MANUAL_PAYSTUB_UPLOAD: {
    next: 'Subir un comprobante de sus ingresos',
    message: {
      subject: 'Suba un comprobante de sus ingresos',
      text: 'Necesitamos documentos para verificar sus ingresos. Puede subirlos en su cuenta.',
    },
  },
  PAYSTUB_REVIEW: {
    wait: {
      heading: 'Un analista de crédito está revisando sus documentos de ingresos',
      why: 'Los estamos comparando con los ingresos que nos indicó.',
    },
  },
  EMPLOYER_VERIFICATION: {
    next: 'Indicar un contacto de su empleador',
    message: {
      subject: 'Indique un contacto de su empleador',
      text: 'Necesitamos a alguien que pueda confirmar que usted trabaja allí. Puede indicarlo en su cuenta.',
    },
  },
  WAITING_FOR_EMPLOYER_VERIFICATION: {
    wait: {
      heading: 'Esperando a su empleador',
      why: 'Pedimos a la persona que usted indicó que confirme que trabaja allí.',
      meanwhile:
        'Puede avisarle que recibirá nuestra petición. Puede cerrar esta página y volver cuando quiera.',
    },
  },
  INCOME_ERROR: {
    next: 'Elegir otra forma de verificar sus ingresos',
    message: {
      subject: 'No pudimos verificar sus ingresos',
      text: 'Elija otra forma de verificar sus ingresos. Su cuenta muestra las opciones.',
    },
  },
  WAITING_FOR_CO_BORROWER_REVIEW: {
    wait: {
      heading: 'Revisando a las personas que solicitan con usted',
      why: 'Obtenemos sus informes de crédito completos, y un analista de crédito lee sus comprobantes de ingresos.',
      meanwhile: 'Puede cerrar esta página y volver cuando quiera.',
    },
  },
  WAITING_FOR_FINAL_DECISION: {
    wait: {
      heading: 'Tomando la decisión final',
      why: 'Verificamos sus ingresos y estamos actualizando su oferta.',
    },
  },
  FINAL_OFFER: {
    next: 'Revisar los cambios de su oferta',
    message: {
      subject: 'Su oferta verificada está lista',
      text: 'Verificamos su información. Revise sus condiciones y acéptelas o rechácelas.',
    },
  },
};
