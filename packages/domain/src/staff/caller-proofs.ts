import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';
import { coBorrowerLast4 } from '../facts/co-borrowers.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { additionalSigners, newestOf, type Signer } from '../facts/signers.selectors.ts';
import { foldedWords } from '../people/folded-name.ts';
import { parseUsPhone } from '../people/phone.ts';
import { addressTerms, type SearchTerm } from './search-terms.ts';

/** The fewest kinds of proof that a caller must give. */
const FEWEST_PROOFS = 2;

const text = z.string().trim().min(1, 'Required').max(200, 'Cannot be more than 200 characters');
const Fields = z.object({
  name: text,
  dob: CivilDateSchema,
  ssnLast4: z.string().regex(/^\d{4}$/, 'Must be four digits'),
  phone: z.string().refine((typed) => parseUsPhone(typed) !== undefined, 'Must be a US phone number'),
  emailAddress: z.email('Must be an email address').max(200),
  loanNumber: z
    .string()
    .trim()
    .regex(/^\d{6,20}$/, 'Must be the digits of a loan number'),
  street: text,
  zip: z.string().regex(/^\d{5}$/, 'Must be five digits'),
});
type Said = { readonly [Field in keyof z.infer<typeof Fields>]?: string | undefined };

/** The kinds of proof, each with its fields, and its name in the record of look-ups. */
const PROOFS = {
  identity: { fields: ['name', 'dob'], name: 'name and date of birth' },
  ssnLast4: { fields: ['ssnLast4'], name: 'last four of the SSN' },
  phone: { fields: ['phone'], name: 'phone' },
  emailAddress: { fields: ['emailAddress'], name: 'email address' },
  loanNumber: { fields: ['loanNumber'], name: 'loan number' },
  home: { fields: ['street', 'zip'], name: 'home address' },
} as const satisfies Record<string, { readonly fields: readonly (keyof Said)[]; readonly name: string }>;
type ProofKind = keyof typeof PROOFS;
const KINDS = Object.keys(PROOFS) as ProofKind[];

