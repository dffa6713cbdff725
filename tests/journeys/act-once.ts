import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CALLS, type CallName } from '@homeline/contract/calls.ts';
import { pathOf } from '@homeline/contract/client.ts';
import { Persona } from '@homeline/domain/sample-people/persona.ts';
import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { followSandboxClock } from '../../apps/server/src/http/clock-route.ts';
import { storeSignedCopies } from '../../apps/server/src/modules/documents/signed-copies.ts';
import { PERSON_CALLS } from '../../apps/server/src/testing/persona-calls.ts';
import type { Journey } from '../../apps/server/src/testing/persona-driver.ts';

/** Opens a server without its jobs, says so, and signs an application’s note or seals its copies: something to kill meanwhile. */
const [what, uuid = '', jwt = ''] = process.argv.slice(2);
const app = await createApp(readConfig(process.env));
await followSandboxClock(app.context, app.context.config.sandbox?.url ?? '');
process.stdout.write('open\n');
if (what === 'sign') await sign();
else await storeSignedCopies(app.context, { organisation: 'homeline', applicationId: uuid });
process.stdout.write('done\n');
await app.stop();

async function sign(): Promise<void> {
  const call = async (name: CallName, { params, body }: { params?: object; body?: object } = {}) => {
    const { payload } = await app.http.inject({
      method: CALLS[name].method,
      url: pathOf(CALLS[name], { uuid, ...params }, undefined),
      headers: { authorization: `Bearer ${jwt}`, 'idempotency-key': randomUUID(), 'x-org': 'homeline' },
      ...(body && { payload: body }),
    });
    return payload.startsWith('[') ? JSON.parse(payload) : payload;
  };
  await PERSON_CALLS['NOTE_SIGNED']?.(
    {
      person: Persona.parse(JSON.parse(readFileSync('personas/t01.json', 'utf8'))),
      uuid,
      call,
    } as unknown as Journey,
    {},
  );
}
