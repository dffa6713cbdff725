import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { flagsCopy as english } from './copy.ts';

export const flagsCopy: Spanish<typeof english> = {
  kept: 'Lo que escribió se conserva mientras esta página esté abierta y su sesión siga iniciada. Si su sesión se cierra antes, vuelva a ingresar las contraseñas y los números, como su número de Seguro Social. La página se abrirá de nuevo sola.',
  dashboard: 'Ir a sus solicitudes',
  call: '¿Nos necesita antes? Llame al',
};
