import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { formCopy as english } from './copy.ts';

export const formCopy: Spanish<typeof english> = {
  notSaved: 'Esto no se guardó',
  unreachable:
    'No pudimos comunicarnos con nuestro servidor. Conservamos lo que escribió. Inténtelo de nuevo.',
  waiting: 'En espera para enviar',
  serverDown:
    'Nuestro servidor no responde. Conservamos lo que escribió, y lo enviaremos en cuanto responda. No tiene que hacer nada.',
  offline: 'No tiene conexión. Conservamos lo que escribió y lo enviaremos cuando vuelva a tener conexión.',
  changed: 'Cambió una respuesta. Envíela usted cuando desaparezca este mensaje.',
  failed: (message) => `${message}. Conservamos lo que escribió. Inténtelo de nuevo.`,
  hiddenField: (problem) =>
    `Hay un problema con una respuesta que esta página no muestra: ${problem}. Conservamos lo que escribió. Si esto sigue ocurriendo, llámenos.`,
};
