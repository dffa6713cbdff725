import type { StageCopy } from './stage-copy.ts';
import type { VALUATION_STEPS } from './valuation.steps.ts';

export const VALUATION_COPY: StageCopy<typeof VALUATION_STEPS> = {
  BPO_CONDITION: {
    next: 'Describir su vivienda para la valoración',
    message: {
      subject: 'Describa su vivienda',
      text: 'Necesitamos una valoración de su vivienda. Describa en su cuenta el estado en que se encuentra.',
    },
  },
  ORDER_BPO: {
    next: 'Pedir la valoración de su vivienda',
    message: {
      subject: 'Pida la valoración de su vivienda',
      text: 'Un agente local debe ver su vivienda. Lea el costo y pida la visita en su cuenta.',
    },
  },
  WAITING_FOR_BPO: {
    wait: {
      heading: 'Esperando la valoración de su vivienda',
      why: 'Un agente local visita su vivienda y nos dice cuánto vale. Recibirá una copia gratis en su cuenta.',
      meanwhile:
        'El agente le llamará para acordar una hora. Puede cerrar esta página y volver cuando quiera.',
    },
  },
  BPO_HOLD: {
    wait: {
      heading: 'El agente no pudo terminar la valoración',
      why: 'Estamos averiguando qué necesita el agente, o pidiéndola a otro.',
      meanwhile:
        'Tenga el teléfono cerca. Es posible que el agente llame para acordar otra hora. Puede cerrar esta página y volver cuando quiera.',
    },
  },
  BPO_EVALUATION: {
    wait: {
      heading: 'Revisando la valoración de su vivienda',
      why: 'La estamos comparando con el valor que usamos para su oferta.',
    },
  },
};
