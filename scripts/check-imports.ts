import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.cjs';
import { folderCycles } from './folder-cycles.ts';

/** Checks the direction of imports, and that there was something to check. */
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
  console.error(
    `packages/domain/src: ${folders.join(', ')} import each other, so none of them can be read alone`,
  );
const isBlind = summary.totalCruised < 100;
const isGood = summary.violations.length === 0 && cycles.length === 0 && !isBlind;
if (isBlind) console.error(`Only ${summary.totalCruised} files were read: the check is blind.`);
else if (isGood) console.log(`${summary.totalCruised} files import in one direction.`);
process.exitCode = isGood ? 0 : 1;
