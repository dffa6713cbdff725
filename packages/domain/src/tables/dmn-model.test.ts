// Proves CO-31, RU-25.

import { describe, expect, it } from 'vitest';
import { dmnExpression, dmnFile, dmnTable } from '../testing/small-table.ts';
import { formatProblem } from './decision-table.ts';
import { readDmn } from './read-dmn.ts';

const FILE = dmnFile(
  dmnTable('base', { inputs: ['fico'], outputs: ['pct'], rows: ['>= 700 => 8.8', '< 700 => 9.9'] }),
  dmnExpression('step', '0.05'),
);
const NOT_READ = 'is not supported and would have no effect: remove it';

/** Returns the problems of the file above after one replacement. */
async function problemsOf(from: string, to: string): Promise<readonly string[]> {
  const xml = FILE.replace(from, () => to);
  expect(xml).not.toBe(FILE);
  const read = await readDmn(xml);
  return 'problems' in read ? read.problems.map(formatProblem) : [];
}

describe('rejects an unsupported part and names its place', () => {
  it.each<[string, string, string, string]>([
    [
      'a default output value',
      'name="pct" />',
      'name="pct"><defaultOutputEntry><text>20</text></defaultOutputEntry></output>',
      `table "BASE", column "PCT": defaultOutputEntry ${NOT_READ}`,
    ],
    [
      'another expression language of a cell',
      '<inputEntry><text>&lt; 700',
      '<inputEntry expressionLanguage="juel"><text>&lt; 700',
      'table "BASE", row 2, column "FICO": is written in juel instead of FEEL',
    ],
    [
      'another expression language of a column',
      '<inputExpression>',
      '<inputExpression expressionLanguage="http://www.w3.org/1999/XPath">',
      'table "BASE", column "FICO": is written in http://www.w3.org/1999/XPath instead of FEEL',
    ],
    [
      'another expression language of a constant',
      '<literalExpression>',
      '<literalExpression expressionLanguage="groovy">',
      'table "STEP": is written in groovy instead of FEEL',
    ],
    [
      'another expression language of the file',
      ' id="file"',
      ' id="file" expressionLanguage="groovy"',
      'is written in groovy instead of FEEL',
    ],
    [
      'an import of another file',
      '<decision id="base"',
      '<import name="other" namespace="https://example.test/other" importType="dmn" /><decision id="base"',
      `import ${NOT_READ}`,
    ],
    [
      'an item definition, which may narrow a column',
      '<decision id="base"',
      '<itemDefinition name="score"><typeRef>number</typeRef></itemDefinition><decision id="base"',
      `itemDefinition ${NOT_READ}`,
    ],
    [
      'a business knowledge model',
      '<decision id="base"',
      '<businessKnowledgeModel id="rounding" name="Rounding" /><decision id="base"',
      `table "Rounding": BusinessKnowledgeModel ${NOT_READ}`,
    ],
    [
      'a reference to a business knowledge model',
      '<decisionTable',
      '<knowledgeRequirement><requiredKnowledge href="#rounding" /></knowledgeRequirement><decisionTable',
      `table "BASE": knowledgeRequirement ${NOT_READ}`,
    ],
  ])('%s', async (_, from, to, words) => {
    expect(await problemsOf(from, to)).toEqual([words]);
  });
});

describe('names a missing part by its label, not its position', () => {
  it.each<[string, string, string, string]>([
    ['a decision without a name', ' name="BASE"', '', 'table "base": has no name'],
    ['a decision without an id', ' id="base"', '', 'table "BASE": has no id'],
    [
      'a decision without a table',
      '<literalExpression><text>0.05</text></literalExpression>',
      '',
      'table "STEP": is neither a table nor an expression',
    ],
    [
      'a decision that is an invocation',
      '<literalExpression><text>0.05</text></literalExpression>',
      '<invocation />',
      'table "STEP": is neither a table nor an expression',
    ],
    [
      'a row with the id of its decision',
      '<rule><inputEntry><text>&lt;',
      '<rule id="base"><inputEntry><text>&lt;',
      'table "BASE": the id base appears twice, here and on line 4',
    ],
  ])('%s', async (_, from, to, words) => {
    expect(await problemsOf(from, to)).toEqual([words]);
  });
});

