import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Persona } from '@homeline/domain/sample-people/persona.ts';
import { ROLE_COPY, STAFF_ROLES } from '@homeline/domain/staff/staff-roles.ts';
import { firstPersonEmail } from '../apps/server/src/modules/accounts/staff.ts';
import { loadOrganisations } from '../apps/server/src/modules/organisations/organisations.ts';
import { SETTINGS } from '../apps/server/src/settings.ts';
import { buildWebWhenStale } from './build-web.ts';
import { addressLines, lenderAddresses } from './organisation/addresses.ts';
import { processGroup, processSettings, ROOT, SERVER, untilReady } from './processes.ts';

const { serverUrl, sandboxUrl, startsSandbox, server, sandbox } = await processSettings();
buildWebWhenStale();

const programs = processGroup();
if (startsSandbox) programs.start('The sandbox', ['apps/sandbox/src/main.ts'], sandbox);
await untilReady(`${sandboxUrl}/clock`);
programs.start('The server', SERVER, server);
await untilReady(`${serverUrl}/readyz`);

const INDENT = 19;
const setting = (name: 'ORGANISATIONS_DIR' | 'DEFAULT_ORG') =>
  SETTINGS[name].value.parse(process.env[name] || undefined);
const { all: lenders } = loadOrganisations(setting('ORGANISATIONS_DIR'), setting('DEFAULT_ORG'));
const first = Persona.parse(JSON.parse(readFileSync(join(ROOT, 'personas/t01.json'), 'utf8')));
console.log(`
  Apply            ${serverUrl}/account/heloc/register
${addressLines(lenderAddresses(lenders, serverUrl), INDENT)}
  Console          ${serverUrl}/console/
  Sandbox          ${sandboxUrl}/ (simulates every provider)
  API (OpenAPI)    ${serverUrl}/openapi.json

  Sample borrower  ${first.name}, born ${first.dob}, SSN ${first.testId}
                   ${first.property.street1}, ${first.property.city}, ${first.property.state} ${first.property.zip}
                   ${first.email}, ${first.phone}
  Staff sign-in    ${server['STAFF_EMAIL']}, password ${server['STAFF_PASSWORD']}
                   or, for one role each, with the same password:
${STAFF_ROLES.map((role) => `                   ${firstPersonEmail('homeline', role)} (${ROLE_COPY[role].title.toLowerCase()})`).join('\n')}
`);
