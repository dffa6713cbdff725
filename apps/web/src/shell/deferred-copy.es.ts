import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { deferredCopy as english } from './deferred-copy.ts';

export const deferredCopy: Spanish<typeof english> = {
  slow: 'Esto tarda más de lo normal. No cierre esta página.',
  notFound: {
    heading: 'No encontramos esta página',
    why: 'Es posible que la dirección esté incompleta o ya no sea válida, o que pertenezca a otra cuenta.',
    applications: 'Ir a sus solicitudes',
    signIn: 'Iniciar sesión',
    apply: 'Solicitar una línea de crédito',
    fromUs: '¿Llegó aquí por una de nuestras cartas o correos electrónicos? Llámenos al',
  },
  menus: {
    side: {
      label: 'Menú',
      links: [
        { path: '/dashboard', title: 'Panel' },
        { path: '/universal-marketplace', title: 'Mercado' },
        { path: '/portfolio', title: 'Administrador de cartera' },
      ],
    },
    apps: {
      label: 'Aplicaciones',
      links: [
        { path: '/universal-passport', title: 'Pasaporte' },
        { path: '/group-manager', title: 'Administrador de grupos' },
        { path: '/portfolio', title: 'Administrador de cartera' },
        { path: '/pay', title: 'Pagos' },
        { path: '/exchange', title: 'Intercambio' },
      ],
    },
    profile: {
      label: 'Cuenta',
      support: 'Ayuda',
      switchAccounts: 'Cambiar de cuenta',
      settings: 'Configuración',
      logOut: 'Cerrar sesión',
    },
  },
  sessionEnding: {
    title: '¿Sigue ahí?',
    why: 'Para proteger su información, cerraremos su sesión en',
    kept: 'Guardamos sus respuestas.',
    stay: 'Mantener la sesión',
    leave: 'Cerrar sesión',
  },
};
