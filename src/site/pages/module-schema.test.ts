import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsSchema } from '#site/settings/settings-schema.ts';
import { moduleSchema } from './module-schema.ts';
import { pageSchema } from './page-schema.ts';

const manual = readFileSync(new URL('../../../docs/operations/settings.md', import.meta.url), 'utf8');

test.each(moduleSchema.options.map(({ shape }) => shape))(
  'the manual has $type.value with its views',
  ({ type, view }) => {
    const views = 'options' in view ? view.options : [view.value];
    expect(manual).toContain(`| \`${type.value}\` | ${views.map((each) => `\`${each}\``).join(', ')} |`);
  },
);

test.each([...Object.keys(settingsSchema.shape), ...Object.keys(pageSchema.shape)])(
  'the manual has %s',
  (field) => {
    expect(manual).toMatch(new RegExp(`^\\| (\`\\w+\`, )*\`${field}\``, 'mu'));
  },
);
