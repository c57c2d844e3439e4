import { describe, expect, it, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { periodText, presentKeptOnServer } from './kept-on-server.server.ts';

test.each([
  [1, 'nl', '1 dag'],
  [14, 'nl', '2 weken'],
  [90, 'fr', '90 jours'],
  [364, 'nl', '364 dagen'],
  [365, 'nl', '1 jaar'],
  [366, 'de', '1 Jahr'],
  [367, 'nl', '367 dagen'],
  [730, 'en', '2 years'],
  [1827, 'fr', '5 ans'],
] as const)('%s days in %s', (days, language, expected) => {
  expect(periodText(days, language).replace(/\s/g, ' ')).toBe(expected);
});

describe('the table of the privacy text', () => {
  const { retention } = defaultSettings;
  const rowsOf = (given: typeof retention) => {
    const settings = { ...defaultSettings, retention: given };
    const { rows } = presentKeptOnServer({ settings, language: 'nl' });
    return rows.map(({ what, duration }) => `${what}: ${duration.replace(/\s/g, ' ')}`);
  };

  it('says what the settings say, with the forms that differ by name', () => {
    expect(rowsOf(retention)).toEqual([
      'Wat u via een formulier vraagt: 2 jaar',
      'Een bericht aan een vriend: 90 dagen',
      'Een bod: 5 jaar',
      'De mails die daaruit volgen, hoogstens: 1 jaar',
      'Een zoekopdracht of nieuwsbrief die u niet bevestigt: 2 weken',
      'Een zoekopdracht of nieuwsbrief, nadat u ze stopzet: 90 dagen',
      'Een ervaring die we niet plaatsen: 1 jaar',
      'Wie wanneer wat deed op de site, zonder namen of adressen: 5 jaar',
    ]);
  });

  it('follows them when they change', () => {
    const requests = { ...retention.requests, offer: 730, visit: 200 };
    const rows = rowsOf({ ...retention, requests, mails: 60 });
    expect(rows).toContain('Een aanvraag voor een bezoek: 200 dagen');
    expect(rows).toContain('De mails die daaruit volgen, hoogstens: 60 dagen');
    expect(rows.join()).not.toContain('Een bod');
  });

  it.each(languages)('has a word for each kind in %s', (language) => {
    for (const { what } of presentKeptOnServer({ settings: defaultSettings, language }).rows)
      expect(what).toMatch(/^\p{Lu}/u);
  });
});
