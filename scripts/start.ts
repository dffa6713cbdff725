import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Persona } from '@homeline/domain/testing/persona.ts';
import { buildWebWhenStale } from './build-web.ts';
import { plan, ROOT, SERVER, together, untilReady } from './processes.ts';

const { serverUrl, sandboxUrl, startsSandbox, server, sandbox } = await plan();
buildWebWhenStale();

const programs = together();
if (startsSandbox) programs.start('The sandbox', ['apps/sandbox/src/main.ts'], sandbox);
await untilReady(`${sandboxUrl}/clock`);
programs.start('The server', SERVER, server);
await untilReady(`${serverUrl}/readyz`);

const first = Persona.parse(JSON.parse(readFileSync(join(ROOT, 'personas/t01.json'), 'utf8')));
console.log(`
  Apply here                       ${serverUrl}/account/heloc/register
  The outside world (sandbox)      ${sandboxUrl}/
  The published calls              ${serverUrl}/openapi.json

  The first person to try          ${first.name}, born ${first.dob}, number ${first.testId}
                                   ${first.property.street1}, ${first.property.city}, ${first.property.state} ${first.property.zip}
                                   ${first.email}, ${first.phone}
  Who decides what no rule passes  ${server['STAFF_EMAIL']}, password ${server['STAFF_PASSWORD']}
`);
