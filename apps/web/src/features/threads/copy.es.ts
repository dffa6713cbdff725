import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { threadsCopy as english } from './copy.ts';

export const threadsCopy: Spanish<typeof english> = {
  heading: 'Mensajes',
  why: 'Mensajes sobre esta solicitud, entre usted y nosotros. Nadie más que participe en la solicitud los lee.',
  link: (unread) =>
    unread === 0
      ? 'Mensajes'
      : unread === 1
        ? 'Leer nuestro mensaje nuevo'
        : `Leer ${unread} mensajes nuevos`,
  none: 'Todavía no hay mensajes. Escríbanos aquí y le responderemos en esta página.',
  you: 'Usted',
  from: (name, lender) => `${name}, ${lender}`,
  isNew: 'Nuevo',
  read: 'Leído',
  text: 'Su mensaje',
  hint: 'No incluya su número de Seguro Social ni números de cuenta.',
  starts: {
    draw: 'Por favor, envíenme este monto de mi línea: $',
    payoff: 'Por favor, díganme cuánto pagaría para cerrar mi línea en esta fecha: ',
    income: 'Los ingresos que verificaron no son correctos o no están completos: ',
  },
  action: 'Enviar mensaje',
  sent: 'Mensaje enviado',
  until: (day) => `Esta solicitud ha terminado. Puede escribir aquí hasta el ${day}.`,
  closed: 'Esta solicitud terminó hace demasiado tiempo para escribir aquí. Llámenos.',
  documents:
    'Para enviar un documento, use su solicitud: ahí dice qué necesitamos. Aquí no se pueden enviar archivos.',
  back: 'Abrir su solicitud',
  signerBack: 'Ver lo que firma',
};
