import { describe, expect, it } from 'vitest';
import { contrast } from '#domain/color/contrast.ts';
import { check } from '#site/check.ts';
import { inOneLine } from '#site/site-problem.ts';
import { changedColors, ownColors, themeColors } from './theme-colors.ts';
import { themeSchema } from './theme-schema.ts';

const theme = (colors: Record<string, string>) =>
  themeSchema.safeParse({ colors, displayFont: 'own', textFont: 'own', radius: 2 });

describe('the colours of an agency', () => {
  it.each([
    [{}],
    [ownColors],
    [{ paper: '#ffffff' }],
    [{ brick: '#0b5d54', night: '#10231f' }],
    [{ paper: '#ffffff', ink: '#101828', brick: '#1d4ed8', night: '#101828' }],
  ])('%j can be read', (colors) => {
    expect(theme(colors).error?.issues).toBeUndefined();
  });

  it.each([
    [{ brick: '#e07a5f' }, 'brick', 'brick on paper'],
    [{ paper: '#8a8072' }, 'paper', 'ink on paper'],
    [{ night: '#777777' }, 'night', 'white on night'],
    [{ night: '#5f5f5f' }, 'night', 'night-2 on night'],
    [{ 'ink-3': '#a09a90' }, 'ink-3', 'ink-3 on paper'],
    // On a dark paper errors and warnings could not be read.
    [{ paper: '#111111', ink: '#eeeeee' }, 'paper', 'wine on paper'],
  ])('%j cannot: %s', (colors, field, reason) => {
    const issues = theme(colors).error?.issues ?? [];
    const found = issues.find(({ message }) => message.startsWith(`${reason} `));
    expect(found?.path, JSON.stringify(issues)).toEqual(['colors', field]);
  });

  it.each([['red'], ['#fff'], ['#a5432d;}body{display:none'], ['#a5432g']])('%s is no colour', (brick) => {
    expect(theme({ brick }).success).toBe(false);
  });
});

describe('a refusal', () => {
  const problemsOf = (given: object) =>
    check(themeSchema, {
      colors: {},
      displayFont: 'own',
      textFont: 'own',
      radius: 2,
      ...given,
    }).problems?.map(inOneLine);

  it.each([
    // #767676 on white has 4.54, #777777 has 4.478: never rounded up to 4.5.
    [{ paper: '#ffffff', 'ink-3': '#777777' }, '.ink-3', 'ink-3 on paper', '4.47', '4.5'],
    [{ brick: '#e58a70' }, '.brick', 'white on brick', '2.56', '4.5'],
    [{ 'line-2': '#aaaaaa' }, '.line-2', 'line-2 on paper', '2.19', '3'],
    [{ night: '#cccccc' }, '.night', 'white on night', '1.60', '4.5'],
    // Neither colour is set: both follow another.
    [{ brick: '#e58a70' }, '', 'white on brick-dark', '3.89', '4.5'],
  ])('of %j stands at colors%s and says that %s has %s, and needs %s', (colors, at, pair, ratio, least) => {
    expect(problemsOf({ colors })).toContain(
      `colors${at}: ${pair} has a contrast of ${ratio}; ${least} is the least that can be read (WCAG AA)`,
    );
  });

  it.each([
    [{ colors: { brick: 'red' } }, 'colors.brick: is a colour such as #a5432d'],
    [{ colors: { red: '#ff0000' } }, 'colors.red: there is no such field'],
    [{ radius: -1 }, 'radius: must be 0 at least'],
    [{ radius: 13 }, 'radius: must be 12 at most'],
    [{ displayFont: 'Comic Sans' }, 'displayFont: must be one of "own", "text", "georgia", "system"'],
  ])('of %j says why', (given, problem) => {
    expect(problemsOf(given)).toContain(problem);
  });
});

describe('a colour that is not set', () => {
  it('is the product’s own where nothing it is made from is set', () => {
    expect(changedColors({})).toEqual([]);
    expect(changedColors(ownColors)).toEqual([]);
    expect(changedColors({ brick: '#A5432D' })).toEqual([]);
  });

  it('follows the one that it is made from', () => {
    const colors = themeColors({ brick: '#0b5d54' });
    expect(colors['brick-dark']).toBe('#094a43');
    expect(contrast('#ffffff', colors['brick-press'])).toBeGreaterThan(
      contrast('#ffffff', colors['brick-dark']),
    );
    expect(changedColors({ brick: '#0b5d54' }).map(([name]) => name)).toEqual([
      'brick',
      'brick-dark',
      'brick-press',
    ]);
  });

  it('never overrules one that is', () => {
    expect(themeColors({ brick: '#0b5d54', 'brick-dark': '#053d37' })['brick-dark']).toBe('#053d37');
  });
});
