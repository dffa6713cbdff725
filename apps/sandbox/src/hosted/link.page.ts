import { html, page } from '../html.ts';

export type Choice = { id: string; label: string; detail: string };

type LinkPage = { title: string; question: string; choices: readonly Choice[]; fails: boolean };

/** Renders the provider's page where a borrower chooses an account or employer and grants access to it. */
export function linkPage({ title, question, choices, fails }: LinkPage): string {
  return page(
    title,
    'You’re on the provider’s site. We’ll return you to your application when you’re done.',
    html`<section><h2>${question}</h2>
${fails && html`<p role="status">We can’t connect you right now. Go back and try another way.</p>`}
<form method="post" class="stack">
<fieldset><legend>Choose one</legend>
${choices.map(
  ({ id, label, detail }, index) =>
    html`<label class="choice"><input type="radio" name="choice" value="${id}"${index === 0 && html` checked`}>
<span><strong>${label}</strong><br><span class="soft">${detail}</span></span></label>`,
)}
</fieldset>
<button name="action" value="continue">Continue</button>
<button name="action" value="cancel" class="quiet">Cancel</button>
</form></section>`,
    true,
  );
}

/** Renders the page of a bank that signs its customers in itself and then asks for their permission. */
export function bankSignInPage(bank: string): string {
  return page(
    bank,
    'You’re on your bank’s own site.',
    html`<section><h2>Share your account details?</h2>
<form method="post" class="stack">
<p>You signed in with your passkey. We’ll share your account and routing numbers with the company that you chose.</p>
<button name="action" value="allow">Allow</button>
<button name="action" value="deny" class="quiet">Don’t allow</button>
</form></section>`,
    true,
  );
}
