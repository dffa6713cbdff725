import type { BANK_STEPS, DEPOSIT_STEPS } from './bank.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const BANK_COPY: StageCopy<typeof BANK_STEPS> = {
  DISBURSEMENT_ACCOUNT: {
    next: 'Elegir adónde enviamos su dinero',
    message: {
      subject: 'Aprobamos su solicitud. ¿Adónde enviamos su dinero?',
      text: 'Aprobamos su crédito y sus ingresos. Elija en su cuenta con nosotros una cuenta bancaria para recibir su dinero. Antes de que firme todavía revisamos su identificación, el título de propiedad y el seguro de su vivienda, y que nada haya cambiado.',
    },
  },
  MANUAL_DISBURSEMENT_ACCOUNT: {
    next: 'Ingresar la cuenta para su dinero',
    message: {
      subject: 'Ingrese su cuenta bancaria',
      text: 'Necesitamos una cuenta bancaria para enviarle su dinero. Ingrésela en su cuenta con nosotros, nunca por correo electrónico.',
    },
  },
  ACCOUNT_DEPOSIT_SENT: {
    next: 'Leer sobre el pequeño depósito en su cuenta',
    message: {
      subject: 'Lea sobre el pequeño depósito',
      text: 'Un pequeño depósito va en camino a su cuenta bancaria. Lea en su cuenta con nosotros qué debe hacer y continúe con su solicitud.',
    },
  },
  BANK_ACCOUNT_CONFIRMATION: {
    next: 'Confirmar su cuenta bancaria',
    message: {
      subject: 'Confirme su cuenta bancaria',
      text: 'Revise la cuenta bancaria que eligió y confírmela en su cuenta con nosotros.',
    },
  },
  WAITING_FOR_BANK_VERIFICATION: {
    wait: {
      heading: 'Verificando su cuenta bancaria',
      why: 'Estamos comprobando que la cuenta esté abierta y sea suya.',
    },
  },
  BANK_ACCOUNT_FRAUD_REVIEW: {
    wait: {
      heading: 'Estamos revisando su cuenta bancaria',
      why: 'El banco no pudo confirmar que la cuenta sea suya, así que nuestro equipo la está revisando.',
    },
  },
  AUTOPAY_ACCOUNT: {
    next: 'Configurar el pago automático',
    message: {
      subject: '¿Cómo va a pagar?',
      text: 'Ya verificamos su cuenta bancaria. Ahora elija en su cuenta con nosotros el pago automático o pagar por su cuenta.',
    },
  },
};

export const DEPOSIT_COPY: StageCopy<typeof DEPOSIT_STEPS> = {
  ACCOUNT_DEPOSIT_CODE: {
    next: 'Ingresar el código del pequeño depósito',
    message: {
      subject: 'Necesitamos el código de su pequeño depósito',
      text: 'Su solicitud continúa cuando usted ingrese las tres letras que están junto al pequeño depósito en su cuenta bancaria. Ingréselas en su cuenta con nosotros, nunca por correo electrónico.',
    },
  },
};