/** What a caller says about themselves: at least two kinds of proof. */
export const CallerProofs = Fields.partial().superRefine((said, context) => {
  const refuse = (path: keyof Said, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (said.name !== undefined && said.dob === undefined) refuse('dob', 'Required with the name');
  if (said.dob !== undefined && said.name === undefined) refuse('name', 'Required with the date of birth');
  if (said.street !== undefined && said.zip === undefined) refuse('zip', 'Required with the street');
  if (said.zip !== undefined && said.street === undefined) refuse('street', 'Required with the ZIP code');
  if (proofsIn(said).length < FEWEST_PROOFS) refuse('name', 'Enter at least two things that the caller says');
});
export type CallerProofs = z.infer<typeof CallerProofs>;

/** Returns the kinds of proof a caller gave. */
export function proofsIn(said: Said): readonly ProofKind[] {
  return KINDS.filter((kind) => PROOFS[kind].fields.every((field) => said[field] !== undefined));
}

/** Returns the names of a caller's proofs, without their values. */
export function proofNames(said: Said): readonly string[] {
  return proofsIn(said).map((kind) => PROOFS[kind].name);
}

/** Returns each given proof as one normalized text, the same however it is typed. */
export function proofTexts(said: Said): readonly { readonly kind: ProofKind; readonly text: string }[] {
  return proofsIn(said).map((kind) => {
    const fields: readonly (keyof Said)[] = PROOFS[kind].fields;
    return { kind, text: fields.flatMap((field) => foldedWords(said[field] ?? '')).join(' ') };
  });
}

/** Returns the search terms that the caller's application must all match. A loan number isn't one of them. */
export function callerTerms({
  name,
  ssnLast4,
  phone,
  emailAddress,
  street,
  zip,
}: Said): readonly SearchTerm[] {
  const e164 = phone && parseUsPhone(phone)?.e164;
  return [
    ...foldedWords(name ?? '').map((word) => ({ kind: 'WORD', text: word }) as const),
    ...(ssnLast4 ? [{ kind: 'LAST_FOUR', hashed: ssnLast4 } as const] : []),
    ...(e164 ? [{ kind: 'PHONE', hashed: e164 } as const] : []),
    ...(emailAddress ? [{ kind: 'EMAIL', hashed: emailAddress.toLowerCase() } as const] : []),
    ...(street ? addressTerms(`${street} ${zip}`) : []),
  ];
}

/** What proofs are compared with in addition to the facts. */
type Known = {
  /** The date of birth of the borrower, or of a signer. */
  readonly dobOf: (signer?: Signer) => string | undefined;
  readonly loanNumber: string;
};

/** The person whose identity a caller proved. */
export type Caller = { readonly role: 'BORROWER' | Signer['type']; readonly signer?: Signer };

/** The file's data on one person and their application. */
type OnFile = {
  readonly names: readonly string[];
  readonly dob: string | undefined;
  readonly last4: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly loanNumber: string;
  readonly property: Facts['property'];
};

/** What others of the same application know as well, so that it doesn’t count as a signer’s own proof. */
const SHARED: readonly ProofKind[] = ['loanNumber', 'home'];

/**
 * Returns which person of an application a caller is: everything said must be true of that one person. A signer must prove who they are by
 * data of their own, because the borrower knows the loan number and the home too.
 */
export function callerOf(facts: Facts, known: Known, said: Said): Caller | undefined {
  const kinds = proofsIn(said);
  const isRight = (onFile: OnFile) => kinds.every((kind) => HOLDS[kind](onFile, said));
  if (isRight(borrowerOnFile(facts, known))) return { role: 'BORROWER' };
  if (kinds.filter((kind) => !SHARED.includes(kind)).length < FEWEST_PROOFS) return undefined;
  const [signer, ...others] = additionalSigners(facts).filter((one) =>
    isRight(signerOnFile(facts, one, known)),
  );
  return signer && others.length === 0 ? { role: signer.type, signer } : undefined;
}

function borrowerOnFile({ profile, ssn, contact, property }: Facts, known: Known): OnFile {
  const { firstName = '', middleName = '', lastName = '' } = profile ?? {};
  return {
    names: profile ? [`${firstName} ${lastName}`, `${firstName} ${middleName} ${lastName}`] : [],
    ...{ dob: known.dobOf(), last4: ssn?.last4, phone: contact?.phone, email: contact?.email },
    ...{ loanNumber: known.loanNumber, property },
  };
}

function signerOnFile(facts: Facts, signer: Signer, known: Known): OnFile {
  return {
    ...{ names: [signer.name], dob: known.dobOf(signer), last4: coBorrowerLast4(facts, signer) },
    ...{ phone: newestOf(facts.signerDetails, signer)?.phone, email: signer.email },
    ...{ loanNumber: known.loanNumber, property: facts.property },
  };
}

const HOLDS: Readonly<Record<ProofKind, (onFile: OnFile, said: Said) => boolean>> = {
  identity({ names, dob }, said) {
    if (said.name === undefined || said.dob === undefined || dob !== said.dob) return false;
    const typed = foldedWords(said.name).join(' ');
    return names.some((name) => foldedWords(name).join(' ') === typed);
  },
  ssnLast4: ({ last4 }, { ssnLast4 }) => last4 !== undefined && last4 === ssnLast4,
  phone(onFile, { phone = '' }) {
    const known = parseUsPhone(onFile.phone ?? '')?.e164;
    return known !== undefined && known === parseUsPhone(phone)?.e164;
  },
  emailAddress: ({ email }, { emailAddress }) =>
    email !== undefined && email.toLowerCase() === emailAddress?.toLowerCase(),
  loanNumber: (onFile, { loanNumber }) => onFile.loanNumber === loanNumber,
  home({ property }, { street, zip }) {
    if (!property || street === undefined || property.zip.slice(0, 5) !== zip) return false;
    const said = wordsOf(street);
    const whole = wordsOf([property.street1, property.street2].join(' '));
    return (
      wordsOf(property.street1).every((word) => said.includes(word)) &&
      said.every((word) => whole.includes(word))
    );
  },
};

function wordsOf(street: string): readonly string[] {
  return addressTerms(street).map((term) => ('hashed' in term ? term.hashed : ''));
}
