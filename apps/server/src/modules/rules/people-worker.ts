import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Rules } from '@homeline/domain/policy/rules.ts';
import { rulesOn } from '@homeline/domain/rules/rulebook.ts';
import { rulebookFrom } from './compiled-rules.ts';
import type { PeopleAnswer, PeopleQuestion } from './people-thread.ts';
import { proposedRules } from './proposed-rules.ts';
import { compileVersion, type RuleFile } from './rule-files.ts';
import { comparePeople, peopleIn } from './sample-people.ts';

const PERSONAS = fileURLToPath(new URL('../../../../../personas', import.meta.url));

// Requests come first. On Linux this is the priority of the calling thread; elsewhere it would be the whole server's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.postMessage(await answerTo(workerData as PeopleQuestion));

async function answerTo({ before: files, proposed }: PeopleQuestion): Promise<PeopleAnswer> {
  const before = await compiledRules(files);
  const after = await proposedRules(before, ...proposed);
  if ('problems' in after) return after;
  const people = peopleIn(PERSONAS);
  const nameOf = (who: string) => people.find(({ id }) => id === who)?.name ?? who;
  const { compared, undecided } = comparePeople(people, { before, after: after.rules });
  return {
    rows: compared.map(({ who, ...result }) => ({ ...result, id: who, name: nameOf(who) })),
    undecided: undecided.map(({ who, reasons }) => ({ name: nameOf(who), reasons: [...reasons] })),
  };
}

/** Compiles files that are published, so that each is known to compile. */
async function compiledRules(files: readonly RuleFile[]): Promise<Rules> {
  const compiled = files.map(compileVersion);
  const usable = compiled.flatMap((version) => ('problems' in version ? [] : [version]));
  const latest = files
    .map(({ effectiveOn }) => effectiveOn)
    .toSorted()
    .at(-1);
  if (!latest) throw new Error('No rules are in effect');
  return rulesOn(rulebookFrom(usable), latest);
}
