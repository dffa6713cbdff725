// @vitest-environment happy-dom
// Proves CH-07, CH-10, CH-11.

import './testing/lender-page.ts';
import { cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const { Composer } = await import('./composer.tsx');
const { useComposer } = await import('./use-composer.ts');

type Sent = { readonly text: string; readonly files: readonly string[] };
let sent: Sent[];
let deliver: (key: string, text: string, files: readonly string[]) => Promise<void>;
let upload: (file: { name: string; file: Blob }) => Promise<{ uuid: string }>;
beforeEach(() => {
  sent = [];
  deliver = async (_, text, files) => void sent.push({ text, files });
  upload = async ({ name }) => ({ uuid: `uploaded ${name}` });
});
afterEach(cleanup);

function Writing({ takesFiles = true }: { takesFiles?: boolean }) {
  const composer = useComposer({
    problemWith: () => undefined,
    deliver: (...given) => deliver(...given),
    upload: (file) => upload(file),
    onSending: () => undefined,
    onFailed: () => undefined,
    arrived: () => false,
  });
  return (
    <Composer composer={composer} takesFiles={takesFiles} showsSending={false} onTyping={() => undefined} />
  );
}

const field = () => screen.getByRole('textbox', { name: 'Message' }) as HTMLTextAreaElement;
const picker = () => document.querySelector('input[type="file"]') as HTMLInputElement;
const chips = () =>
  within(screen.queryByRole('list', { name: 'Files to send' }) ?? document.createElement('ul'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const problems = () =>
  within(screen.queryByRole('alert') ?? document.createElement('p'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const bytes = (...start: number[]) => new Uint8Array([...start, 10, 10, 10, 10]);
const pdf = (name: string) => new File(['%PDF-1.7 and more'], name);
const choose = (...files: File[]) => userEvent.setup({ applyAccept: false }).upload(picker(), files);
const filled = (...files: File[]) => ({ files, items: [], types: ['Files'] });

describe('the keyboard', () => {
  it('sends on Enter and makes a new line on Shift+Enter', async () => {
    render(<Writing />);
    await userEvent.type(field(), 'One{Shift>}{Enter}{/Shift}Two{Enter}');
    expect(sent).toEqual([{ text: 'One\nTwo', files: [] }]);
    expect(field().value).toBe('');
  });

  it('doesn’t send only spaces, or twice after a double press', async () => {
    render(<Writing />);
    await userEvent.type(field(), '   {Enter}');
    expect(sent).toEqual([]);
    const answer = Promise.withResolvers<void>();
    const keep = deliver;
    deliver = async (...given) => {
      await keep(...given);
      await answer.promise;
    };
    await userEvent.clear(field());
    await userEvent.type(field(), 'Hello{Enter}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    answer.resolve();
    await waitFor(() => expect(field().value).toBe(''));
    expect(sent).toHaveLength(1);
  });

  it('keeps a text of 100,000 characters unsent, and says how long one may be', async () => {
    render(<Writing />);
    fireEvent.change(field(), { target: { value: 'x'.repeat(100_000) } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(problems()).toEqual(['Cannot be more than 4000 characters']));
    expect(field().value).toHaveLength(100_000);
    expect(sent).toEqual([]);
  });

  it('leaves the Enter that ends a composition to the input method', async () => {
    render(<Writing />);
    fireEvent.change(field(), { target: { value: 'にほん' } });
    const composing = createEvent.keyDown(field(), { key: 'Enter' });
    Object.defineProperty(composing, 'isComposing', { value: true });
    fireEvent(field(), composing);
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(sent).toEqual([]);
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(sent).toEqual([{ text: 'にほん', files: [] }]));
  });
});

describe('attachments', () => {
  it('go with the text as one message, with their sizes shown before', async () => {
    render(<Writing />);
    await choose(pdf('paystub.pdf'), new File([new Uint8Array(1024).fill(65)], 'note.txt'));
    expect(chips()).toEqual(['paystub.pdf17 bytes×', 'note.txt1.0 KB×']);
    await userEvent.type(field(), 'Here you are{Enter}');
    await waitFor(() => expect(chips()).toEqual([]));
    expect(sent).toEqual([{ text: 'Here you are', files: ['uploaded paystub.pdf', 'uploaded note.txt'] }]);
  });

  it('can be removed one by one, even when two have the same name', async () => {
    render(<Writing />);
    await choose(pdf('same.pdf'), pdf('same.pdf'));
    await userEvent.click(screen.getAllByRole('button', { name: 'Remove same.pdf' })[0] as HTMLElement);
    expect(chips()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toEqual([{ text: '', files: ['uploaded same.pdf'] }]));
  });

  it('each say why they were refused, and valid ones of the same drop stay', async () => {
    render(<Writing />);
    fireEvent.drop(field(), {
      dataTransfer: filled(
        pdf('good.pdf'),
        new File(['MZ'], 'setup.exe'),
        new File(['text'], 'README'),
        new File(['<html>'], 'fake.pdf'),
        new File([], 'empty.txt'),
      ),
    });
    await waitFor(() => expect(problems()).toHaveLength(4));
    expect(problems()).toEqual([
      'setup.exe can’t be sent. You can send jpg, png, pdf, amr, mp3, mp4, txt files.',
      'README can’t be sent. You can send jpg, png, pdf, amr, mp3, mp4, txt files.',
      'fake.pdf isn’t the kind of file that its name says.',
      'empty.txt is empty.',
    ]);
    expect(chips()).toEqual(['good.pdf17 bytes×']);
  });

  it.each([
    ['photo.jpeg', bytes(0xff, 0xd8, 0xff), true],
    ['PHOTO.JPG', bytes(0xff, 0xd8, 0xff), true],
    ['song.mp3', bytes(0x49, 0x44, 0x33), true],
    ['photo.heic', bytes(0, 0, 0, 24), false],
  ])('named %s are accepted or refused by rule', async (name, content, isTaken) => {
    render(<Writing />);
    await choose(new File([content], name));
    await waitFor(() => expect(chips().length + problems().length).toBe(1));
    expect(chips()).toHaveLength(isTaken ? 1 : 0);
  });

  it('have a name without folders or characters that hide the extension', async () => {
    render(<Writing />);
    await choose(pdf('stub\u202Efdp.exe'), pdf('../../scan.pdf'));
    await waitFor(() => expect(chips()).toEqual(['scan.pdf17 bytes×']));
    expect(problems()).toEqual([
      'stubfdp.exe can’t be sent. You can send jpg, png, pdf, amr, mp3, mp4, txt files.',
    ]);
  });

  it('can be pasted', async () => {
    render(<Writing />);
    fireEvent.paste(field(), { clipboardData: filled(pdf('pasted.pdf')) });
    await waitFor(() => expect(chips()).toEqual(['pasted.pdf17 bytes×']));
  });

  it('are at most ten', async () => {
    render(<Writing />);
    await choose(...Array.from({ length: 50 }, (_, index) => pdf(`${index}.pdf`)));
    await waitFor(() => expect(chips()).toHaveLength(10));
    expect(problems()).toEqual(['You can send up to 10 files in one message.']);
  });

  it('are disabled until an agent has joined', async () => {
    render(<Writing takesFiles={false} />);
    const attach = screen.getByRole('button', { name: 'Attach files' }) as HTMLButtonElement;
    expect(attach.disabled).toBe(true);
    expect(screen.getByText('You can attach files once an agent has joined.')).toBeDefined();
    fireEvent.drop(field(), { dataTransfer: filled(pdf('dropped.pdf')) });
    fireEvent.paste(field(), { clipboardData: filled(pdf('pasted.pdf')) });
    expect(chips()).toEqual([]);
  });

  it('refused by the server are removed with the reason, and the text stays', async () => {
    const { RequestError } = await import('@homeline/contract/client.ts');
    upload = async () => {
      throw new RequestError(415, '', 'no', { code: 'UNSUPPORTED_MEDIA_TYPE' });
    };
    render(<Writing />);
    await choose(pdf('polyglot.pdf'));
    await userEvent.type(field(), 'See this{Enter}');
    await waitFor(() =>
      expect(problems()).toEqual(['polyglot.pdf isn’t the kind of file that its name says.']),
    );
    expect(chips()).toEqual([]);
    expect(field().value).toBe('See this');
    expect(sent).toEqual([]);
  });
});
