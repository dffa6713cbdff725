import { readFileSync } from 'node:fs';
import type { OwnQuestion } from './bench-question.ts';
import { openOwnBot } from './evaluate.ts';
import { SITUATIONS, type Situation } from './own-situations.ts';

/**
 * Prints what the chatbot answers to questions that somebody else wrote, for somebody else to judge: `node bench/chatbot/ask-own.ts FILE`.
 * A line of the file is a situation, a bar and a question: `NOTARY | what day is she coming`. A question in Spanish is answered in Spanish; with
 * `es` after the file, all are asked on Spanish pages.
 */
const [file, page] = process.argv.slice(2);
if (!file) {
  const words = Object.entries(SITUATIONS).map(([name, { words }]) => `  ${name}: ${words}`);
  console.log(['node bench/chatbot/ask-own.ts FILE', ...words].join('\n'));
  process.exit(1);
}

const questions = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.includes('|'))
  .map((line): OwnQuestion => {
    const [name = '', ask = ''] = line.split('|').map((part) => part.trim());
    if (!isSituation(name)) throw new Error(`${name} is no situation`);
    return { at: name, ask, from: [], page: page === 'es' ? 'es' : 'en' };
  });

function isSituation(name: string): name is Situation {
  return Object.hasOwn(SITUATIONS, name);
}

const { answers, asked, unknown } = await (await openOwnBot())(questions);
for (const { at, ask, said, text } of answers) console.log(`[${at}] ${ask}\n  ${said}: ${text}\n`);
console.log(`${asked} asked, ${unknown} not known`);
