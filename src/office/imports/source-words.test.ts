import { expect, it } from 'vitest';
import { adapters } from '#import/crm/adapters.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { settingFields } from './source-settings.server.ts';
import { systemNames } from './source-words.server.ts';

it.each(adapters.map((adapter) => [adapter.name, adapter] as const))(
  'all that %s has to be told is asked in words',
  (name, adapter) => {
    expect(systemNames[name]).toBeDefined();
    const fields = settingFields(adapter, officeTextsFor('nl'));
    for (const field of fields) expect(field.label).not.toBe(field.name.slice('setting.'.length));
    const secret = fields.filter(({ isSecret }) => isSecret).map((each) => each.name);
    expect(secret).toEqual(adapter.secrets.map((key) => `setting.${key}`));
  },
);
