import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { settingsCopy as english } from './copy.ts';

export const settingsCopy: Spanish<typeof english> = {
  heading: 'Configuración',
  why: 'Elija cómo nos comunicamos con usted, cómo inicia sesión y cómo se ven estas páginas.',
  back: 'Volver a sus solicitudes',
  failed: 'No pudimos cambiar esto',
  unreachable: 'No pudimos comunicarnos con nuestro servidor. Inténtelo de nuevo.',
  signInAgain: 'Iniciar sesión de nuevo',
  unread: 'No pudimos cargar esto. Volverá solo en cuanto nuestro servidor responda.',
  contact: {
    title: 'Cómo nos comunicamos con usted',
    why: 'Le escribimos y le llamamos aquí sobre su solicitud más reciente.',
    email: 'Correo electrónico',
    phone: 'Teléfono celular',
    change: 'Corregir correo o teléfono',
  },
  messages: {
    title: 'Nuestros mensajes',
    why: 'También puede ver cada correo en “Notificaciones”.',
    saved: 'Guardamos su elección.',
    failed: 'No pudimos guardar su elección. Inténtelo de nuevo.',
    kinds: {
      NOTICES: { title: 'Avisos', why: 'La ley nos exige enviarlos, por eso siguen activos.' },
      ACTIONS: {
        title: 'Lo que usted debe hacer',
        why: 'Su préstamo no puede cerrarse sin ellos, por eso siguen activos.',
      },
      SECURITY: {
        title: 'Cambios en su cuenta',
        why: 'Le protegen si otra persona hace el cambio, por eso siguen activos.',
      },
      PROGRESS: {
        title: 'Consejos y noticias de su avance',
        why: 'Por ejemplo, una bienvenida, y cuando su dinero está en camino y cuando llegó.',
      },
      REMINDERS: {
        title: 'Recordatorios',
        why: 'Cuando su agente de préstamos o corredor le pide que continúe con su solicitud.',
      },
      TEXTS: {
        title: 'Mensajes de texto',
        why: 'Solo le enviamos un mensaje de texto cuando una persona de aquí le escribe. También puede responder STOP a cualquiera de ellos.',
      },
    },
    stoppedByReply: (when) =>
      `Usted respondió STOP el ${when}. Para volver a recibir mensajes de texto, responda START a uno de ellos: hasta entonces, su compañía telefónica puede retenerlos.`,
  },
  unsubscribe: {
    ready: {
      heading: '¿Desea dejar de recibir estos correos?',
      why: 'No recibirá correos electrónicos como ese. Seguiremos enviándole los avisos y lo que usted debe hacer.',
      action: 'Dejar de recibirlos',
    },
    done: {
      heading: 'Ya no enviaremos estos correos',
      why: 'Puede volver a activarlos en su configuración.',
    },
    unusable: {
      heading: 'Este enlace ya no funciona',
      why: 'Puede elegir sus correos en su configuración.',
    },
    settings: 'Ir a la configuración',
  },
  theme: {
    title: 'Claro u oscuro',
    label: 'Cómo se ven estas páginas en este dispositivo',
    hint: 'Se queda así en este dispositivo después de que cierre sesión.',
    device: 'Como el dispositivo',
    light: 'Claro',
    dark: 'Oscuro',
  },
  consents: {
    title: 'Lo que usted aceptó',
    why: 'Abra uno para leer las palabras que aceptó. Puede retirar los documentos electrónicos más abajo. Para retirar otro consentimiento, llámenos o escríbanos.',
    none: 'Todavía no ha aceptado nada.',
    application: (loanNumber) => `Número de préstamo ${loanNumber}`,
    older: (version) => `Estas palabras (versión ${version}) cambiaron desde entonces. Pídanos una copia.`,
    subjects: {
      SOFT_CREDIT: 'Consulta de crédito que no afecta su puntaje',
      ELECTRONIC_RECORDS: 'Documentos electrónicos',
      HARD_CREDIT: 'Informe de crédito completo',
      AUTOPAY: 'Pagos automáticos',
      SIGNATURE: 'Firma electrónica',
    },
  },
  email: {
    title: 'Correo para iniciar sesión',
    verified: 'Confirmado',
    unverified: 'Todavía sin confirmar',
    action: 'Enviarme un enlace para confirmarlo',
    sent: 'Le enviamos un enlace. Ábralo para confirmar su correo electrónico.',
  },
  password: {
    title: 'Contraseña',
    why: 'Le enviaremos por correo electrónico un enlace para elegir una contraseña nueva.',
    action: 'Cambiar la contraseña',
    sent: 'Le enviamos un enlace para cambiar su contraseña.',
  },
  passkeys: {
    title: 'Claves de acceso',
    why: 'Inicie sesión con su huella, su rostro o el bloqueo de pantalla en lugar de una contraseña.',
    added: (day) => `Se agregó el ${day}`,
    add: 'Agregar una clave de acceso',
    remove: 'Eliminar',
    done: 'Agregamos su clave de acceso.',
    removed: 'Eliminamos su clave de acceso.',
    failed:
      'No pudimos agregar una clave de acceso. Es posible que su dispositivo no la admita, o que usted haya cancelado.',
    unsupported: 'Este navegador no puede crear una clave de acceso.',
  },
  refused: {
    title: 'Inicios de sesión rechazados',
    why: 'Alguien intentó iniciar sesión en su cuenta en los últimos 30 días. Si no fue usted, es posible que alguien conozca su contraseña: cámbiela, y agregue una clave de acceso o una aplicación de autenticación.',
    reasons: {
      PASSWORD: 'Contraseña incorrecta',
      CODE: 'Contraseña correcta, código incorrecto',
      TOO_MANY: 'Demasiados intentos',
    },
    detail: (attempts, when) =>
      attempts === 1 ? `Una vez, ${when}` : `${attempts} veces, la última ${when}`,
  },
  devices: {
    title: 'Dónde tiene su sesión abierta',
    thisOne: 'Este dispositivo',
    detail: (place, signedIn, used) => `Sesión iniciada el ${signedIn}${place && ` desde ${place}`}. ${used}`,
    lastUsed: (when) => `Último uso: ${when}`,
    end: 'Cerrar sesión',
    ended: 'Cerramos la sesión en ese dispositivo.',
    endAll: 'Cerrar sesión en todas partes',
  },
};
