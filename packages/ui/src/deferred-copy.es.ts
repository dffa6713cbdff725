import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { deferredCopy as english } from './deferred-copy.ts';

export const deferredCopy: Spanish<typeof english> = {
  timeline: { DONE: 'Completado', CURRENT: 'Ahora', AHEAD: 'Pendiente' },
  clipboard: { copy: 'Copiar', copied: 'Copiado', announceCopied: (what) => `Se copió: ${what}` },
  file: {
    choose: 'Elija un archivo',
    again: 'Reemplazarlo',
    drop: 'o arrástrelo aquí',
    sending: (file) => `Enviando ${file}`,
    sent: (size, pct) => `${size}, ${pct}% enviado`,
    received: (size) => `${size}, recibido`,
  },
  terms: {
    aMonth: 'al mes',
    monthly: (payment) => `${payment} al mes`,
    apr: 'APR',
    aprOf: (apr) => `APR ${apr}`,
    aboutApr: 'Acerca de la APR',
    initialDraw: 'Retiro inicial',
    fixedTerm: 'Plazo fijo',
    years: (years) => `${years} años`,
  },
  change: { before: 'Antes', now: 'Ahora', same: 'igual que antes' },
};
