import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { trackingCopy as english } from './copy.ts';

export const trackingCopy: Spanish<typeof english> = {
  title: 'Registro de cómo usa este sitio',
  label: '¿Podemos registrar cómo usa este sitio en este dispositivo?',
  hint: 'Hasta que elija, no guardamos ninguna grabación de su visita. Contamos qué páginas y pasos se visitan, sin sus respuestas. Su elección se conserva en este dispositivo después de cerrar sesión. No afecta su solicitud.',
  yes: 'Sí',
  no: 'No',
  byBrowser: 'Su navegador nos pide que no registremos cómo usa este sitio, así que no lo hacemos.',
};
