// Proves UP-03.

import { expect, it } from 'vitest';
import { hasPdfActions } from './pdf-actions.ts';

it.each([
  '<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>',
  '<< /AA << /O << /S /Launch /F (cmd.exe) >> >> >>',
  '<< /S /J#61vaScript /J#53 (app.alert(1)) >>',
  '<< /Names << /EmbeddedFiles 5 0 R >> >>',
  '<< /Type /EmbeddedFile /Length 5 >>\nstream\nhello\nendstream',
  '<< /S /SubmitForm /F (https://elsewhere.example) >>',
  '%stream\n<< /S /JavaScript /JS (app.alert(1)) >>\n%endstream',
  '<< /Length 60 >>\nstream\n9 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj\nendstream',
  '<< /OpenAction << /S /GoToR /F (\\\\\\\\elsewhere.example\\\\share) >> >>',
  '<< /OpenAction << /S /GoToE /T << /R /C /N (a) >> >> >>',
  '<< /AcroForm << /XFA 9 0 R >> >>',
  '<< /AcroForm << /XFA [(template) 9 0 R] >> >>',
])('finds an action that a PDF reader would run: %s', (text) => {
  expect(hasPdfActions([`%PDF-1.7\n1 0 obj\n${text}\nendobj`])).toBe(true);
  expect(hasPdfActions(['%PDF-1.7', text])).toBe(true);
});

it.each([
  '<< /OpenAction [3 0 R /Fit] >>',
  '<< /A << /S /URI /URI (https://bank.example) >> >>',
  '<< /Length 30 >>\nstream\n\u0001/JS (x) /XFA \u0002\nendstream',
  '<< /Title (JS and JavaScript) /JSX 5 /LaunchPad 3 >>',
])('accepts a PDF with nothing that a reader would run: %s', (text) => {
  expect(hasPdfActions([text])).toBe(false);
});
