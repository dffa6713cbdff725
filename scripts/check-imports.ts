import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.cjs';
import { folderCycles, mutualModules } from './folder-cycles.ts';

/** Checks the direction of imports, and that the check read enough files. */
const result = await cruise(['packages', 'apps'], {
  ruleSet: { forbidden: config.forbidden },
  ...config.options,
  validate: true,
});
if (typeof result.output === 'string') throw new Error(result.output);
const { modules, summary } = result.output;
for (const { rule, from, to } of summary.violations) {
  const why = config.forbidden.find(({ name }) => name === rule.name)?.comment;
  console.error(`${from} → ${to}\n  ${rule.name}: ${why}`);
}
const cycles = folderCycles(modules);
for (const folders of cycles)
  console.error(`packages/domain/src: ${folders.join(', ')} import each other in a cycle`);
const pairs = mutualModules(modules);
for (const pair of pairs) console.error(`apps/server/src/modules: ${pair} import each other`);
const readsTooLittle = summary.totalCruised < 100;
const passes =
  summary.violations.length === 0 && cycles.length === 0 && pairs.length === 0 && !readsTooLittle;
if (readsTooLittle)
  console.error(`Only ${summary.totalCruised} files were read, so this check proves nothing.`);
else if (passes) console.log(`${summary.totalCruised} files import in one direction.`);
process.exitCode = passes ? 0 : 1;
