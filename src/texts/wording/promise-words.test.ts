import { expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { type Promises, promisesSchema } from '#site/settings/promises-schema.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { mailTexts } from '#texts/mail/texts.ts';
import { portalTexts } from '#texts/portal/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { promisedText, promisesIn, promiseWords } from './promise-words.ts';

const given: Promises = {
  replyWorkingDays: 1,
  appointmentWorkingDays: 0,
  valuationWorkingDays: 2,
  appointmentMinutes: 40,
  valuationHours: 1,
  newslettersAMonth: 1,
};
const more: Promises = {
  replyWorkingDays: 2,
  appointmentWorkingDays: 1,
  valuationWorkingDays: 15,
  appointmentMinutes: 30,
  valuationHours: 2,
  newslettersAMonth: 4,
};

it.each([
  ['nl', given, 'binnen één werkdag|dezelfde dag|binnen twee werkdagen|40 minuten|een uur|eens per maand'],
  [
    'nl',
    more,
    'binnen twee werkdagen|binnen één werkdag|binnen 15 werkdagen|30 minuten|twee\u00a0uur|vier keer per maand',
  ],
  [
    'fr',
    given,
    'dans un délai d’un jour ouvrable|le jour même|dans les deux jours ouvrables|40 minutes|une heure|une fois par mois',
  ],
  [
    'fr',
    more,
    'dans les deux jours ouvrables|dans un délai d’un jour ouvrable|dans les 15 jours ouvrables|30 minutes|deux heures|quatre fois par mois',
  ],
  [
    'de',
    given,
    'innerhalb eines Werktags|am selben Tag|innerhalb von zwei Werktagen|40 Minuten|eine Stunde|einmal pro Monat',
  ],
  [
    'de',
    more,
    'innerhalb von zwei Werktagen|innerhalb eines Werktags|innerhalb von 15 Werktagen|30 Minuten|zwei Stunden|vier Mal pro Monat',
  ],
  [
    'en',
    given,
    'within one working day|the same day|within two working days|40 minutes|an hour|once a month',
  ],
  [
    'en',
    more,
    'within two working days|within one working day|within 15 working days|30 minutes|two hours|four times a month',
  ],
] as const)('in %s', (language, promises, words) => {
  expect(Object.values(promiseWords(promises, language)).join('|')).toBe(words);
});

it.each(languages)('who has said nothing promises nothing, in %s', (language) => {
  const none = promiseWords(promisesSchema.parse({}), language);
  expect(Object.values(none).join('')).toBe('');
  const all = promiseWords(given, language);
  for (const [key, promise] of Object.entries(promisesIn)) {
    const said = [textsFor, formTexts, mailTexts, portalTexts].flatMap((texts) => {
      const t = texts(language) as (key: string) => string;
      return t(key) ? [promisedText(t, key, none), promisedText(t, key, all)] : [];
    });
    const [without = '', withPromise = ''] = said;
    expect(said, key).toHaveLength(2);
    expect(without, key).not.toMatch(/ [ .,]/);
    expect(without, key).toMatch(/^\p{Lu}[^{}]{12,}\.$/u);
    expect(withPromise, key).toContain(all[promise ?? 'replyWithin']);
    expect(without, key).not.toContain(all[promise ?? 'replyWithin']);
  }
});
