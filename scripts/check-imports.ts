import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.cjs';

/** Checks the one direction of imports, and that there was something to check. */
const result = await cruise(['packages', 'apps'], {
  ruleSet: { forbidden: config.forbidden },
  ...config.options,
  validate: true,
});
if (typeof result.output === 'string') throw new Error(result.output);
const { totalCruised, violations } = result.output.summary;
for (const { rule, from, to } of violations) {
  const why = config.forbidden.find(({ name }) => name === rule.name)?.comment;
  console.error(`${from} → ${to}\n  ${rule.name}: ${why}`);
}
if (totalCruised < 100) console.error(`Only ${totalCruised} files were read: the check is blind.`);
else if (violations.length === 0) console.log(`${totalCruised} files import in one direction.`);
process.exitCode = violations.length > 0 || totalCruised < 100 ? 1 : 0;
