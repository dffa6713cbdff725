import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { chatLauncherCopy as english } from './launcher-copy.ts';

export const chatLauncherCopy: Spanish<typeof english> = {
  region: 'Chat',
  open: 'Abrir el chat',
  minimize: 'Minimizar el chat',
  unread: (count) => `${count} ${count === 1 ? 'mensaje sin leer' : 'mensajes sin leer'}`,
};
