import type { IDENTITY_STEPS } from './identity.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const IDENTITY_COPY: StageCopy<typeof IDENTITY_STEPS> = {
  IDENTITY_VERIFICATION: {
    next: 'Verificar su identidad',
    message: {
      subject: 'Verifique su identidad',
      text: 'Necesitamos una foto de su identificación. Puede tomarla o subirla en su cuenta, nunca por correo electrónico.',
    },
  },
  WAITING_FOR_ID_VERIFICATION: {
    wait: {
      heading: 'Verificando su identificación',
      why: 'Estamos comprobando que el documento sea auténtico y suyo.',
    },
  },
  ID_VERIFICATION_FAILURE: {
    next: 'Subir de nuevo su identificación',
    message: {
      subject: 'Suba de nuevo su identificación',
      text: 'No pudimos leer o confirmar su identificación. Súbala de nuevo en su cuenta, nunca por correo electrónico.',
    },
  },
  IDENTITY_FRAUD_REVIEW: {
    wait: {
      heading: 'Nuestro equipo está revisando su identificación',
      why: 'La verificación automática no pudo confirmar su identificación.',
    },
  },
  SANCTIONS_REVIEW: {
    wait: {
      heading: 'Un oficial de cumplimiento está revisando su solicitud',
      why: 'La ley nos exige comparar cada nombre con listas públicas. Los nombres parecidos son comunes.',
    },
  },
};
