import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { correctionsCopy as english } from './copy.ts';

export const correctionsCopy: Spanish<typeof english> = {
  card: {
    title: '¿Hay algo mal?',
    why: 'Todavía puede corregirlo. Primero le mostraremos lo que tenemos que volver a hacer.',
  },
  forms: {
    CONTACT: {
      open: 'Corregir correo o teléfono',
      title: '¿Cómo podemos comunicarnos con usted?',
      why: 'Los usaremos de ahora en adelante. Usted sigue iniciando sesión con el correo electrónico con el que se registró.',
      confirm: 'Guardar los datos de contacto',
    },
    EMPLOYER: {
      open: 'Corregir el empleador',
      title: '¿Para quién trabaja?',
      why: 'Escriba el nombre de su empleador tal como aparece en su recibo de sueldo.',
      confirm: 'Guardar el empleador',
    },
    ACCOUNT: {
      open: 'Usar otra cuenta bancaria',
      title: '¿Desea usar otra cuenta bancaria?',
      why: 'A continuación elegirá la cuenta que debe recibir su dinero.',
      confirm: 'Elegir otra cuenta',
    },
    VESTING: {
      open: 'Corregir de quién es la vivienda',
      title: '¿De quién es la vivienda?',
      why: 'Los propietarios deben ser los que figuran en los registros del condado. Cada uno de ellos firma la escritura.',
      confirm: 'Guardar los propietarios',
    },
  },
  fields: {
    email: 'Correo electrónico',
    phone: 'Teléfono celular',
    employerName: 'Empleador',
    ownership: 'Propiedad',
  },
  account: (bank, mask) => `Por ahora, su dinero va a ${bank}, cuenta ${mask}.`,
  redone: {
    title: 'Lo que volveremos a hacer',
    none: 'Nada más cambia.',
    parts: {
      HOME: 'Buscaremos de nuevo su vivienda.',
      OFFERS: 'Recibirá ofertas nuevas para elegir.',
      INCOME: 'Verificará de nuevo sus ingresos.',
      DECISION: 'Tomaremos de nuevo nuestra decisión, y su oferta puede cambiar.',
      ACCOUNT: 'Comprobaremos que la cuenta nueva está abierta y a su nombre.',
      IDENTITY: 'Revisaremos de nuevo su identificación.',
      TITLE:
        'El agente de títulos busca de nuevo el título de propiedad de su vivienda, por lo general en 1 a 2 días hábiles.',
      COMPLIANCE: 'Repetiremos la última revisión antes de que firme.',
      CLOSING_DOCUMENTS: 'Escribiremos documentos del cierre nuevos. Usted leerá y firmará esos en su lugar.',
    },
  },
  keep: 'Dejarlo como está',
  saved: 'Corregido.',
};
