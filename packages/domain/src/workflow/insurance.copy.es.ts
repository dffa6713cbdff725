import type { EARLY_INSURANCE_STEPS, INSURANCE_STEPS } from './insurance.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const EARLY_INSURANCE_COPY: StageCopy<typeof EARLY_INSURANCE_STEPS> = {
  INSURANCE_REQUEST: {
    next: 'Enviar su póliza de seguro o firmar primero',
    message: {
      subject: 'Lo que debe mostrar su seguro de vivienda',
      text: 'Su cuenta muestra lo que debe decir su póliza, con un texto para enviar a su aseguradora. Puede enviar la póliza ahora, o firmar primero y enviarla antes de que enviemos su dinero.',
    },
  },
};

export const INSURANCE_COPY: StageCopy<typeof INSURANCE_STEPS> = {
  INSURANCE_UPLOAD: {
    next: 'Subir su póliza de seguro',
    message: {
      subject: 'Envíe su póliza de seguro',
      text: 'Necesitamos un comprobante de que su vivienda está asegurada. Puede subir su póliza en su cuenta.',
    },
  },
  INSURANCE_REVIEW: {
    wait: {
      heading: 'Revisando su seguro',
      why: 'Estamos comprobando que la póliza cubra su vivienda mientras la línea esté abierta.',
      usual: '1 día hábil',
    },
  },
};
