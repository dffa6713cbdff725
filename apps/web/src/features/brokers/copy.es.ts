import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { brokersCopy as english } from './copy.ts';

export const brokersCopy: Spanish<typeof english> = {
  header: {
    label: 'Su originador de préstamos',
    nmls: (number) => `NMLS #${number}`,
  },
  list: {
    heading: 'Sus clientes',
    why: 'Comience una solicitud y entréguela. Usted ve qué espera, nunca la identidad ni el informe de crédito del cliente.',
    start: 'Comenzar una solicitud',
    columns: { client: 'Cliente', waits: 'En espera de', since: 'Desde' },
    referral: 'Su enlace de referido',
    referralText: 'Quienes presentan una solicitud con este enlace ven su nombre y aparecen en esta lista.',
    copy: 'Copiar el enlace',
    disclosures: 'Para cada cliente',
    disclosuresText: 'Dé esto a cada cliente junto con la solicitud. También llega con su enlace.',
    copied: 'Enlace copiado',
    notCopied: 'Su navegador no copió el enlace. Selecciónelo arriba y cópielo usted.',
    none: 'Todavía no tiene clientes. Comience una solicitud para uno o envíele su enlace.',
    draft: 'Todavía sin entregar',
    referred: 'Llegó por su enlace de referido',
    ends: { OPENED: 'La línea está abierta', CLOSED: 'La solicitud terminó' },
    client: 'El cliente',
    lender: 'Nosotros',
  },
  client: {
    heading: 'Comenzar una solicitud',
    why: 'Escriba lo que el cliente le dijo. El cliente revisa cada respuesta, y no se consulta el crédito de nadie antes de que lo autorice.',
    person: 'El cliente',
    income: 'Sus ingresos',
    home: 'Su vivienda',
    occupancy: 'Cómo usa la vivienda',
    occupancies: [
      { value: 'PRIMARY', label: 'Vive ahí', detail: 'Es su vivienda principal' },
      { value: 'SECOND_HOME', label: 'Segunda vivienda', detail: 'Pasa ahí parte del año' },
      { value: 'INVESTMENT', label: 'Inversión', detail: 'La alquila a otras personas' },
    ],
    employerName: 'Su empleador',
    employmentType: 'De dónde vienen sus ingresos',
    monthlyGross: 'Su ingreso mensual antes de impuestos',
    monthlyGrossHint:
      'Todos los ingresos que el cliente quiere que contemos. No es necesario que revele los ingresos por pensión conyugal, manutención de los hijos o manutención por separación si no desea que se consideren como base para pagar esta obligación.',
    monthsReceived: 'Meses que lo ha recibido hasta ahora',
    monthsRemaining: 'Meses que le quedan por recibirlo',
    listedForSale: '¿Está en venta la vivienda?',
    forSale: [
      { value: false, label: 'No' },
      { value: true, label: 'Sí' },
    ],
    firstName: 'Nombre',
    middleName: 'Segundo nombre',
    lastName: 'Apellido',
    suffix: 'Sufijo',
    dob: 'Fecha de nacimiento',
    email: 'Correo electrónico',
    phone: 'Teléfono celular',
    action: 'Guardar',
    saved: 'Cliente guardado',
    handOver: 'Entregar al cliente',
    ask: (name) => `¿Entregar a ${name}?`,
    text: (email) =>
      `Enviamos un enlace a ${email}. Ahí el cliente autoriza una consulta de crédito que no afecta su puntaje, elige una contraseña y continúa. Después, usted no puede leer ni cambiar lo que escribió.`,
    keep: 'Todavía no',
    confirm: 'Entregar',
    handedOver: 'Entregado. Enviamos un correo electrónico al cliente.',
    remove: 'Eliminar a este cliente',
    removeAsk: (name) => `¿Eliminar a ${name}?`,
    removeText:
      'Todo lo que usted escribió para este cliente se elimina para siempre. El cliente no recibe ningún mensaje: no ha comenzado ninguna solicitud, y no se consultó el crédito de nadie.',
    removeConfirm: 'Eliminar para siempre',
    removeKeep: 'Conservar a este cliente',
    removed: 'Cliente eliminado',
  },
  check: {
    heading: (name) => `Consulta de crédito de ${name}`,
    why: 'Usted ve si ya se hizo la consulta que no afecta el puntaje, y lo que podemos ofrecer. El informe y el puntaje quedan entre el cliente y nosotros.',
    states: {
      NOT_ALLOWED: {
        title: 'En espera del consentimiento del cliente',
        text: 'Le enviamos un enlace por correo electrónico. Ahí puede autorizar la consulta sin una cuenta. Si continúa por su cuenta, usted no ve cifras.',
      },
      RUNNING: {
        title: 'La consulta está en curso',
        text: 'El cliente la autorizó. Por lo general tarda menos de un minuto.',
      },
      WITH_CLIENT: {
        title: 'El cliente tiene que hacer algo primero',
        text: 'Se lo pedimos en su cuenta.',
      },
      DONE: {
        title: 'La consulta terminó',
        text: 'No hay cifras que mostrar. El cliente ve los próximos pasos en su cuenta.',
      },
      ENDED: { title: 'La solicitud terminó', text: 'El cliente tiene nuestra carta.' },
    },
    amount: 'El cliente puede pedir prestado',
    apr: 'APR (tasa de porcentaje anual)',
    between: (low, high) => `${low} a ${high}`,
    estimate:
      'Una estimación. Cuenta todas las hipotecas que encontramos y los ingresos que el cliente declaró. Las respuestas del propio cliente pueden cambiarla.',
    offers: 'Las ofertas entre las que el cliente puede elegir.',
    back: 'Sus clientes',
    open: 'Consulta de crédito',
    of: (name) => `de ${name}`,
  },
  invitation: {
    heading: (firstName) => `Hola, ${firstName}`,
    why: (originator, lender) =>
      `${originator} comenzó para usted una solicitud de línea de crédito sobre el valor de la vivienda con ${lender}. Nadie ha consultado su crédito.`,
    originator: (name, company) => `${name}, de ${company}`,
    answers: (originator) => `Lo que ${originator} nos dijo sobre usted`,
    forSale: 'En venta',
    wrong: 'Algo no está bien',
    wrongHint:
      'Si algo no está bien, todavía no autorice la consulta. Corríjalo en su propia cuenta. No consultamos nada antes de que usted lo autorice ahí.',
    check: 'Consulta de crédito que no afecta su puntaje',
    action: 'Autorizar la consulta de crédito',
    alone: 'Continuar sin la consulta',
    given: {
      heading: 'Gracias. Estamos consultando su crédito.',
      why: (originator) =>
        `${originator} verá el rango de ofertas, nunca su informe. Para ver usted las ofertas y continuar, abra su cuenta.`,
    },
    closed: {
      heading: 'Su solicitud le espera',
      why: 'Usted ya continuó con ella, o el originador de préstamos ya no está. Abra su cuenta para ver en qué punto está.',
    },
    password: 'Elegir una contraseña',
    signIn: 'Iniciar sesión',
  },
  dashboard: {
    title: 'Sus clientes',
    why: 'Prepare solicitudes para sus clientes y vea en qué punto está cada una.',
    link: 'Abrir sus clientes',
  },
};
