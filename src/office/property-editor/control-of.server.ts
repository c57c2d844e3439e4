import type { Language } from '#domain/language.ts';
import type { Region } from '#domain/place/region.ts';
import { energyLabels, energyLabelsIn, writeEnergyLabel } from '#domain/property/energy-label.ts';
import type { FieldWords } from '#domain/property/field-words.ts';
import type { CatalogueField } from '#domain/property/fields.ts';
import { type OptionValue, optionSets } from '#domain/property/option-sets.ts';
import { soilAttestsIn } from '#domain/property/soil-attest.ts';
import { propertyTypes } from '#domain/property/types.ts';
import { formatDay } from '#domain/time/dates.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { roomRows } from './room-rows.ts';
import type { Control } from './shown-field.ts';

export type Agents = { id: number; name: string }[];

/** In characters: longer texts get a larger field. */
const LONG = 200;

/** With `region` it offers only the values that its certificates can carry; without it all, to show stored values. */
export function controlOf(
  field: CatalogueField,
  words: FieldWords,
  agents: Agents,
  region?: Region,
): Control {
  if (field.key === 'agentId')
    return { kind: 'select', choices: agents.map(({ id, name }) => ({ value: String(id), label: name })) };
  switch (field.kind) {
    case 'type':
      return {
        kind: 'select',
        choices: propertyTypes.map(({ key }) => ({ value: key, label: words.type(key) })),
      };
    case 'option': {
      const known = field.key === 'soilAttest' && region ? soilAttestsIn(region) : optionSets[field.options];
      return { kind: 'select', choices: optionsOf(field, known, words) };
    }
    case 'options':
      return { kind: 'many', choices: optionsOf(field, optionSets[field.options], words) };
    case 'boolean':
      return {
        kind: 'select',
        choices: [
          { value: 'yes', label: words.yes },
          { value: 'no', label: words.no },
        ],
      };
    case 'energyLabel':
      return { kind: 'select', choices: labelsIn(region) };
    case 'rooms':
      return {
        kind: 'rooms',
        choices: optionSets.roomKind.map((value) => ({ value, label: words.option(field.key, value) })),
      };
    case 'date':
      return { kind: 'date' };
    case 'text':
    case 'texts':
      if (field.max > LONG) return { kind: 'text', rows: field.max > 1000 ? 9 : 3, max: field.max };
      return { kind: field.kind === 'texts' ? 'title' : 'line', max: field.max };
    case 'url':
      return { kind: 'line', inputMode: 'url', max: field.max };
    case 'integer':
    case 'year':
      return { kind: 'line', inputMode: 'numeric' };
    default:
      return { kind: 'line', inputMode: 'decimal' };
  }
}

function labelsIn(region: Region | undefined) {
  const labels = region ? energyLabelsIn(region) : energyLabels;
  return labels.map((value) => ({ value, label: writeEnergyLabel(value) }));
}

function optionsOf(field: CatalogueField, known: readonly OptionValue[], words: FieldWords) {
  const isScore = 'options' in field && field.options === 'floodScore';
  return known.map((value) => {
    const label = words.option(field.key, value);
    return {
      value: String(value),
      // The letter is what a colleague looks for, and a narrow field cuts off the end.
      label: isScore ? `${String(value).toUpperCase()} · ${label}` : label,
    };
  });
}

/** The unit beside the field: '€', 'm²', 'kWh/m² jaar'. */
export function unitOf(field: CatalogueField, words: FieldWords): string | undefined {
  if (field.kind === 'money') return '€';
  if (field.kind === 'area') return words.unit('m2');
  if (field.kind === 'length') return words.unit('m');
  return 'unit' in field && field.unit ? words.unit(field.unit) : undefined;
}

/** A value in words: the label of an option, 'ja', '1-3-2027', or the typed text. */
export function valueInWords(control: Control, typed: string, language: Language): string {
  if (typed === '') return officeTextsFor(language)('EDITOR_NOTHING');
  if (control.kind === 'date') return formatDay(typed, language);
  if (control.kind === 'select') return control.choices.find(({ value }) => value === typed)?.label ?? typed;
  if (control.kind === 'many') {
    const chosen = typed.split('|');
    return control.choices
      .filter(({ value }) => chosen.includes(value))
      .map(({ label }) => label)
      .join(', ');
  }
  if (control.kind === 'rooms')
    return roomRows(typed)
      .map(({ kind, area }) => {
        const label = control.choices.find(({ value }) => value === kind)?.label ?? kind;
        return area ? `${label} ${area} m²` : label;
      })
      .join(', ');
  return typed;
}
