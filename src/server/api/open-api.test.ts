import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { openApi } from './open-api.ts';

const config = await createConfig({ extends: ['recommended-strict'] });

/** The rules that a description breaks. */
async function broken(document: object): Promise<string[]> {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

it('is valid by the strict rules of a linter', async () => {
  expect(await broken(openApi('https://www.agency.be'))).toEqual([]);
});

it('would not be valid without the schema of a property', async () => {
  const { components, ...rest } = openApi('https://www.agency.be');
  const { Property: _, ...schemas } = components.schemas;
  expect((await broken({ ...rest, components: { schemas } })).join()).toContain('no-unresolved-refs');
});
