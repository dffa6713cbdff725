import * as z from 'zod';

/** A person's identity at the identity broker. */
export const BrokerIdentity = z.object({
  identityUuid: z.guid(),
  organizationCode: z.string(),
  userType: z.string(),
  email: z.string(),
  updatedAt: z.iso.datetime(),
  isManageable: z.boolean(),
  activeLegacyCustomerOrgs: z.array(z.string()),
  wallet: z.object({ accountAddress: z.string(), groupPolicyAddress: z.string().optional() }).optional(),
});

/** A person's identity at the legacy identity service. */
export const LegacyIdentity = z.object({
  uuid: z.guid(),
  organizationCode: z.string(),
  profileType: z.string(),
  updatedDate: z.iso.datetime(),
  passwordExpired: z.boolean(),
  twoFactorEnabled: z.boolean(),
  totpVerified: z.boolean(),
  aliases: z.array(z.object({ type: z.string(), value: z.string() })),
});
