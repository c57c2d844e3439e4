import { data, redirect } from 'react-router';
import { changeSections, readSettings, settingsVersion } from '#commands/site/change-settings.ts';
import { getSecret } from '#database/secrets.ts';
import type { Language } from '#domain/language.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { signTheme, THEME_KEY } from '#links/theme-link.ts';
import { textOf } from '#office/forms/read-form.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { presentDifferences } from '#office/settings/difference-words.server.ts';
import { choiceLabel, fieldHint, fieldLabel } from '#office/settings/field-words.server.ts';
import { type SectionSaid, sectionLinks } from '#office/settings/present-section.server.ts';
import { refusedWords } from '#office/settings/refused-words.server.ts';
import { versionOf } from '#office/settings/send-section.server.ts';
import { languagesInUse } from '#site/paths/language-links.ts';
import { href } from '#site/paths/paths.ts';
import { readableColor } from '#site/settings/readable-color.ts';
import { type ThemeColor, themeColors } from '#site/settings/theme-colors.ts';
import { type Theme, themePairs } from '#site/settings/theme-schema.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { settingsWord } from '#texts/settings/texts.ts';
import { colorNames, fillThemeForm, readThemeForm } from './theme-form.server.ts';

const displayFonts = ['own', 'text', 'georgia', 'system'];
const textFonts = ['own', 'georgia', 'system'];
const radii = [0, 2, 4, 6, 8, 12];

/** Which page of the site the frame shows. */
const shownPages = {
  home: 'SETTINGS_ON_HOME',
  forSale: 'SETTINGS_ON_LIST',
  contact: 'SETTINGS_ON_FORM',
} as const;

type ShownPage = keyof typeof shownPages;

type Said = SectionSaid & { expected?: string; on?: string; typed?: Record<string, string> };

/** `typed`: the values in the form if they differ from those of the theme. */
export async function presentThemeScreen(office: OfficeContext, stored: Theme, theme: Theme, said: Said) {
  const { language, settings } = office;
  const { typed = fillThemeForm(theme), expected, on = 'home', ...rest } = said;
  const t = officeTextsFor(language);
  const all = themeColors(theme.colors);
  const page = (Object.keys(shownPages) as ShownPage[]).find((each) => each === on) ?? 'home';
  const choices = (path: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: choiceLabel(path, value, language) }));
  return {
    title: settingsWord('screen:theme', language) ?? '',
    hint: settingsWord('screen:theme:hint', language),
    links: sectionLinks(language, 'theme'),
    given: { ...typed, on: page },
    expected: expected ?? settingsVersion({ ...settings, theme: stored }, ['theme']),
    colors: colorNames.map((name) => ({
      name: `theme.colors.${name}`,
      label: fieldLabel(`theme.colors.${name}`, language) ?? name,
      hint: fieldHint(`theme.colors.${name}`, language) ?? '',
      color: all[name],
    })),
    fonts: [
      { name: 'theme.displayFont', choices: choices('theme.displayFont', displayFonts) },
      { name: 'theme.textFont', choices: choices('theme.textFont', textFonts) },
    ].map((font) => ({ ...font, label: fieldLabel(font.name, language) ?? '' })),
    radius: {
      label: fieldLabel('theme.radius', language) ?? '',
      choices: [...new Set([...radii, stored.radius, theme.radius])]
        .filter((radius) => !Number.isNaN(radius))
        .toSorted((a, b) => a - b)
        .map((radius) => ({ value: String(radius), label: String(radius) })),
    },
    pages: (Object.keys(shownPages) as ShownPage[]).map((value) => ({ value, label: t(shownPages[value]) })),
    ...(await preview(office, theme, page)),
    pairs: presentPairs(theme, language),
    ...rest,
  };
}

