import type { Spanish } from '../language/spanish.ts';
import type { TEXT_CONSENT as english } from './text-consent.ts';

// Carriers answer the English words STOP and HELP.
export const TEXT_CONSENT: Spanish<typeof english> = {
  version: 'texts-2026-11-es',
  text: (lender) =>
    `${lender} puede enviarme mensajes de texto sobre mi solicitud a este número. Puedo presentar mi solicitud sin aceptar esto. La frecuencia de los mensajes varía. Es posible que se apliquen cargos por mensajes y datos. Responda STOP para dejar de recibirlos o HELP para obtener ayuda.`,
};
