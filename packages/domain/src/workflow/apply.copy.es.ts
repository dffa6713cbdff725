import type { APPLY_STEPS } from './apply.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const APPLY_COPY: StageCopy<typeof APPLY_STEPS> = {
  IN_PROGRESS: {
    next: 'Confirmar sus datos',
    message: {
      subject: 'Le damos la bienvenida: ya comenzó su solicitud',
      text: 'Ya tiene una cuenta con nosotros. Guardamos sus respuestas y puede continuar cuando quiera.',
    },
  },
  WAITING_FOR_PROPERTY_DATA: {
    wait: {
      heading: 'Buscando su vivienda',
      why: 'Estamos consultando los registros del condado para su dirección.',
    },
  },
  PROPERTY_NO_MATCH: {
    next: 'Revisar la dirección de su vivienda',
    message: {
      subject: 'Revise la dirección de su vivienda',
      text: 'No encontramos su vivienda en los registros del condado. Revise la dirección en su cuenta.',
    },
  },
  DATATREE_NO_MATCH: {
    wait: {
      heading: 'Estamos buscando a mano en los registros de propiedad',
      why: 'Los registros del condado no mostraron su dirección, así que nuestro equipo la está buscando.',
    },
  },
  INCORRECT_OWNERSHIP: {
    next: 'Demostrar que la vivienda es suya',
    message: {
      subject: 'Demuestre que la vivienda es suya',
      text: 'Los registros del condado no coinciden con lo que usted nos dijo sobre quién es dueño de la vivienda. Puede enviar un documento en su cuenta.',
    },
  },
  OWNERSHIP_REVIEW: {
    wait: {
      heading: 'Estamos comprobando quién es dueño de la vivienda',
      why: 'Nuestro equipo está comparando los registros del condado con lo que usted nos dijo.',
    },
  },
  INELIGIBLE_PROPERTY: {
    next: 'Elegir otra vivienda',
    message: {
      subject: 'Necesitamos que revise los datos de su vivienda',
      text: 'No podemos continuar con su vivienda tal como está descrita. Su cuenta dice por qué y cómo corregir un error.',
    },
  },
};
