import { textOf } from '#office/forms/read-form.ts';
import { ownColors, type ThemeColor } from '#site/settings/theme-colors.ts';
import { type Theme, themeSchema } from '#site/settings/theme-schema.ts';

export const colorNames = Object.keys(ownColors) as ThemeColor[];

/** `wrong`: the names of fields that hold neither a colour nor a number. */
export function readThemeForm(form: FormData): { theme: Theme; wrong: string[] } {
  const typed = colorNames.flatMap((name) => {
    const text = textOf(form, `theme.colors.${name}`).trim().toLowerCase();
    const color = text && !text.startsWith('#') ? `#${text}` : text;
    return color ? [[name, color] as const] : [];
  });
  const theme = {
    colors: Object.fromEntries(typed),
    displayFont: textOf(form, 'theme.displayFont'),
    textFont: textOf(form, 'theme.textFont'),
    radius: Number(textOf(form, 'theme.radius') || Number.NaN),
  };
  const { error } = themeSchema.safeParse(theme);
  const wrong = (error?.issues ?? [])
    .filter(({ code }) => code !== 'custom')
    .map(({ path }) => ['theme', ...path].join('.'));
  return { theme: theme as Theme, wrong };
}

/** The values of the form's fields. */
export function fillThemeForm({ colors, displayFont, textFont, radius }: Theme): Record<string, string> {
  return {
    ...Object.fromEntries(colorNames.map((name) => [`theme.colors.${name}`, colors[name] ?? ''])),
    'theme.displayFont': displayFont,
    'theme.textFont': textFont,
    'theme.radius': String(radius),
  };
}