/** Shows a look, and applies it once its changes were seen. */
export async function sendTheme(office: OfficeContext, form: FormData) {
  const { database, language } = office;
  const t = officeTextsFor(language);
  const expected = textOf(form, 'expected');
  if (!/^[0-9a-f]{32}$/.test(expected)) throw new Response('The form is not ours.', { status: 400 });
  const stored = await readSettings(database);
  const [, taken, color] = /^take ([a-z0-9-]+) (#[0-9a-f]{6})$/.exec(textOf(form, 'do')) ?? [];
  if (taken && color) form.set(`theme.colors.${taken}`, color);
  const { theme, wrong } = readThemeForm(form);
  const typed = Object.fromEntries(
    Object.keys(fillThemeForm(theme)).map((name) => [name, textOf(form, name)]),
  );
  const shown = { typed, expected, on: textOf(form, 'on') };
  const answer = (said: Said, status?: number, look = theme) =>
    presentThemeScreen(office, stored.theme, look, { ...shown, ...said }).then((page) => data(page, status));
  if (wrong.length > 0) {
    const problems = [...new Set(wrong)].map((field) => ({
      field,
      text: t('SETTINGS_WRONG', { field: fieldLabel(field, language) ?? field }),
    }));
    return answer({ problems }, 422, stored.theme);
  }
  const button = textOf(form, 'do');
  if (button !== 'check' && button !== 'apply') return answer({});
  const problems = presentPairs(theme, language).flatMap(({ problem, field }) =>
    problem ? [{ field, text: problem }] : [],
  );
  if (problems.length > 0) return answer({ problems }, 422);
  const seen = versionOf({ theme });
  const isRehearsal = button !== 'apply' || textOf(form, 'seen') !== seen;
  const done = await changeSections(staffBy(office), { theme }, { expected, isRehearsal });
  if (done.outcome === 'changed') return redirect('/office/settings/theme/?told=applied', 303);
  if (done.outcome === 'refused')
    return answer(
      { problems: refusedWords(done.problems, language).map((text) => ({ field: 'theme', text })) },
      422,
    );
  if (done.outcome !== 'conflict')
    return answer({ changes: { differences: presentDifferences(done.differences, language), seen } });
  const { since, version } = done;
  const again = await changeSections(staffBy(office), { theme }, { expected: version, isRehearsal: true });
  const differences = 'differences' in again ? again.differences : [];
  return answer(
    {
      expected: version,
      conflict: { since: presentDifferences(since, language) },
      changes: { differences: presentDifferences(differences, language), seen },
    },
    409,
  );
}

async function preview(office: OfficeContext, theme: Theme, page: ShownPage): Promise<{ preview: string }> {
  const { database, now, publicUrl, settings, language } = office;
  // Nobody looks at colours for longer.
  const until = new Date(now.getTime() + 60 * minuteMs);
  const token = signTheme(await getSecret(database, THEME_KEY), theme, until);
  const shown = languagesInUse(settings).includes(language) ? language : settings.defaultLanguage;
  return { preview: `${publicUrl}${href(shown, page)}?preview-theme=${token}` };
}

/** Hardly readable pairs first, with a better colour. */
function presentPairs({ colors }: Theme, language: Language) {
  const t = officeTextsFor(language);
  const all = themeColors(colors);
  const nameOf = (name: string) =>
    fieldLabel(`theme.colors.${name}`, language) ?? settingsWord(`color:${name}`, language) ?? name;
  const number = (ratio: number) => formatNumber(Math.floor(ratio * 10) / 10, { decimals: 1, padded: true });
  const shown = themePairs(colors).map(({ text, ground, least, ratio, isRead }) => {
    const pair = t('SETTINGS_PAIR', { text: nameOf(text), ground: nameOf(ground) });
    const set = [text, ground].find((name): name is ThemeColor => name in colors);
    const better = isRead || !set ? undefined : readableColor(colors, set);
    const low = t('SETTINGS_PAIR_LOW', { pair, ratio: number(ratio), least: number(least) });
    const help = better ? t('SETTINGS_PAIR_HELP', { color: better }) : '';
    return {
      pair,
      text: all[text],
      ground: all[ground],
      ratio: number(ratio),
      field: `theme.colors.${set ?? 'paper'}`,
      problem: isRead ? undefined : `${low} ${help}`.trim(),
      take: better && set ? { value: `take ${set} ${better}`, color: better } : undefined,
    };
  });
  return shown.toSorted((a, b) => Number(b.problem !== undefined) - Number(a.problem !== undefined));
}
