import { expect, test } from 'vitest';
import { LARGEST_REGISTRATION_KB, registrationScriptKb } from './script-size.ts';

test(`the registration loads at most ${LARGEST_REGISTRATION_KB} kB of JavaScript, gzipped`, async () => {
  expect(await registrationScriptKb()).toBeLessThanOrEqual(LARGEST_REGISTRATION_KB);
}, 120_000);
