import type { SignerStepName } from './signer-step-names.ts';
import type { StepMessage } from './stage-copy.ts';

export const SIGNER_MESSAGES: { readonly [Step in SignerStepName]?: StepMessage } = {
  SIGNER_DOCUMENTS: {
    subject: 'Sus documentos están listos para leer',
    text: 'Inicie sesión para leerlos. Después podrá firmar.',
  },
  SIGNER_CONDITIONS: {
    subject: 'Necesitamos otra foto de su identificación',
    text: 'No pudimos verificar su identidad. Inicie sesión para enviar otra foto u otra identificación.',
  },
  SIGNER_SIGN: {
    subject: 'Ya puede firmar sus documentos',
    text: 'Sus documentos están listos para firmar.',
  },
  SIGNER_NOTARY: {
    subject: 'Firme la escritura ante notario',
    text: 'El solicitante programó un notario. Inicie sesión para ver cuándo y cómo participar, y tenga lista su identificación.',
  },
  SIGNER_ERROR: {
    subject: 'Su firma no se guardó',
    text: 'Algo salió mal mientras sellábamos sus documentos y no se firmó nada. Inicie sesión para intentarlo de nuevo.',
  },
  SIGNER_CANCELLED: {
    subject: 'Su firma ya no es necesaria',
    text: 'La solicitud terminó, o usted ya no forma parte de ella. No tiene que hacer nada.',
  },
};
