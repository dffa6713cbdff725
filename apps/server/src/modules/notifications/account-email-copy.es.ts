import type { AccountEmail, EmailCopy } from './account-email-copy.ts';

const NOT_YOU = 'Si no fue usted, llámenos ahora.';

/** Every email about an account in Spanish. */
export const ACCOUNT_EMAILS: {
  readonly [Name in AccountEmail]: EmailCopy;
} = {
  RESET_PASSWORD: {
    subject: 'Cambie su contraseña',
    text: 'Use este enlace para elegir una contraseña nueva. Funciona una sola vez, durante {validFor}. Si no lo pidió, puede ignorar este correo electrónico: su contraseña sigue siendo la misma.',
    validFor: '30 minutos',
  },
  CLIENT_STARTED: {
    subject: 'Su solicitud está lista para usted',
    text: '{originator} comenzó una solicitud de línea de crédito sobre el valor de la vivienda para {borrower}. Use este enlace para decidir si podemos consultar su crédito, o para elegir una contraseña y continuar por su cuenta. Funciona durante {validFor}, hasta que haya elegido una contraseña. Nadie ha consultado su crédito: eso lo decide usted primero. Si no pidió esto, puede ignorar este correo electrónico.',
    validFor: '14 días',
  },
  CLIENT_STARTED_AGAIN: {
    subject: 'Hay una solicitud lista para usted',
    text: '{originator} comenzó una solicitud de línea de crédito sobre el valor de la vivienda para {borrower}. Use este enlace para decidir si podemos consultar su crédito, o inicie sesión para revisar las respuestas y continuar. El enlace funciona una sola vez, durante {validFor}. Nadie ha consultado su crédito: eso lo decide usted primero. Si no pidió esto, puede cancelar la solicitud allí.',
    validFor: '14 días',
  },
  SIGN_IN_LINK: {
    subject: 'Su enlace para iniciar sesión',
    text: 'Use este enlace para iniciar sesión. Funciona una sola vez, durante {validFor}. Si no lo pidió, puede ignorar este correo electrónico. No lo reenvíe: el enlace abre su cuenta.',
    validFor: '15 minutos',
  },
  VERIFY_EMAIL: {
    subject: 'Confirme su dirección de correo electrónico',
    text: 'Confirme que esta es su dirección de correo electrónico, para que podamos comunicarnos con usted sobre su solicitud. El enlace funciona durante {validFor}. Si usted no comenzó una solicitud, llámenos: otra persona usó su dirección.',
    validFor: '2 días',
  },
  PASSWORD_CHANGED: {
    subject: 'Su contraseña cambió',
    text: `Su contraseña cambió y se cerró la sesión en todos los dispositivos. ${NOT_YOU}`,
  },
  PASSWORD_REMOVED: {
    subject: 'Elija una contraseña nueva',
    text: 'Usted nos demostró que esta dirección de correo electrónico es suya. Otra persona pudo haber puesto la contraseña antes, así que la eliminamos y cerramos la sesión en todos los dispositivos. Elija aquí una contraseña nueva, o siga iniciando sesión de otra forma.',
  },
  SECOND_FACTOR_ON: {
    subject: 'El inicio de sesión en dos pasos está activado',
    text: `Ahora le pediremos un código de su aplicación de autenticación cuando inicie sesión. ${NOT_YOU}`,
  },
  SECOND_FACTOR_OFF: {
    subject: 'El inicio de sesión en dos pasos está desactivado',
    text: `Ya no le pedimos un código de su aplicación de autenticación cuando inicia sesión. ${NOT_YOU}`,
  },
  PASSKEY_ADDED: {
    subject: 'Se agregó una clave de acceso a su cuenta',
    text: `Ahora puede iniciar sesión con una clave de acceso. ${NOT_YOU}`,
  },
  PASSKEY_REMOVED: {
    subject: 'Se eliminó una clave de acceso de su cuenta',
    text: `Una de sus claves de acceso ya no sirve para iniciar sesión. ${NOT_YOU}`,
  },
};
