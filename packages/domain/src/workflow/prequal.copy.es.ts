import type { PREQUAL_STEPS } from './prequal.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const PREQUAL_COPY: StageCopy<typeof PREQUAL_STEPS> = {
  WAITING_FOR_AVM_DATA: {
    wait: {
      heading: 'Estimando el valor de su vivienda',
      why: 'El valor de su vivienda ayuda a determinar cuánto puede pedir. No hay visita ni costo.',
    },
  },
  ESTIMATE_VALUE: {
    next: 'Estimar el valor de su vivienda',
    message: {
      subject: '¿Cuánto vale su vivienda?',
      text: 'No tenemos una estimación confiable del valor de su vivienda. Denos la suya en su cuenta.',
    },
  },
  LIEN_VERIFICATION: {
    next: 'Confirmar sus hipotecas',
    message: {
      subject: 'Confirme sus hipotecas',
      text: 'Encontramos los préstamos sobre su vivienda. Confírmelos en su cuenta para ver sus ofertas.',
    },
  },
  INQUIRY_ATTESTATION: {
    next: 'Explicar sus consultas de hipoteca recientes',
    message: {
      subject: 'Explique una consulta reciente',
      text: 'Otro prestamista consultó su crédito hace poco. Díganos en su cuenta si abrió un préstamo nuevo.',
    },
  },
  LIEN_MISMATCH_REVIEW: {
    wait: {
      heading: 'Estamos revisando sus hipotecas',
      why: 'Un analista de crédito está comparando sus respuestas con sus documentos y los registros públicos.',
      meanwhile:
        'Si tiene una liberación del gravamen o un estado de cuenta de ese préstamo, envíenoslo. Puede cerrar esta página y volver cuando quiera.',
    },
  },
  LIEN_ATTESTATION: {
    next: 'Confirmar lo que debe sobre su vivienda',
    message: {
      subject: 'Confirme lo que debe',
      text: 'Revisamos los préstamos sobre su vivienda. Confirme en su cuenta lo que debe.',
    },
  },
  WAITING_FOR_PREQUAL_TITLE: {
    wait: {
      heading: 'Revisando el título de propiedad de su vivienda',
      why: 'Estamos comprobando que nada en los registros impida una línea de crédito.',
    },
  },
  RECORDING_TAX_REVIEW: {
    wait: {
      heading: 'Estamos preguntando cuánto cuesta registrar su línea',
      why: 'Su condado cobra un impuesto por registrar una línea de crédito. Le estamos preguntando la tasa exacta, para que sus ofertas sean correctas.',
    },
  },
  WAITING_FOR_INITIAL_OFFERS: {
    wait: {
      heading: 'Preparando sus ofertas',
      why: 'Estamos calculando cada plazo que se ajusta a su vivienda, su crédito y sus ingresos.',
    },
  },
  OFFER_SELECTION: {
    next: 'Elegir su oferta',
    message: {
      subject: 'Sus ofertas están listas',
      text: 'Calculamos las líneas de crédito entre las que puede elegir. Compárelas y elija la que más le convenga.',
    },
  },
  ASSETS_PREQUAL: {
    next: 'Usar sus ahorros para calificar',
    message: {
      subject: 'Sus ahorros pueden ayudarle a calificar',
      text: 'Es posible que califique para más si contamos sus ahorros. Puede elegirlo en su cuenta.',
    },
  },
  PREQUAL_WINBACK: {
    next: 'Ver otra oferta',
    message: {
      subject: 'Tenemos otra oferta para usted',
      text: 'Lea la oferta en su cuenta. Puede aceptarla o rechazarla.',
    },
  },
  DTI_DECLINE: { next: 'Leer nuestra decisión' },
  CREDIT_SCORE_DECLINE: { next: 'Leer nuestra decisión' },
  DELINQUENCY_REVIEW: {
    wait: {
      heading: 'Un analista de crédito está revisando su solicitud',
      why: 'Su informe de crédito muestra un pago atrasado de la hipoteca. El analista de crédito decide cómo afecta su solicitud.',
      meanwhile:
        'Si hizo el pago o el informe tiene un error, envíenos un comprobante. Puede cerrar esta página y volver cuando quiera.',
    },
  },
  UW_REVIEW: {
    wait: {
      heading: 'Un analista de crédito está revisando su solicitud',
      why: 'Su solicitud necesita una revisión más detallada. No tiene que hacer nada, salvo que le escribamos.',
    },
  },
};
