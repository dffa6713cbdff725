import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { shellCopy as english } from './copy.ts';

export const shellCopy: Spanish<typeof english> = {
  top: {
    label: 'Cuenta',
    call: 'Llamar a atención al cliente:',
    dashboard: 'Panel',
    logIn: 'Iniciar sesión',
  },
  page: { back: 'Atrás', next: 'Continuar', newTab: '(se abre en una pestaña nueva)' },
  footer: {
    hours: (zone, lines) => `Teléfono, ${zone}: ${lines}`,
    closed: (holidays) => `Cerrado en días festivos: ${holidays}`,
    // The mark's own words stay beside their translation.
    marks: {
      EHL: 'Prestamista con igualdad de oportunidades de vivienda (Equal Housing Lender)',
      EOL: 'Prestamista con igualdad de oportunidades (Equal Opportunity Lender)',
    },
    states: 'Dónde prestamos',
    terms: 'Términos de uso',
    privacy: 'Política de privacidad',
    legalPage: 'Avisos legales',
    licenses: 'Licencias',
    nmls: 'NMLS Consumer Access',
    more: 'Horario, estados y avisos',
    encryption:
      'Ciframos lo que nos envía mientras viaja, y guardamos sus documentos y la mayoría de sus respuestas privadas con cifrado de 256 bits.',
  },
  loadError: {
    heading: 'Lo sentimos, algo salió mal',
    call: 'Seleccione Intentar de nuevo. Si no funciona, llámenos al',
    write: 'o escriba a',
    kept: 'Guardamos sus respuestas.',
    down: 'Nuestro servidor no responde. Esta página volverá sola en cuanto responda.',
    action: 'Intentar de nuevo',
    dashboard: 'Ir al panel',
  },
  reloading: {
    heading: 'Esta página tarda en cargar',
    why: 'Lo intentaremos de nuevo en un momento. Guardamos sus respuestas.',
  },
  offline: {
    title: 'No tiene conexión.',
    text: 'Conservamos lo que escribió. Podrá continuar en cuanto vuelva a tener conexión.',
  },
};
