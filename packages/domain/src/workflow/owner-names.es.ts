import type { Owner } from './step.ts';

export const OWNER_NAMES: Readonly<Record<Owner, string>> = {
  SYSTEM: 'Nuestro sistema',
  OPERATIONS: 'Nuestro equipo de operaciones',
  UNDERWRITER: 'Un analista de crédito',
  FRAUD_DESK: 'Nuestro equipo contra el fraude',
  COMPLIANCE_OFFICER: 'Un oficial de cumplimiento',
  FUNDING_OFFICER: 'Un oficial de desembolso',
  TITLE_AGENT: 'El agente de títulos',
  VALUATION_AGENT: 'Un agente local de valoración',
  ATTORNEY: 'Un abogado',
  EMPLOYER: 'Su empleador',
  BANK: 'El banco',
  COUNTY_RECORDER: 'El registro del condado',
  ADDITIONAL_SIGNER: 'Los demás firmantes',
  BORROWER: 'Usted',
};
