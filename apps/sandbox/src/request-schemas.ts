import * as z from 'zod';

/** The fields of every provider request. */
export const Order = z.object({ reference: z.guid(), fileNumber: z.guid() });

export const Person = z.object({
  firstName: z.string().min(1),
  middleName: z.string().optional(),
  lastName: z.string().min(1),
  suffix: z.string().optional(),
  dob: z.iso.date().optional(),
  ssn: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
});

export const Address = z.object({
  street1: z.string().min(1),
  street2: z.string().optional(),
  city: z.string().min(1),
  state: z.string().length(2),
  zip: z.string().min(5),
});

export const File = z.object({ name: z.string(), contentType: z.string(), content: z.base64().min(1) });

export const Signer = z.object({ name: z.string().min(1), email: z.string().min(1) });

/** US dollars. */
export const Dollars = z.number();

export const ReturnUrl = z.url({ protocol: /^https?$/ });
