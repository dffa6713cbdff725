import { Address } from '@homeline/domain/facts/home.ts';
import * as z from 'zod';
import { parseJson } from '../http-call.ts';
import { SentPerson } from '../wire.ts';
import { issueTexts } from './judge-answer.ts';
import { SAMPLE, type Sample } from './sample-requests.ts';

const Given = z.strictObject({ ...SentPerson.shape, address: Address }).partial();

/** Reads the sample person of a provider's test environment. Fields left out are those of our invented person. */
export function readSample(
  text: string,
): { readonly sample: Sample } | { readonly problems: readonly string[] } {
  const { data, error } = Given.safeParse(parseJson(text));
  if (error) return { problems: issueTexts(error) };
  const { address = SAMPLE.address, ...person } = data;
  return { sample: { person: SentPerson.parse({ ...SAMPLE.person, ...person }), address } };
}
