import type { StageCopy } from './stage-copy.ts';
import type { TITLE_STEPS } from './title.steps.ts';

export const TITLE_COPY: StageCopy<typeof TITLE_STEPS> = {
  WAITING_FOR_FINAL_TITLE: {
    wait: {
      heading: 'Revisando el título de propiedad de su vivienda',
      why: 'El agente de títulos comprueba que podamos registrar la línea de crédito.',
    },
  },
  TITLE_REVIEW: {
    wait: {
      heading: 'El agente de títulos está resolviendo un asunto pendiente',
      why: 'Hay algo en los registros que debe resolverse antes de que usted firme.',
    },
  },
  TRUST_REVIEW: {
    wait: {
      heading: 'Estamos revisando los documentos de su fideicomiso',
      why: 'La vivienda pertenece a un fideicomiso, así que nuestro equipo debe confirmar que puede garantizar esta línea.',
    },
  },
  PAYOFF_HOLD: {
    wait: {
      heading: 'Esperando una carta de liquidación',
      why: 'Su otro prestamista nos dice el monto exacto que liquida su préstamo.',
      meanwhile:
        '¿Tiene un estado de cuenta reciente de ese préstamo con el teléfono para liquidaciones? Llámenos. Puede cerrar esta página y volver cuando quiera.',
    },
  },
  WAITING_FOR_FLOOD_CERT: {
    wait: {
      heading: 'Buscando la zona de inundación de su vivienda',
      why: 'La ley nos exige saberla antes de que usted firme.',
      usual: 'segundos',
    },
  },
  FLOOD_NOTICE: {
    next: 'Leer el aviso de inundaciones',
    message: {
      subject: 'Lea el aviso de inundaciones',
      text: 'Su vivienda está en una zona de inundación. El aviso en su cuenta dice qué significa eso para usted.',
    },
  },
  DOCUMENT_REQUEST: {
    next: 'Enviar lo que pedimos',
    message: {
      subject: 'Necesitamos algo más de usted',
      text: 'Necesitamos un documento o una respuesta antes de poder continuar. Su cuenta dice qué necesitamos y por qué.',
    },
  },
  DOCUMENT_REVIEW: {
    wait: {
      heading: 'Estamos revisando sus documentos',
      why: 'Nuestro equipo está comprobando que no falte nada.',
    },
  },
};
