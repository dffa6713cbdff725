// @vitest-environment happy-dom
// Proves CO-06.

import { ORGANISATION_INFO_ID } from '@homeline/domain/organisations/organisation-info.ts';
import { expect, test } from 'vitest';

document.body.innerHTML = `<script type="application/json" id="${ORGANISATION_INFO_ID}">{"baseUrl":"","orgCode":"homeline"}</script>`;
const { pathAfterSignIn, signInPath } = await import('./client.ts');

test.each([
  ['/applications/0f0e/facts', '/applications/0f0e/facts'],
  ['/work?state=OH', '/work?state=OH'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['https://elsewhere.example', '/'],
  ['/sign-in?back=/work', '/'],
])('after signing in, %s leads to %s', (back, expected) => {
  const asked = new URLSearchParams(signInPath(back).split('?')[1]).get('back');
  expect(pathAfterSignIn(asked ?? back)).toBe(expected);
});
