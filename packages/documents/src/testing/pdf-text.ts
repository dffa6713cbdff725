import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Returns a PDF's whole text without white space, since line and page breaks vary; page furniture comes last. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { content, furniture } = await pdfTexts(bytes);
  return content + furniture;
}

/** Returns a PDF's text without white space: what a screen reader reads, and the headers and footers of its pages. */
export async function pdfTexts(bytes: Uint8Array): Promise<{ content: string; furniture: string }> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const texts: string[] = [];
  const furniture: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    let inArtifact = false;
    for (const item of items) {
      if ('str' in item) (inArtifact ? furniture : texts).push(item.str);
      // The published types lack the tag.
      else if ('tag' in item) inArtifact = item.tag === 'Artifact';
    }
  }
  await task.destroy();
  const joined = (parts: readonly string[]) => parts.join('').replace(/\s/g, '');
  return { content: joined(texts), furniture: joined(furniture) };
}
