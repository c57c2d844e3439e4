import { check } from '#site/check.ts';
import { defaultSettings, type Settings, settingsSchema } from './settings.ts';

/** What is wrong with stored settings: in a section, or, without one, how they fit each other. */
type SettingsProblem = { section?: string; problems: string[] };

/**
 * Settings that are not stored have their default. An invalid section is reported, and stays as it was in `last`.
 */
export function validSettings(
  stored: Record<string, unknown>,
  last: Settings,
  report: (problem: SettingsProblem) => void,
): Settings {
  const sections = Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const section = name as keyof Settings;
    if (!(name in stored)) return [name, defaultSettings[section]];
    const { value, problems } = check<unknown>(schema, stored[name], name);
    if (!problems) return [name, value];
    report({ section: name, problems });
    return [name, last[section]];
  });
  const settings: Settings = Object.fromEntries(sections);
  const { problems } = check(settingsSchema, settings);
  if (!problems) return settings;
  // Each section is valid, but they do not fit each other, as a default language that is not in use.
  report({ problems });
  return { ...settings, languages: last.languages, defaultLanguage: last.defaultLanguage };
}
