import { BrokerIdentity, LegacyIdentity } from '@homeline/domain/accounts/identity.ts';
import { USER_TYPES } from '@homeline/domain/organisations/sign-in.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { SignedIn } from './log-in.ts';
import { RedirectUrl } from './redirect-url.ts';

/** Customers and agents have separate paths. */
const UserTypeParams = z.object({ userType: z.enum(USER_TYPES) });

/** An address to which the browser continues. */
const Redirect = z.object({ redirect: z.string() });

export const brokerLogIn = call({
  name: 'brokerLogIn',
  method: 'POST',
  path: '/identity-broker/{userType}/api/v3/login',
  who: 'ANYONE',
  summary: 'Starts a sign-in at the identity broker: at the lender’s identity provider, else on our pages.',
  params: UserTypeParams,
  body: z.object({ redirectUrl: RedirectUrl.optional() }),
  answer: Redirect,
  errors: ['PROVIDER_UNAVAILABLE', 'TOO_MANY_ATTEMPTS'],
});

export const brokerCallback = call({
  name: 'brokerCallback',
  method: 'POST',
  path: '/identity-broker/{userType}/api/v3/callback',
  who: 'ANYONE',
  summary: 'Finishes a sign-in at the lender’s identity provider with the query it returned.',
  params: UserTypeParams,
  body: z.object({ query: z.string('Required').min(1, 'Required').max(8000) }),
  answer: SignedIn.extend({ redirectUrl: z.string().optional() }),
  errors: ['BROKER_REFUSED', 'USER_NOT_FOUND', 'PROVIDER_UNAVAILABLE'],
});

export const brokerLogOut = call({
  name: 'brokerLogOut',
  method: 'POST',
  path: '/identity-broker/{userType}/secure/api/v3/logout',
  who: 'SIGNED_IN',
  summary: 'Signs a person out here, and answers where their identity provider signs them out.',
  params: UserTypeParams,
  answer: Redirect,
});

export const getBrokerIdentity = call({
  name: 'getBrokerIdentity',
  method: 'GET',
  path: '/identity-broker/{userType}/secure/api/v3/self/figureinfo',
  who: 'SIGNED_IN',
  summary: 'Returns the signed-in person as the identity broker knows them.',
  params: UserTypeParams,
  answer: BrokerIdentity,
});

export const getLegacyIdentity = call({
  name: 'getLegacyIdentity',
  method: 'GET',
  path: '/identity/secure/api/v1/identity',
  who: 'SIGNED_IN',
  summary: 'Returns the signed-in person as the legacy identity service knows them.',
  answer: LegacyIdentity,
});

export const getLegacyIdentityV1_1 = call({
  ...getLegacyIdentity,
  name: 'getLegacyIdentityV1_1',
  path: '/identity/secure/api/v1_1/identity',
});
