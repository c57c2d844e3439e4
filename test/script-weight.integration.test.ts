import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { nl } from '#texts/office/nl.ts';
import { mostScriptKb, readScripts } from './script-weight.ts';

const visitors = readScripts('visitors');
const office = readScripts('office');

describe.each(languages)('in %s', (language) => {
  it.each(['home', 'forSale', 'propertyForSale', 'project', 'contact'])('%s is light', (screen) => {
    const weight = visitors.kilobytesOf(`${screen}.${language}`, [language, 'consent-dialog']);
    expect(weight).toBeLessThanOrEqual(mostScriptKb.visitors);
  });

  it.each(['today', 'property-editor', 'property-photos', 'requests'])('%s is light', (screen) => {
    expect(office.kilobytesOf(`${screen}/route`, [language])).toBeLessThanOrEqual(mostScriptKb.office);
  });

  it('a browser has of the office’s texts those of its components alone', async () => {
    expect(Object.keys(await office.textsIn(language))).toEqual(Object.keys(nl));
  });
});

it.each([
  ['visitors', visitors],
  ['the office', office],
])('only the entry itself starts the pages of %s: other scripts run elsewhere too', (_, { entry }) => {
  expect(entry).toContain('.hydrateRoot)(');
});
