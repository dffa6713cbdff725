import * as z from 'zod';

/** The identity services: the broker with the lender's own identity provider, and the legacy service with passwords. */
const SignInService = z.enum(['broker', 'legacy']);
export type SignInService = z.infer<typeof SignInService>;

const ENCRYPTED_OR_LOOPBACK = /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/|$))/;

/** An OpenID Connect provider at which the lender's customers already have an account. */
const Issuer = z.strictObject({
  /** As people know it: “Harborview ID”. */
  name: z.string().min(1),
  /** Its issuer identifier. Plain http is for tests on the same machine only. */
  url: z.url().regex(ENCRYPTED_OR_LOOPBACK, 'Must use https'),
  clientId: z.string().min(1),
});
export type Issuer = z.infer<typeof Issuer>;

/** How a lender's people sign in. */
export const SignIn = z.strictObject({
  /** Forces a service on everybody, or lets the experiment choose. */
  mode: z.enum(['broker', 'legacy', 'optimizely']),
  /** The services for customers and for agents whom the experiment's flag gives none. */
  experiment: z.strictObject({ customer: SignInService, agent: SignInService }),
  issuer: Issuer.optional(),
  /** How long a password is valid. Passwords don't expire by default (NIST SP 800-63B, 3.1.1.2). */
  passwordMaxDays: z.int().min(1).optional(),
  /** Whether staff may do nothing before a second factor. Required by default, but optional in a trial with the sandbox. */
  staffSecondFactor: z.enum(['REQUIRED', 'OPTIONAL']).optional(),
});
export type SignIn = z.infer<typeof SignIn>;

/** Returns whether a lender's staff must sign in with a second factor. */
export function staffNeedsSecondFactor(
  { staffSecondFactor }: Pick<SignIn, 'staffSecondFactor'>,
  { isTrial }: { readonly isTrial: boolean },
): boolean {
  return staffSecondFactor ? staffSecondFactor === 'REQUIRED' : !isTrial;
}

/** The experiment that chooses the service, for customers and for agents. */
export const SIGN_IN_FLAGS = { customer: 'fe-heloc-sign-in', agent: 'fe-heloc-sign-in-agent' } as const;

/** Returns whether a flag of `SIGN_IN_FLAGS` chooses the service: the folder forces none, and there are two. */
export function isLeftToFlag(mode: SignIn['mode'], hasIssuer: boolean): boolean {
  return mode === 'optimizely' && hasIssuer;
}

export const USER_TYPES = ['customer', 'agent'] as const;
export type UserType = (typeof USER_TYPES)[number];

/**
 * Returns the service that signs a person in: the forced one, else the experiment's.
 * @param decided what their flag of `SIGN_IN_FLAGS` decided; the lender's folder chooses for anybody else
 */
export function signInService(
  { mode, experiment }: Pick<SignIn, 'mode' | 'experiment'>,
  userType: UserType,
  decided?: unknown,
): SignInService {
  if (mode !== 'optimizely') return mode;
  return SignInService.safeParse(decided).data ?? experiment[userType];
}
