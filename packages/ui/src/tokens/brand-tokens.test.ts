import { readFileSync } from 'node:fs';
import { Brand } from '@homeline/domain/organisations/brand.ts';
import { expect, test } from 'vitest';
import { brandTokens } from './brand-tokens.ts';

const file = new URL('../../../../organisations/homeline/brand.json', import.meta.url);
const brand = Brand.parse(JSON.parse(readFileSync(file, 'utf8')));

test('every color of a brand is there in light and dark', () => {
  const tokens = brandTokens(brand);
  for (const [name, color] of Object.entries(brand.colours.light))
    expect(tokens).toContain(
      `light-dark(${color}, ${brand.colours.dark[name as keyof Brand['colours']['dark']]})`,
    );
});
