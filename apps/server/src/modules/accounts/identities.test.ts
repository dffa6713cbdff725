import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { registrationOf } from '../../testing/persona-calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

it('accepts a password in any Unicode composition', async () => {
  const person = { ...builtInPersona('t01'), email: 'accents@example.com' };
  const [composed, decomposed] = ['contraseña de la señora Pérez', 'contraseña de la señora Pérez'].map(
    (text, index) => text.normalize(index === 0 ? 'NFC' : 'NFD'),
  );
  const register = { ...registrationOf(person), password: decomposed };
  expect(await app.call('register', { body: register })).toMatchObject({ status: 201 });
  for (const password of [composed, decomposed])
    expect(await app.call('logIn', { body: { email: person.email, password } })).toMatchObject({
      status: 200,
    });
  const wrong = { email: person.email, password: 'contrasena de la senora Perez' };
  expect(await app.call('logIn', { body: wrong })).toMatchObject({ status: 401 });
});
