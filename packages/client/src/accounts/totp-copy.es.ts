import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { totpCopy as english } from './totp-copy.ts';

export const totpCopy: Spanish<typeof english> = {
  title: 'Inicio de sesión en dos pasos',
  off: 'Agregue un segundo paso: un código de una aplicación de autenticación en su teléfono. Protege su cuenta aunque alguien descubra su contraseña.',
  on: 'Activado. Le pedimos un código de su aplicación de autenticación cuando inicia sesión.',
  codesLeft: (count) =>
    `Le ${count === 1 ? 'queda' : 'quedan'} ${count} ${count === 1 ? 'código' : 'códigos'} de recuperación. Para obtener códigos nuevos, desactive esta opción y actívela de nuevo.`,
  start: 'Configurar el inicio de sesión en dos pasos',
  remove: 'Desactivar el inicio de sesión en dos pasos',
  removed: 'El inicio de sesión en dos pasos está desactivado.',
  scan: 'Escanee este código con su aplicación de autenticación o escriba la clave en ella. Luego ingrese el código de 6 dígitos que muestra la aplicación.',
  qr: 'Código QR para su aplicación de autenticación',
  key: 'Clave',
  code: 'Código de su aplicación',
  confirm: 'Activar el inicio de sesión en dos pasos',
  cancel: 'Cancelar',
  codes: {
    title: 'Guarde sus códigos de recuperación',
    why: 'Cada código le permite iniciar sesión una vez si pierde su teléfono. Solo los mostramos ahora. Imprímalos o guárdelos en un administrador de contraseñas.',
    action: 'Ya guardé mis códigos',
  },
};
