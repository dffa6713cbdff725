import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { notificationsCopy as english } from './copy.ts';

export const notificationsCopy: Spanish<typeof english> = {
  open: (asked) => (asked > 0 ? `Notificaciones, ${asked} por atender` : 'Notificaciones'),
  title: 'Notificaciones',
  none: 'No hay notificaciones',
  unread: 'Sin leer',
  moment: (title, others) => `${title}, y ${others} más`,
  all: 'Mostrar todas',
  fewer: 'Mostrar menos',
  readAll: 'Marcar todas como leídas',
  failed: 'No pudimos cargar sus notificaciones.',
};
