import { expect, it } from 'vitest';
import { ConditionTemplate, SHIPPED_TEMPLATES } from './condition-templates.ts';
import { isKnownDocument, SHIPPED_DOCUMENT_TYPES } from './lender-document-types.ts';

it.each(SHIPPED_TEMPLATES.map((template) => [template.title, template] as const))(
  '%s can be raised unchanged',
  (_, template) => {
    expect(ConditionTemplate.parse(template)).toEqual(template);
  },
);

it.each(SHIPPED_TEMPLATES.map((template) => [template.title, template] as const))(
  '%s asks for documents that exist',
  (_, { requestDocuments }) => {
    expect(requestDocuments.filter((name) => !isKnownDocument(name, SHIPPED_DOCUMENT_TYPES))).toEqual([]);
  },
);

it('has a unique title for each', () => {
  const titles = SHIPPED_TEMPLATES.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});
