import { Sealed } from '@homeline/domain/facts/fact.ts';
import { FACTS } from '@homeline/domain/facts/facts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { verifyChain } from '../audit/verify-chain.ts';
import type { Database } from '../db/database.ts';
import { SEALED_COLUMNS } from '../sealed-columns.ts';
import { testApp } from '../testing/app.ts';
import { builtInPersona } from '../testing/built-in-personas.ts';
import { testDatabase } from '../testing/database.ts';
import { type AppWithProviders, workingApp } from '../testing/journey.ts';
import { createDecider, drive, type Journey, register } from '../testing/persona-driver.ts';
import { parseKeyRing } from './key-ring.ts';
import { openSealing } from './open-sealing.ts';
import { reseal } from './reseal.ts';
import { SEALED_FACTS } from './sealed-facts.ts';

const key = (id: string, fill: number) => `${id}:${Buffer.alloc(32, fill).toString('base64')}`;
const [OLD, NEW] = [key('old-key', 1), key('new-key', 2)];
const ring = (text: string) => parseKeyRing(text) ?? expect.fail('not a key ring');

const openWith = (database: Database, text: string) => openSealing(database.db, ring(text), SEALED_COLUMNS);

describe('at start', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
    await openWith(database, OLD);
  });
  afterAll(() => database.close());

  it('accepts the key that encrypted the data, even with a new key', async () => {
    await openWith(database, OLD);
    await openWith(database, `${OLD},${NEW}`);
    expect(await canaries(database)).toEqual(['old-key']);
  });

  it('rejects another key with the same name', async () => {
    await expect(openWith(database, key('old-key', 3))).rejects.toThrow(
      /^SEALING_KEYS: key old-key did not encrypt the stored data\. .*$/,
    );
  });

  it('rejects a ring without the key', async () => {
    await expect(openWith(database, NEW)).rejects.toThrow(
      /^SEALING_KEYS lacks key old-key, which encrypted stored data\. .*$/,
    );
  });
});

describe('a database created before canaries', () => {
  it('rejects a key that doesn’t decrypt its data, and writes no canary', async () => {
    const database = await testDatabase();
    const app = await testApp({ database }, { SEALING_KEYS: OLD });
    await app.register();
    await sql`delete from sealing_key`.execute(database.db);
    await expect(openWith(database, key('old-key', 3))).rejects.toThrow(/^SEALING_KEYS/);
    expect(await canaries(database)).toEqual([]);
    await openWith(database, OLD);
    expect(await canaries(database)).toEqual(['old-key']);
    await app.stop();
  });
});

