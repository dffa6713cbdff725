import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { bankCopy as english } from './copy.ts';

const ANOTHER_ACCOUNT = 'Necesitamos otra cuenta';

export const bankCopy: Spanish<typeof english> = {
  unnamed: 'Su banco',
  disburse: {
    heading: '¿A dónde debemos enviar su dinero?',
    why: 'Lo enviaremos a una cuenta a su nombre después de que se abra su línea y pase su tiempo para cancelar.',
    approved: {
      title: (line) => `Se aprobó una línea de ${line} para usted.`,
      text: (rate, years, payment) =>
        `Aprobamos su crédito y sus ingresos para una línea a una tasa de ${rate} durante ${years} años, ${payment} al mes. Antes de que firme todavía revisamos su identificación, el título de propiedad y el seguro de su vivienda, y que nada haya cambiado.`,
      insurer: 'Qué escribirle a su aseguradora',
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
    again: {
      label: (bank) => `Iniciar sesión de nuevo en ${bank}`,
      detail: 'Toma alrededor de un minuto y su cuenta sigue siendo la misma. Nunca vemos su contraseña',
    },
    linkOrDeposit:
      'Toma alrededor de un minuto. ¿Su banco no está en la lista o prefiere no iniciar sesión? Escriba allí los números, y un depósito de $0.01 comprueba la cuenta en 1 o 2 días hábiles',
    alerts: {
      FAILED: {
        title: 'El código fue incorrecto tres veces',
        text: 'Por su seguridad, ese depósito ya no puede comprobar la cuenta. Vincule su cuenta iniciando sesión en su banco, comience de nuevo con otro depósito o escriba los números de su cuenta.',
      },
      EXPIRED: {
        title: 'El depósito no se confirmó a tiempo',
        text: 'Ya no puede comprobar la cuenta. Vincule su cuenta iniciando sesión en su banco, comience de nuevo con otro depósito o escriba los números de su cuenta.',
      },
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
          `No pudimos comprobar que la cuenta terminada en ${mask} está a su nombre, porque su sesión en el banco terminó. Inicie sesión de nuevo para continuar. No se necesita nada más.`,
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
  deposit: {
    sent: {
      heading: 'Un pequeño depósito va en camino',
      why: (mask) =>
        `$0.01 llega a su cuenta terminada en ${mask} en 1 o 2 días hábiles. Comprueba que la cuenta está abierta y que usted puede verla.`,
      action: 'Continuar mi solicitud',
    },
    code: {
      heading: 'Ingrese el código de su pequeño depósito',
      why: (mask) =>
        `Enviamos $0.01 a su cuenta terminada en ${mask}. Cuando ingrese el código que está al lado, comprobaremos que la cuenta está a su nombre.`,
      action: 'Ingresar el código',
    },
    todo: 'Qué hace usted',
    steps: [
      'En 1 o 2 días hábiles, busque en la aplicación o el estado de cuenta de su banco un depósito de $0.01. Su nombre empieza con # y tres letras, y termina con ACCTVERIFY.',
      'Vuelva aquí e ingrese las tres letras. Le enviaremos un recordatorio por correo electrónico.',
      'Tiene tres intentos. No se envía dinero a la cuenta antes de que el código sea correcto.',
    ],
    haveCode: 'Ya tengo el código',
    another: 'Usar otra cuenta',
    notEntered: {
      title: 'El código aún no está confirmado',
      text: 'No se pierde nada. Ingréselo cuando vea el depósito en su cuenta.',
    },
    returned: {
      heading: 'Comprobando el código',
      why: 'Qué bueno verle de nuevo. Estamos preguntando si el código fue correcto.',
      back: 'Volver',
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
    rest: 'Lo demás de sus condiciones no cambia.',
    authorization: 'Autorización',
    account: (bank, account) => `${bank}, cuenta ${account}`,
    anyAccount: 'mi cuenta',
  },
};
