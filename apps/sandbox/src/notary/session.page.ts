import type { HostedFlowOf } from '../hosted/hosted.ts';
import { html, page } from '../html.ts';

const QUESTIONS = [
  {
    question: 'Which of these streets have you lived on?',
    answers: ['Maple Lane', 'Harbor View', 'None of these'],
  },
  {
    question: 'When was your home built?',
    answers: ['Before 1950', '1950 to 1999', '2000 or later'],
  },
  {
    question: 'Which lender holds your first mortgage?',
    answers: ['First Harbor Mortgage', 'Plain Bank', 'None'],
  },
];

/** Renders the online session of signer and notary. */
export function sessionPage(session: HostedFlowOf<'SESSION'>): string {
  const names = session.signers.map(({ name }) => name).join(' and ');
  return page(
    'Online notary session',
    `${names} with Sandy Box, Notary Public`,
    html`<section>${session.ended ? endedSession(session) : session.identified ? openSession(session) : questions()}</section>`,
    true,
  );
}

function questions() {
  return html`<h2>Verify your identity</h2>
<p>Answer these questions to meet the notary. In the sandbox, any answer works.</p>
<form method="post" class="stack">
${QUESTIONS.map(
  ({ question, answers }, number) =>
    html`<fieldset><legend>${question}</legend>${answers.map(
      (answer, index) =>
        html`<label class="choice"><input type="radio" name="q${number}" value="${answer}"${index === 0 && html` checked`}>${answer}</label>`,
    )}</fieldset>`,
)}
<button name="action" value="identify">Answer and meet the notary</button>
<button name="action" value="fail" class="quiet">Fail the questions</button>
</form>`;
}

function openSession({ documents, signers }: HostedFlowOf<'SESSION'>) {
  return html`<h2>You’re with the notary</h2>
<dl><dt>Documents</dt><dd>${documents.map(({ name }) => name).join(', ')}</dd><dt>Signers</dt><dd>${signers.map(({ name }) => name).join(', ')}</dd></dl>
<p>The notary watches you sign each one, then signs and seals them.</p>
<form method="post" class="stack">
<button name="action" value="complete">Sign and seal the documents</button>
<button name="action" value="fail" class="quiet">End the session without signing</button>
</form>`;
}

function endedSession({ ended, returnUrl }: HostedFlowOf<'SESSION'>) {
  const text =
    ended === 'COMPLETED'
      ? 'The documents are signed and sealed. We’re sending them to your lender.'
      : 'The session ended without a signature. Your lender will contact you about next steps.';
  return html`<h2>The session has ended</h2><p role="status">${text}</p><p><a href="${returnUrl}">Return to your application</a></p>`;
}
