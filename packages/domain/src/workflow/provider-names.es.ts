import type { ProviderName } from './task-providers.ts';

export const PROVIDER_NAMES: Readonly<Record<ProviderName, string>> = {
  property: 'El servicio de registros de propiedad',
  credit: 'Nuestra agencia de crédito',
  valuation: 'Nuestro servicio de valoración de viviendas',
  title: 'Nuestra compañía de títulos',
  flood: 'Nuestro servicio de mapas de inundaciones',
  income: 'Nuestro servicio de verificación de ingresos',
  bank: 'Nuestro servicio de verificación bancaria',
  identity: 'Nuestro servicio de verificación de identidad',
  sanctions: 'Nuestro servicio de verificación de identidad',
  military: 'El servicio de estado militar',
  documents: 'Nuestro servicio de documentos',
  notary: 'Nuestro servicio de notarios',
  insurance: 'Nuestro servicio de registros de seguros',
  disbursement: 'Nuestro servicio de pagos',
  messaging: 'Nuestro servicio de correo electrónico',
};