describe('rejects an oversized file before it reads the decisions', () => {
  it.each<[string, string, string, string]>([
    [
      'a cell of 60,000 values',
      '<inputEntry><text>&lt; 700',
      `<inputEntry><text>${Array(60_000).fill(5).join(', ')}`,
      'table "BASE", row 2, column "FICO": has more than 2,000 characters',
    ],
    [
      'an expression of 60,000 terms',
      '0.05',
      Array(60_000).fill('BASE').join(' + '),
      'table "STEP": has more than 2,000 characters',
    ],
    [
      'more than 2 MB',
      '</definitions>',
      `${dmnExpression('next', '1').repeat(20_000)}</definitions>`,
      'is larger than 2 MB',
    ],
  ])('%s', async (_, from, to, words) => {
    expect(await problemsOf(from, to)).toEqual([words]);
  });

  it('accepts a table with 5,000 rows and an editor’s markup', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => `${300 + (at % 550)} | (60..65] => 10.55`);
    const table = dmnTable('base', { inputs: ['fico', 'cltvPct'], outputs: ['pct'], rows })
      .replace(/<(rule|inputEntry|outputEntry)>/g, (_, of, at) => `\n        <${of} id="UnaryTests_${at}">`)
      .replace(/<text>/g, '\n          <text>');
    const read = await readDmn(dmnFile(table));
    expect('decisions' in read && read.decisions.get('base')).toMatchObject({ rows: { length: 5000 } });
  });
});

describe('rejects a document type', () => {
  it.each([
    ['with an external entity', '<!DOCTYPE definitions [<!ENTITY secret SYSTEM "file:///etc/passwd">]>'],
    ['that names another file', '<!doctype definitions SYSTEM "http://elsewhere.example/dmn.dtd">'],
  ])('%s', async (_, declared) => {
    const problems = await problemsOf('<definitions', `${declared}\n<definitions`);
    expect(problems).toEqual(['declares a document type (<!DOCTYPE …>), which is not allowed: remove it']);
  });
});

describe('accepts elements that only people and editors use', () => {
  it.each<[string, string, string]>([
    ['a description of a row', '<rule><inputEntry>', '<rule><description>Best</description><inputEntry>'],
    [
      'an annotation of a row',
      '</outputEntry></rule>',
      '</outputEntry><annotationEntry><text>Best</text></annotationEntry></rule>',
    ],
    ['a knowledge source', '<decision id="base"', '<knowledgeSource name="Board memo" /><decision id="base"'],
    [
      'a text annotation',
      '</definitions>',
      '<textAnnotation id="note"><text>Best</text></textAnnotation></definitions>',
    ],
    [
      'the attributes of Camunda Modeler',
      ' id="file"',
      ` xmlns:modeler="http://camunda.org/schema/modeler/1.0" modeler:executionPlatform="Camunda Cloud"
        exporter="Camunda Modeler" exporterVersion="5.29.0" id="file"`,
    ],
    [
      'a column width',
      '<input label',
      '<input xmlns:biodi="http://bpmn.io/schema/dmn/biodi/2.0" biodi:width="192" label',
    ],
    [
      'the extension elements of another tool',
      '<decisionTable',
      '<extensionElements><tool:owner xmlns:tool="https://example.test">Ann</tool:owner></extensionElements><decisionTable',
    ],
    ['FEEL as the language of the file', ' id="file"', ' id="file" expressionLanguage="feel"'],
    [
      'FEEL as the language of a cell',
      '<inputEntry>',
      '<inputEntry expressionLanguage="https://www.omg.org/spec/DMN/20191111/FEEL/">',
    ],
  ])('%s', async (_, from, to) => {
    expect(await problemsOf(from, to)).toEqual([]);
  });
});
