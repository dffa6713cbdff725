import * as z from 'zod';
import { RegistrationSteps } from '../accounts/register.ts';

type RegistrationStep = keyof typeof RegistrationSteps;

/** The steps of the registration, in the order in which they are asked. */
export const REGISTRATION_STEPS = Object.keys(RegistrationSteps) as readonly RegistrationStep[];

/** How far a visit came, in order. */
export const VisitStage = z.enum([
  'VISIT',
  'REGISTRATION_STARTED',
  ...REGISTRATION_STEPS,
  'REGISTERED',
  'OFFERS_SEEN',
  'SUBMITTED',
]);
export type VisitStage = z.infer<typeof VisitStage>;
