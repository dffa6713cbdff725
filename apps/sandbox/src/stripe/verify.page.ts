import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { html, page } from '../html.ts';

/** Renders the hosted page of a session: consent, the document and the face. The person enters what their document says. */
export function verifyPage(person: Persona | undefined): string {
  const [firstName = '', ...others] = person?.name.split(' ') ?? [];
  return page(
    'Verify your identity',
    'You’re on Stripe’s site. We’ll return you to your application when you’re done.',
    html`<section><h2>Scan your ID and your face</h2>
<p>Stripe uses biometric technology on images of you and your ID. You can decline.</p>
<form method="post" class="stack">
<fieldset><legend>Your ID</legend>
${['Driver’s license', 'Passport', 'Identity card'].map(
  (label, index) =>
    html`<label class="choice"><input type="radio" name="type" value="${index}"${index === 0 && html` checked`}>${label}</label>`,
)}
</fieldset>
<label>First name on the ID<input name="first_name" value="${firstName}"></label>
<label>Last name on the ID<input name="last_name" value="${others.join(' ')}"></label>
<label>Date of birth on the ID<input name="dob" type="date" value="${person?.dob}"></label>
<button name="action" value="submit">Agree and submit</button>
<button name="action" value="decline" class="quiet">Decline</button>
</form></section>`,
    true,
  );
}
