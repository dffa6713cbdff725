import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { organisationsCopy as english } from './copy.ts';

export const organisationsCopy: Spanish<typeof english> = {
  comingSoon: {
    heading: (lender, date) => `${lender} abre el ${date}`,
    why: 'Puede presentar su solicitud a partir de ese día. No podemos guardar nada hasta entonces.',
  },
  notLicensed: {
    heading: 'Todavía no prestamos',
    why: (lender) =>
      `${lender} todavía no tiene licencia para prestar en ningún estado, así que no puede presentar una solicitud.`,
  },
  notAccepting: {
    heading: 'Aquí no aceptamos solicitudes',
    why: (lender) =>
      `Puede presentar una solicitud a ${lender} por medio de uno de sus originadores de préstamos.`,
    link: 'Si le envió un originador de préstamos, abra el enlace de su correo electrónico. Para encontrar uno, llame al',
  },
  closed: {
    questions: '¿Preguntas? Llame al',
    resume: 'Continuar una solicitud',
  },
  contact: {
    heading: (lender) => `Comuníquese con ${lender}`,
    why: 'Hable con una persona sobre su solicitud, su cuenta o una carta nuestra.',
    call: 'Llámenos',
    closed: (date) => `Cerrado el ${date}`,
    email: 'Envíenos un correo electrónico',
    emailNote: 'El correo electrónico no es privado. No envíe números de Seguro Social ni números de cuenta.',
    mail: 'Escríbanos',
    dashboard: 'Volver a sus solicitudes',
    start: 'Ir a la página de inicio',
  },
  privacy: {
    heading: 'Su privacidad',
    why: (lender) =>
      `Qué guarda este sitio sobre usted, por qué, y quién lo ve. La política de privacidad de ${lender} tiene las condiciones completas.`,
    parts: [
      {
        title: 'Qué guardamos',
        text: 'Guardamos lo que escribe y sube, lo que informan la agencia de crédito y nuestros demás proveedores, y cada cambio en su solicitud. Si vincula una billetera digital, guardamos su dirección. Si envía comentarios a nuestra dirección ejecutiva (CEO), los guardamos con su cuenta.',
      },
      {
        title: 'Cómo lo protegemos',
        text: 'Ciframos lo que nos envía mientras viaja. Su número de Seguro Social, su fecha de nacimiento, sus números de cuenta, sus informes de crédito y sus documentos se guardan con cifrado de 256 bits.',
      },
      {
        title: 'Quién lo ve',
        text: 'Las personas que trabajan en su solicitud ven lo que necesitan para decidir. Nuestros proveedores reciben solo lo que necesitan para su verificación. Quienes firman con usted ven lo que firman.',
      },
      {
        title: 'Cómo usa este sitio',
        text: 'Registramos sus visitas, las páginas que abre y los pasos a los que llega, con la hora, el tamaño de su pantalla y el sitio web que le trajo aquí. Cuando inicia sesión, estos registros indican su cuenta y su solicitud. Los eliminamos después de 90 días. Si nuestro sitio graba repeticiones, su solicitud guarda un enlace a la suya. Usamos todo esto para mejorar el sitio, nunca para decidir sobre su solicitud.',
      },
      {
        title: 'Qué queda en este navegador',
        text: 'Usamos una cookie para recordar al prestamista, y otra para los colores claros u oscuros si los elige. Lo que escribe queda en esta pestaña hasta que lo envía. Cerramos su sesión cuando deja de usar el sitio por un rato. A menos que decida que no, un número aleatorio mantiene unida su visita y otro hace que su versión de una página sea siempre la misma cuando probamos dos; ambos se eliminan cuando cierra sesión. Si un enlace le trajo aquí como parte de un programa piloto, lo recordamos. No usamos rastreadores publicitarios.',
      },
    ],
    policy: (lender) => `Leer la política de privacidad de ${lender}`,
    questions: '¿Preguntas sobre su información? Llame al',
  },
};
