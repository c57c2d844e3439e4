import { expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { createTestApp } from '#test/app.ts';
import { howOften } from '#test/deep.ts';
import { addPropertiesInPlaces, titleOf, typing } from '#test/typed-places.ts';

const app = await createTestApp();
const zones = await addPropertiesInPlaces(app.database);
const read = typing(app);

it('every name of every place, typed in full, is understood as that place or asks which', () => {
  const lost = zones.all
    .filter(({ kind }) => kind !== 'postal_code')
    .flatMap((zone) =>
      languages
        .flatMap((language) => [zone.names[language], zones.nameOf(zone, language)])
        .filter((name) => {
          const { how, by, zones: meant, others } = zones.understand(name);
          const offered = [...meant, ...others];
          // A municipality includes the part that it is named after.
          const isThere = offered.includes(zone) || (zone.parent && offered.includes(zone.parent));
          return how === 'guess' || by !== 'name' || !isThere;
        }),
    );
  expect(lost).toEqual([]);
});

it('a list says so of any name that is typed', async () => {
  const names = zones.all.flatMap((zone) =>
    languages.map((language) => [zones.nameOf(zone, language), zone] as const),
  );
  const step = Math.ceil(names.length / howOften({ inShort: 40, inDepth: 4000 }));
  for (const [name, zone] of names.filter((_, index) => index % step === 0)) {
    const { page } = await read(name.replaceAll(',', ' '));
    expect(titleOf(page), name).not.toBe('Te koop');
    expect(page, name).toContain(`zone=${zone.key}`);
  }
});
