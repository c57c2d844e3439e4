import { check } from '#site/check.ts';
import { fitting } from '#site/fitting.ts';
import type { SiteProblem } from '#site/site-problem.ts';
import { defaultSettings, type Settings, settingsSchema } from './settings.ts';

/** What is wrong with stored settings: in a section, or, without one, in how sections fit each other. */
export type SettingsProblem = { section?: string; problems: SiteProblem[] };

/**
 * Settings that are not stored get their default, key by key. A value that is not valid is reported, and stays as it
 * was in `last`.
 */
export function validSettings(
  stored: Record<string, unknown>,
  last: Settings,
  report: (problem: SettingsProblem) => void,
): Settings {
  const sections = Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const section = name as keyof Settings;
    if (!(name in stored)) return [name, defaultSettings[section]];
    const { value, problems } = fitting<unknown>(schema, stored[name], {
      missing: defaultSettings[section],
      invalid: last[section],
      root: name,
    });
    if (problems.length > 0) report({ section: name, problems });
    return [name, value ?? last[section]];
  });
  const settings: Settings = Object.fromEntries(sections);
  const { problems } = check(settingsSchema, settings);
  if (!problems) return settings;
  // Each section is valid, but they do not fit each other: the default language may not be in use.
  report({ problems });
  return { ...settings, languages: last.languages, defaultLanguage: last.defaultLanguage };
}
