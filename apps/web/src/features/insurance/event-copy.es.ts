import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { insuranceEventCopy as english } from './event-copy.ts';

export const insuranceEventCopy: Spanish<typeof english> = {
  onFile: { title: 'Su seguro de vivienda', when: 'Ya lo tenemos' },
  accepted: { title: 'Su seguro de vivienda', when: 'Enviado, y cubre su vivienda' },
  checking: { title: 'Revisamos su seguro de vivienda', text: 'Tenemos su póliza.' },
  toSend: {
    title: 'Usted envía su póliza de seguro de vivienda',
    text: 'La necesitamos antes de enviar su dinero.',
    action: 'Enviarla ahora',
  },
  later: 'Enviar su póliza de seguro',
};
