import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { bankCopy as english } from './copy.ts';

const ANOTHER_ACCOUNT = 'Necesitamos otra cuenta';

export const bankCopy: Spanish<typeof english> = {
  disburse: {
    heading: '¿A dónde debemos enviar su dinero?',
    why: 'Lo enviaremos a una cuenta a su nombre después de que se abra su línea y pase su tiempo para cancelar.',
    approved: {
      title: (line) => `Se aprobó una línea de ${line} para usted`,
      text: (rate, years, payment) =>
        `Aprobamos su crédito y sus ingresos para una línea a una tasa de ${rate} durante ${years} años, ${payment} al mes. Antes de que firme todavía revisamos su identificación, el título de propiedad y el seguro de su vivienda, y que nada haya cambiado.`,
    },
    how: 'Elija una manera',
    ways: {
      LINK: {
        label: 'Vincular mi cuenta bancaria',
        detail: 'Toma alrededor de un minuto, sin escribir números. Nunca vemos su contraseña',
      },
      MANUAL: {
        label: 'Escribir los números de mi cuenta',
        detail: 'Necesitará su número de ruta y su número de cuenta',
      },
    },
    alerts: {
      CANCELLED: {
        title: 'No se vinculó ninguna cuenta',
        text: 'Usted salió antes de terminar. Inténtelo de nuevo, o escriba los números de su cuenta.',
      },
      LINK_FAILED: {
        title: 'No pudimos vincular su banco',
        text: 'Su banco no respondió. Inténtelo de nuevo, o escriba los números de su cuenta.',
      },
      needsAnother: {
        title: ANOTHER_ACCOUNT,
        text: 'La cuenta que nos dio no puede recibir su dinero. Use una cuenta corriente o de ahorros a su nombre.',
      },
      signInAgain: {
        title: (bank: string) => `${bank} necesita que inicie sesión de nuevo`,
        text: (mask: string) =>
          `No pudimos comprobar que la cuenta terminada en ${mask} está a su nombre, porque su sesión en el banco terminó. Vuelva a vincularla para continuar. No se necesita nada más.`,
      },
    },
    crypto: {
      title: 'Pagamos en dólares estadounidenses, a una cuenta bancaria',
      text: 'Su dinero no puede ir a una billetera digital. Usted también paga en dólares, sin importar cuánto valgan sus activos digitales.',
    },
    returned: {
      heading: 'Vinculando su cuenta',
      why: 'Qué bueno verle de nuevo. Estamos obteniendo de su banco la cuenta que eligió.',
      another: 'Elegir otra manera',
    },
  },
  oauth: {
    heading: 'Termine de vincular su banco',
    why: 'Su banco le envió de vuelta, pero este navegador no sabe de qué solicitud vino usted. Abra su solicitud y vuelva a vincular su banco.',
    action: 'Ir a sus solicitudes',
  },
  manual: {
    heading: '¿Qué cuenta debe recibir su dinero?',
    why: 'Encontrará ambos números en la parte de abajo de sus cheques y en la aplicación de su banco.',
    fields: {
      bankName: 'Nombre del banco',
      routingNumber: 'Número de ruta',
      accountNumber: 'Número de cuenta',
      accountNumberAgain: 'Confirme el número de cuenta',
    },
    hints: { routingNumber: 'Nueve dígitos', accountNumber: 'De 4 a 17 dígitos' },
    needsAnother: {
      title: ANOTHER_ACCOUNT,
      text: 'La cuenta que nos dio no puede recibir su dinero. Revise los números, o use otra cuenta a su nombre.',
    },
    link: 'Mejor vincular mi cuenta bancaria',
  },
  confirm: {
    heading: '¿Es esta la cuenta correcta?',
    why: 'A continuación comprobaremos que está abierta y a su nombre. Enviaremos su dinero ahí.',
    bank: 'Banco',
    account: 'Cuenta',
    action: 'Sí, usar esta cuenta',
    another: 'Usar otra cuenta',
  },
  autopay: {
    heading: 'Configure el pago automático',
    why: (discount) =>
      discount
        ? `El pago automático baja su tasa en ${discount} mientras lo use. Es opcional: su aprobación no depende de él.`
        : 'El pago automático es opcional. Su aprobación y su precio no dependen de él.',
    payType: '¿Cómo le gustaría pagar?',
    choices: {
      AUTOPAY: {
        label: 'Pago automático',
        detail: (account, discount) =>
          `Tomaremos cada pago mensual de ${account ?? 'su cuenta'}. Puede detenerlo en cualquier momento${discount ? `. Entonces su tasa sube ${discount}` : ''}`,
      },
      MANUAL: {
        label: 'Pagar manualmente',
        detail: (monthly, more) =>
          monthly
            ? `Usted hará un pago de ${monthly} cada mes${more ? `, ${more} más que con el pago automático` : ''}`
            : 'Usted hará un pago cada mes',
      },
    },
    comparison: 'Compare sus pagos',
    authorization: 'Autorización',
    account: (bank, account) => `${bank}, cuenta ${account}`,
    anyAccount: 'mi cuenta',
  },
};
