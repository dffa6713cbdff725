import { expect, it } from 'vitest';
import { ConditionTemplate, SHIPPED_TEMPLATES } from './condition-templates.ts';

it.each(SHIPPED_TEMPLATES.map((template) => [template.title, template] as const))(
  '%s can be raised as it is',
  (_, template) => {
    expect(ConditionTemplate.parse(template)).toEqual(template);
  },
);

it('each has a title of its own', () => {
  const titles = SHIPPED_TEMPLATES.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});
