type Report = {
  /** yyyy-MM-dd */
  readonly date: string;
  readonly sentence: string;
};

/** Returns a one-page PDF of a status report, base64. Written by hand: answers are computed at once, and the library that writes PDFs isn't. */
export function statusReport({ date, sentence }: Report): string {
  const lines = [
    'Status report pursuant to the Servicemembers Civil Relief Act',
    `Active duty status date: ${date}`,
    sentence,
    'From the sandbox: this report has no legal effect.',
  ];
  const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  const stream = `BT /F1 12 Tf 24 TL 72 720 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = [`0000000000 65535 f `, ...offsets.map((offset) => `${offset} 00000 n `)].join('\n');
  const end = `xref\n0 ${objects.length + 1}\n${table}\ntrailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end, 'latin1').toString('base64');
}

function escaped(line: string): string {
  return line.replace(/[\\()]/g, '\\$&');
}
