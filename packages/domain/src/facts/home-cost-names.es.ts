import type { HOME_COST_NAMES as english } from './home-cost-names.ts';

export const HOME_COST_NAMES: typeof english = [
  ['propertyTaxCents', 'Impuesto sobre la propiedad'],
  ['insuranceCents', 'Seguro de vivienda'],
  ['duesCents', 'Cuotas de la asociación de propietarios (HOA)'],
];
