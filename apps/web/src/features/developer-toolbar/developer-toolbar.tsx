import { ChatMode } from '@homeline/domain/chat/chat-mode.ts';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BASE } from '../../session/end-of-session.ts';
import { toolbarCopy as copy } from './copy.ts';
import { type Credentials, signIn } from './sign-in.ts';
import './developer-toolbar.css';

/** Signs a tester in and switches the chat mode. Pages load it outside production alone. */
export default function DeveloperToolbar() {
  return (
    <details className="developer-toolbar" lang="en">
      <summary>{copy.heading}</summary>
      <SignIn />
      <ChatModeSwitch />
    </details>
  );
}

function SignIn() {
  const [hasFailed, setFailed] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setFailed(false);
    try {
      await signIn(Object.fromEntries(new FormData(event.currentTarget)) as Credentials);
      // A page load drops the previous person's state.
      window.location.assign(`${BASE}/dashboard`);
    } catch {
      setFailed(true);
    }
  }
  return (
    <>
      <form aria-label={copy.byPassword} onSubmit={(event) => void submit(event)}>
        <label>
          {copy.email}
          <input name="email" type="email" required autoComplete="off" />
        </label>
        <label>
          {copy.password}
          <input name="password" type="password" required autoComplete="off" />
        </label>
        <button type="submit">{copy.signIn}</button>
      </form>
      <form aria-label={copy.byToken} onSubmit={(event) => void submit(event)}>
        <label>
          {copy.jwt}
          <input name="jwt" required autoComplete="off" spellCheck={false} />
        </label>
        <button type="submit">{copy.signIn}</button>
      </form>
      {hasFailed && <p role="alert">{copy.failed}</p>}
    </>
  );
}

/** Keeps the mode in the address, where the chat reads it. */
function ChatModeSwitch() {
  const [query, setQuery] = useSearchParams();
  const choose = (mode: string) => {
    const chosen = new URLSearchParams(query);
    if (mode) chosen.set('mode', mode);
    else chosen.delete('mode');
    setQuery(chosen, { replace: true });
  };
  return (
    <label>
      {copy.mode}
      <select value={query.get('mode') ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{copy.usualMode}</option>
        {ChatMode.options.map((mode) => (
          <option key={mode}>{mode}</option>
        ))}
      </select>
    </label>
  );
}
