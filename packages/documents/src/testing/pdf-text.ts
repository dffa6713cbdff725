import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Returns a PDF's whole text without white space, since line and page breaks vary; page furniture comes last. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
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
  return [...texts, ...furniture].join('').replace(/\s/g, '');
}
