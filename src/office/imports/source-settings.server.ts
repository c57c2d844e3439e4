import { z } from 'zod';
import { sealSecrets } from '#commands/import/sealed-secrets.ts';
import { textOf } from '#office/forms/read-form.ts';
import type { OfficeTexts } from '#texts/office/texts.ts';
import { settingName } from './source-words.server.ts';

/** A system of others, and what has to be told of it; `secrets` name those that are kept encrypted. */
type System = { settings: z.ZodType; secrets: readonly string[] };

/** A field of the form of a source: its name in the form is `setting.` with the key. */
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
 * What was typed, checked as the system wants it, its secrets sealed. `kept`: the secrets that there are already, for a
 * field that was left empty.
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
    /** Whose secrets they are. */
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
