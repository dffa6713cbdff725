import { ADJUSTMENT } from '../packages/domain/src/policy/rate-tables.ts';
import { bindUnique } from '../packages/domain/src/tables/bind.ts';
import { readCell } from '../packages/domain/src/tables/cell.ts';
import { coverageProblems } from '../packages/domain/src/tables/coverage.ts';
import type { DecisionTable } from '../packages/domain/src/tables/decision-table.ts';
import { readDmn } from '../packages/domain/src/tables/read-dmn.ts';

// Two figures of decision tables: decisions a second over 200 rows, and the time to prove a table of the largest size complete.

const SECONDS = 2;
const STATES = ['AZ', 'CA', 'FL', 'NY', 'TX'];
const SCORES = [300, 640, 680, 720, 760];
const VALUES = [0, 60, 70, 80];
const LARGE = { scores: 551, values: 16 };

const INPUTS = {
  fico: { kind: 'NUMBER', unit: 'points', from: 300, to: 850, whole: true },
  cltvPct: { kind: 'NUMBER', unit: 'percent', from: 0, to: 100, whole: false },
  state: { kind: 'CHOICE', values: STATES },
  termYears: { kind: 'CHOICE', values: [5, 10, 15, 20, 30] },
  isPrimary: { kind: 'YES_NO' },
} as const;

/** Measures decisions a second on one core, each with different inputs. */
export async function decisionsPerSecond(): Promise<{ perSecond: number; rows: number }> {
  const rows = rowsOfTable();
  const read = readDmn(xmlOf(rows));
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const spec = {
    hitPolicy: 'UNIQUE',
    inputs: INPUTS,
    needs: [],
    output: ADJUSTMENT.output,
  } as const;
  const decide = bindUnique(read.decisions, 'bench', spec, ({ message }) => {
    throw new Error(message);
  });
  const inputs = Array.from({ length: 4096 }, (_, index) => ({
    fico: 300 + ((index * 37) % 551),
    cltvPct: ((index * 53) % 10_000) / 100,
    state: STATES[index % STATES.length] ?? 'TX',
    termYears: INPUTS.termYears.values[(index * 7) % 5] ?? 5,
    isPrimary: index % 3 > 0,
  }));
  const decideAll = () => inputs.reduce((sum, each) => sum + (decide(each).output.pct ?? 0), 0);
  decideAll();
  const startedMs = performance.now();
  let decisions = 0;
  while (performance.now() - startedMs < SECONDS * 1000) {
    decideAll();
    decisions += inputs.length;
  }
  return { perSecond: (decisions / (performance.now() - startedMs)) * 1000, rows: rows.length };
}

/** Measures the proof that a table has no gap or overlap, in milliseconds. Each score has its own CLTV ranges. */
export function proofOfLargeTable(): { proofMs: number; rows: number } {
  const cells = Array.from({ length: LARGE.scores }, (_, score) =>
    Array.from({ length: LARGE.values }, (_, value) => {
      // Ranges end elsewhere for each score, so that the proof meets some 800 different bounds.
      const end = (at: number) => (at * 26 + ((score * 37) % 26) + 1) / 4;
      const to = value + 1 < LARGE.values ? end(value) : 100;
      return [String(300 + score), value === 0 ? `<= ${to}` : `(${end(value - 1)}..${to}]`];
    }),
  ).flat();
  const columns = ['fico', 'cltvPct'] as const;
  const table: DecisionTable = {
    kind: 'TABLE',
    name: 'bench',
    label: 'Bench',
    hitPolicy: 'UNIQUE',
    inputs: columns.map((name) => ({ name, label: name })),
    outputs: [],
    rows: cells.map((row, index) => ({
      number: index + 1,
      tests: row.map((cell) => {
        const test = readCell(cell, new Map());
        if (typeof test === 'string') throw new Error(test);
        return test;
      }),
      outputs: [],
    })),
  };
  const startedMs = performance.now();
  const problems = coverageProblems(
    table,
    columns.map((name) => INPUTS[name]),
  );
  const proofMs = performance.now() - startedMs;
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return { proofMs, rows: cells.length };
}

/** Lists every combination of score, CLTV, state and occupancy: 5 × 4 × 5 × 2 rows. */
function rowsOfTable(): readonly (readonly string[])[] {
  return SCORES.flatMap((score, at) =>
    VALUES.flatMap((value, place) =>
      STATES.flatMap((state) =>
        [true, false].map((isPrimary) => [
          `[${score}..${(SCORES[at + 1] ?? 851) - 1}]`,
          `${place === 0 ? '[' : '('}${value}..${VALUES[place + 1] ?? 100}]`,
          `"${state}"`,
          '-',
          String(isPrimary),
        ]),
      ),
    ),
  );
}

function xmlOf(rows: readonly (readonly string[])[]): string {
  const inputs = Object.keys(INPUTS).map(
    (name) =>
      `<input id="${name}"><inputExpression id="${name}_expression"><text>${name}</text></inputExpression></input>`,
  );
  const rules = rows.map((cells, index) => {
    const tests = cells.map(
      (cell, column) => `<inputEntry id="in_${index}_${column}"><text>${cell}</text></inputEntry>`,
    );
    return `<rule id="rule_${index}">${tests.join('')}<outputEntry id="out_${index}"><text>${(index % 20) / 20}</text></outputEntry></rule>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="https://www.omg.org/spec/DMN/20191111/MODEL/" id="file" name="Bench" namespace="https://homeline.example/bench">
<decision id="bench" name="Bench"><decisionTable id="bench_table" hitPolicy="UNIQUE">
${inputs.join('')}<output id="bench_pct" name="pct"/>${rules.join('')}
</decisionTable></decision></definitions>`;
}
