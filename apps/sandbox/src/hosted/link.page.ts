import { html, page } from '../html.ts';

export type Choice = { id: string; label: string; detail: string };

type LinkPage = { title: string; question: string; choices: readonly Choice[]; fails: boolean };

/** The provider's own page on which a person picks an account or an employer and allows us to read it. */
export function linkPage({ title, question, choices, fails }: LinkPage): string {
  return page(
    title,
    'A page of the provider. You go back to your application when you are done.',
    html`<section><h2>${question}</h2>
${fails && html`<p role="status">We cannot connect you right now. Go back and try another way.</p>`}
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