describe('after a whole application', () => {
  let app: AppWithProviders;
  let happy: Journey;
  beforeAll(async () => {
    app = await workingApp([], { environment: { SEALING_KEYS: OLD } });
    const decider = await createDecider(app);
    await app.providers.moveClock('2026-03-10T17:00:00.000Z');
    happy = await register(app, builtInPersona('t01'));
    await drive(happy, decider);
  });
  afterAll(() => app.stop());

  it('encrypts every value with the first key, keeps lookup hashes and audit, and retires the old key', {
    timeout: 60_000,
  }, async () => {
    const { database, db, sealing: before } = app.context;
    const rotated = ring(`${NEW},${OLD}`);
    const sealing = await openSealing(db, rotated, SEALED_COLUMNS);
    expect(await underOldKey(database)).not.toEqual([]);
    const { values, retired } = await reseal(db, sealing, rotated, SEALED_COLUMNS);

    for (const table of ['fact', 'stored_file', 'outbox', 'intent', 'idempotency_key', 'hmda.answer'])
      expect(values[table], table).toBeGreaterThan(0);
    expect(retired).toEqual(['old-key']);
    expect(await underOldKey(database)).toEqual([]);
    const alone = await openSealing(db, ring(NEW), SEALED_COLUMNS);
    const { value } = await db
      .selectFrom('fact')
      .select('value')
      .where('application_id', '=', happy.uuid)
      .where('name', '=', 'profile')
      .executeTakeFirstOrThrow();
    const dob = (value as { dob: Sealed }).dob;
    expect(alone.open(dob, { application: happy.uuid, field: 'profile.dob' })).toBe(happy.person.dob);
    expect(alone.lookupHash('a purpose', 'a text')).toBe(before.lookupHash('a purpose', 'a text'));
    const chain = { organisation: 'homeline', applicationId: happy.uuid };
    expect((await verifyChain(db, alone, chain)).findings).toEqual([]);

    const again = await reseal(db, alone, ring(NEW), SEALED_COLUMNS);
    expect(Object.values(again.values).every((count) => count === 0)).toBe(true);
  });

  it('knows every encrypted column', async () => {
    const known = [...SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`), 'fact.value'];
    const found = await sealedColumns(app.context.database, 'new-key');
    expect(found.filter((column) => column !== 'sealing_key.hash_root' && !known.includes(column))).toEqual(
      [],
    );
  });
});

it('knows every encrypted text of a fact', () => {
  const found = Object.entries(FACTS).flatMap(([name, { value }]) =>
    sealedPaths(value).map((path) => `${name} ${path.join('.')}`),
  );
  const known = Object.entries(SEALED_FACTS).map(([name, { path }]) => `${name} ${path.join('.')}`);
  expect(found.toSorted()).toEqual(known.toSorted());
});

async function canaries({ db }: Database): Promise<string[]> {
  const rows = await db.selectFrom('sealing_key').select('key_id').orderBy('key_id').execute();
  return rows.map(({ key_id }) => key_id);
}

const underOldKey = (database: Database) => sealedColumns(database, 'old-key');

/** Returns every column of the database with a value encrypted with the key, in any form. */
async function sealedColumns({ db }: Database, keyId: string): Promise<string[]> {
  const { rows } = await sql<{ schema: string; table: string; column: string; type: string }>`
    select c.table_schema as schema, c.table_name as table, column_name as column, data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
  `.execute(db);
  const mark = Buffer.concat([Buffer.from([1, keyId.length]), Buffer.from(keyId)]);
  // The last character of the mark in base64 depends on the byte after it.
  const inBase64 = mark.toString('base64').slice(0, Math.floor((mark.length * 8) / 6));
  const found: string[] = [];
  for (const { schema, table, column, type } of rows) {
    const value = sql.ref(column);
    const isSealed =
      type === 'bytea'
        ? sql`position(decode(${mark.toString('hex')}, 'hex') in ${value}) = 1`
        : sql`(${value}::text like ${`%sealed:${keyId}:%`} or starts_with(${value}::text, ${inBase64}))`;
    const { rows: hits } = await sql`
      select 1 from ${sql.table(`${schema}.${table}`)} where ${isSealed} limit 1`.execute(db);
    if (hits.length > 0)
      found.push(schema === 'public' ? `${table}.${column}` : `${schema}.${table}.${column}`);
  }
  return found;
}

/** Returns the paths of `Sealed` in a schema. */
function sealedPaths(schema: z.core.$ZodType): string[][] {
  if (schema === Sealed) return [[]];
  const def = schema._zod.def as {
    shape?: Record<string, z.core.$ZodType>;
    element?: z.core.$ZodType;
    innerType?: z.core.$ZodType;
    in?: z.core.$ZodType;
    options?: z.core.$ZodType[];
    valueType?: z.core.$ZodType;
    items?: z.core.$ZodType[];
  };
  const inObject = Object.entries(def.shape ?? {}).flatMap(([name, inner]) =>
    sealedPaths(inner).map((path) => [name, ...path]),
  );
  const inList = [def.element, def.valueType, ...(def.items ?? [])].flatMap((inner) =>
    inner ? sealedPaths(inner).map((path) => ['*', ...path]) : [],
  );
  const inSame = [def.innerType, def.in, ...(def.options ?? [])].flatMap((inner) =>
    inner ? sealedPaths(inner) : [],
  );
  // The options of a union may share a field.
  return [...new Map([...inObject, ...inList, ...inSame].map((path) => [path.join(), path])).values()];
}
