import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { defaultSettings, settingsSchema } from '#site/settings/settings.ts';
import { formNames, full } from '#test/full-settings.ts';
import { settingsTextOrder, settingsWord } from '#texts/settings/texts.ts';
import type { Field } from './describe-shape.server.ts';
import { choiceLabel, fieldLabel, wordPath } from './field-words.server.ts';
import { describeSection, fillSection, readSection } from './section-form.server.ts';
import { sectionKeys, sectionNames } from './section-screens.ts';

describe('the form of every section', () => {
  const leaves = (field: Field): Field[] =>
    field.kind === 'group'
      ? [field, ...field.fields.flatMap(leaves)]
      : field.kind === 'list'
        ? [field, ...leaves(field.item).slice(1)]
        : [field];

  it('there is a screen for every section of the schema', () => {
    const covered = sectionNames.flatMap((name) => [...sectionKeys(name)]);
    expect(covered.toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted());
  });

  it.each(languages)('every field and choice has words in %s', (language) => {
    const fields = formNames.flatMap((name) => describeSection(name).flatMap(leaves));
    expect(fields.filter(({ path }) => !fieldLabel(path, language)).map(({ path }) => path)).toEqual([]);
    const unnamed = fields.flatMap((field) =>
      field.kind === 'choice' || field.kind === 'choices'
        ? field.values
            .filter((value) => choiceLabel(field.path, value, language) === String(value))
            .map((value) => `${field.path}=${value}`)
        : [],
    );
    // In English the schema's own words serve.
    const english = ['logic=equals', 'logic=contains', 'advancedCondition=and', 'advancedCondition=or'];
    const same = language === 'en' ? english.map((each) => `displayConditions.${each}`) : [];
    expect(unnamed.toSorted()).toEqual(same.toSorted());
    for (const name of sectionNames) expect(settingsWord(`screen:${name}`, language)).toBeTruthy();
  });

  it('asks for lines where a list may not be empty', () => {
    const lines = formNames
      .flatMap((name) => describeSection(name).flatMap(leaves))
      .flatMap((field) => (field.kind === 'lines' ? [field] : []));
    const needed = lines.filter(({ mayBeEmpty }) => !mayBeEmpty).map(({ path }) => path);
    expect(needed).toEqual(['districts.members', 'purchaseCosts.surtaxes.municipalities']);
    expect(lines.length).toBeGreaterThan(1);
  });

  it('no word is about a field that there is not', () => {
    const paths = new Set(
      formNames.flatMap((name) =>
        describeSection(name)
          .flatMap(leaves)
          .map(({ path }) => wordPath(path)),
      ),
    );
    const about = settingsTextOrder
      .filter((key) => !/^(group|screen|law|side|color)[:=]|^theme(\.|$)/.test(key))
      .map((key) => key.split(/[:=]/)[0] ?? '');
    expect(about.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('telephone and e-mail come as they were pasted, and are kept as they are read', () => {
    const pasted = {
      ...fillSection('agency', defaultSettings),
      'agency.phone': ['\u202a+32\u2011470\u201312 34 56\u202c'],
      'agency.email': ['\u200binfo@agency.be\u00a0'],
    };
    expect(readSection('agency', pasted, defaultSettings).agency).toMatchObject({
      phone: '+32-470-12 34 56',
      email: 'info@agency.be',
    });
  });

  it.each(formNames)('%s stays as it is when nothing was typed', (name) => {
    for (const settings of [full, defaultSettings]) {
      const sections = readSection(name, fillSection(name, settings), settings);
      for (const key of sectionKeys(name)) expect(sections[key]).toEqual(settings[key]);
    }
  });
});
