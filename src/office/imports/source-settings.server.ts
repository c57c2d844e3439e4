import { z } from 'zod';
import { sealSecrets } from '#commands/import/sealed-secrets.ts';
import { textOf } from '#office/forms/read-form.ts';
import type { OfficeTexts } from '#texts/office/texts.ts';
import { settingName } from './source-words.server.ts';

/** Another system, with the settings that it needs; `secrets` names those stored encrypted. */
type System = { settings: z.ZodType; secrets: readonly string[] };

/** A field in the form of a source. `name`: `setting.` and the key. */
export type SettingField = { name: string; label: string; isSecret: boolean; isOptional: boolean };

export function settingFields(system: System, t: OfficeTexts): SettingField[] {
  const { properties = {}, required = [] } = z.toJSONSchema(system.settings, {
    io: 'input',
    unrepresentable: 'any',
  });
  return Object.keys(properties).map((key) => ({
    name: `setting.${key}`,
    label: settingName(key, t),
    isSecret: system.secrets.includes(key),
    isOptional: !required.includes(key),
  }));
}

type Problem = { field: string; text: string };
type Read =
  | { problems: Problem[] }
  | { problems?: undefined; settings: Record<string, unknown>; secrets: Buffer | null };

/**
 * Reads the form, checked by the schema of the system, with its secrets sealed. `kept`: the secrets stored already, for
 * fields that were left empty.
 */
export function readSettings(
  form: FormData,
  {
    system,
    boundTo,
    importKey,
    kept,
    t,
  }: {
    system: System;
    /** The source or portal that the secrets belong to. */
    boundTo: string;
    importKey: string | undefined;
    kept: Record<string, unknown>;
    t: OfficeTexts;
  },
): Read {
  const fields = settingFields(system, t);
  const typed = Object.fromEntries(
    fields.flatMap(({ name: field, isSecret }) => {
      const key = field.slice('setting.'.length);
      const text = textOf(form, field).trim();
      if (text !== '') return [[key, text]];
      return isSecret && kept[key] !== undefined ? [[key, kept[key]]] : [];
    }),
  );
  const read = system.settings.safeParse(typed);
  if (!read.success)
    return {
      problems: read.error.issues.map(({ path }) => {
        const key = String(path[0]);
        return { field: `setting.${key}`, text: t('SETUP_FILL_IN', { field: settingName(key, t) }) };
      }),
    };
  const isSecret = ([key]: [string, unknown]) => system.secrets.includes(key);
  const secrets = Object.fromEntries(Object.entries(Object(read.data)).filter(isSecret));
  const settings = Object.fromEntries(Object.entries(Object(read.data)).filter((entry) => !isSecret(entry)));
  if (Object.keys(secrets).length === 0) return { settings, secrets: null };
  if (!importKey) {
    const field = fields.find((each) => each.isSecret)?.name ?? 'name';
    return { problems: [{ field, text: t('IMPORTS_KEY_LACKS') }] };
  }
  return { settings, secrets: sealSecrets(secrets, importKey, boundTo) };
}
