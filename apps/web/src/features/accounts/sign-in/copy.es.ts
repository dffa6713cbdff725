import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { signInCopy as english } from './copy.ts';

export const signInCopy: Spanish<typeof english> = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  tooMany: 'Todavía no pudimos hacerlo',
  backToSignIn: 'Volver a iniciar sesión',
  logIn: {
    heading: 'Qué bueno verle de nuevo',
    why: 'Inicie sesión para continuar donde se quedó.',
    action: 'Iniciar sesión',
    failed: 'No pudimos iniciar su sesión',
    ended: {
      title: 'Su sesión terminó',
      text: 'Cerramos su sesión para proteger su información. Conservamos en esta pestaña lo que escribió. Inicie sesión para volver a la misma página.',
    },
    switched: {
      title: 'Su sesión está cerrada',
      text: 'En esta pestaña no queda nada de esa cuenta. Inicie sesión con otra.',
    },
    passwordExpired: 'Elegir una contraseña nueva',
    forgot: '¿Olvidó su contraseña?',
    emailLink: 'Enviarme un enlace para iniciar sesión',
    passkey: 'Iniciar sesión con una clave de acceso',
    passkeyFailed: 'No pudimos usar esta clave de acceso. Inténtelo de nuevo o inicie sesión de otra manera.',
    newTo: (lender) => `¿Es su primera vez en ${lender}?`,
    apply: 'Presentar una solicitud',
    needHelp: '¿Necesita ayuda?',
    talk: 'Hablar con una persona',
  },
  broker: {
    action: (issuer) => `Continuar con ${issuer}`,
    orPassword: 'O inicie sesión con su correo electrónico y su contraseña.',
    down: (issuer) =>
      `${issuer} no responde en este momento. Inicie sesión con su correo electrónico y su contraseña.`,
  },
  callback: {
    heading: 'No pudimos iniciar su sesión',
    notFound:
      'Este inicio de sesión todavía no tiene una cuenta con nosotros. Si presentó su solicitud con otro correo electrónico, inicie sesión con ese. Si es su primera vez aquí, presente primero una solicitud.',
    elsewhere: 'Este inicio de sesión no comenzó en esta pestaña, o usted ya lo usó. Comience de nuevo.',
  },
  code: {
    heading: 'Escriba su código',
    why: 'Abra su aplicación de autenticación y escriba el código de 6 dígitos de esta cuenta.',
    code: 'Código',
    hint: '¿Perdió su teléfono? Escriba uno de sus códigos de recuperación.',
    lost: '¿También los perdió? Llámenos y le ayudaremos a iniciar sesión:',
    action: 'Iniciar sesión',
    failed: 'No pudimos iniciar su sesión',
  },
  forgotPassword: {
    heading: 'Restablezca su contraseña',
    why: 'Escriba su correo electrónico. Le enviaremos un enlace para elegir una contraseña nueva.',
    action: 'Enviarme un enlace',
    sent: {
      heading: 'Revise su correo electrónico',
      why: (email) =>
        `Si ${email} tiene una cuenta, recibirá un enlace en unos minutos. Funciona una vez, durante 30 minutos.`,
    },
  },
  emailLink: {
    heading: 'Inicie sesión por correo electrónico',
    why: 'Escriba su correo electrónico. Le enviaremos un enlace para iniciar sesión sin contraseña.',
    action: 'Enviarme un enlace',
    sent: {
      heading: 'Revise su correo electrónico',
      why: (email) =>
        `Si ${email} tiene una cuenta, recibirá un enlace en unos minutos. Funciona una vez, durante 15 minutos.`,
    },
  },
  sent: {
    notThere: '¿No le llegó? Revise su carpeta de correo no deseado o inténtelo de nuevo en unos minutos.',
    again: 'Usar otro correo electrónico',
  },
  resetPassword: {
    heading: 'Elija una contraseña nueva',
    why: 'Cerraremos su sesión en todos los dispositivos, y su contraseña anterior dejará de funcionar.',
    password: 'Contraseña nueva',
    hint: 'Al menos 12 caracteres. Una frase es más fácil de recordar que los símbolos.',
    action: 'Guardar la contraseña nueva',
    done: {
      heading: 'Su contraseña cambió',
      why: 'Inicie sesión con su contraseña nueva. Puede revisar sus claves de acceso en “Configuración”.',
      action: 'Iniciar sesión',
    },
  },
  openLink: {
    heading: '¿Desea iniciar sesión?',
    why: 'Presione el botón para abrir su cuenta en este dispositivo.',
    action: 'Iniciar sesión',
  },
  verifyEmail: {
    heading: '¿Es este su correo electrónico?',
    why: 'Confírmelo, para que podamos comunicarnos con usted sobre su solicitud.',
    action: 'Confirmar el correo electrónico',
    password: {
      heading: 'Escriba su contraseña',
      why: 'Usted no ha iniciado sesión en esta cuenta en este dispositivo. Escriba la contraseña que eligió al registrarse, para que sepamos que la cuenta también es suya.',
      unknown: 'No sé la contraseña',
      failed: 'Todavía no pudimos confirmarlo',
      wrong: 'Esta no es la contraseña de esta cuenta.',
    },
    done: {
      heading: 'Su correo electrónico está confirmado',
      why: 'Puede cerrar esta página o continuar con su solicitud.',
      action: 'Ir a sus solicitudes',
    },
  },
  unusable: {
    heading: 'Este enlace ya no funciona',
    why: 'Venció o ya se usó. Pida uno nuevo.',
    action: 'Obtener un enlace nuevo',
  },
};
