import { describe, expect, it } from 'vitest';
import { defaultPages } from '#site/default-pages.ts';
import { defaultSettings, settingsSchema } from '#site/settings.ts';
import { shellData } from './shell.server.ts';

describe('the phone number of the agency', () => {
  it.each([
    [{ phone: '092345678' }, 'tel:+3292345678'],
    [{ phone: '26 12 34 56', countryId: 50 }, 'tel:+35226123456'],
    [{ phone: '+352 26 12 34 56' }, 'tel:+35226123456'],
  ])('%j is dialled %s', (given, expected) => {
    const { countryId: _, ...before } = defaultSettings.agency;
    const settings = settingsSchema.parse({ ...defaultSettings, agency: { ...before, ...given } });
    expect(shellData(settings, defaultPages, [], new Set(), 'nl').phone.href).toBe(expected);
  });

  it('is of a country that has agencies', () => {
    const agency = { ...defaultSettings.agency, countryId: 33 };
    expect(settingsSchema.safeParse({ ...defaultSettings, agency }).success).toBe(false);
  });
});
