import { settingsVersion } from '#commands/site/change-settings.ts';
import type { Language } from '#domain/language.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import type { Settings } from '#site/settings/settings.ts';
import { settingsWord } from '#texts/settings/texts.ts';
import { type Offered, presentField } from './present-fields.server.ts';
import type { Typed } from './read-fields.server.ts';
import { describeSection, fillSection, takesPictures } from './section-form.server.ts';
import {
  type SectionName,
  sectionGroups,
  sectionKeys,
  sectionNames,
  sectionPath,
} from './section-screens.ts';
import type { ShownDifference } from './shown-field.ts';

/** The messages of a settings form, beside its fields. */
export type SectionSaid = {
  problems?: FormAnswer['problems'];
  /** The changes that applying it would make; empty for none. `seen`: identifies exactly these changes. */
  changes?: { differences: ShownDifference[]; seen: string };
  /** The changes that colleagues made meanwhile. */
  conflict?: { since: ShownDifference[] };
};

/** `typed`: the values of the form if it was sent; else it shows the stored ones. */
export function presentSection(
  name: SectionName,
  settings: Settings,
  {
    typed = fillSection(name, settings),
    expected = settingsVersion(settings, sectionKeys(name)),
    language,
    offered,
    arranged = [],
    ...said
  }: SectionSaid & {
    typed?: Typed;
    expected?: string;
    language: Language;
    offered: Offered;
    /** The lists whose rows the last button moved. */
    arranged?: readonly string[];
  },
) {
  const seen = [...arranged, ...(said.problems ?? []).map(({ field }) => field)];
  const about = { typed, language, offered, seen };
  return {
    title: settingsWord(`screen:${name}`, language) ?? name,
    hint: settingsWord(`screen:${name}:hint`, language),
    links: sectionLinks(language, name),
    takesPictures: takesPictures(name),
    fields: describeSection(name).map((field) => presentField(field, field.name, about)),
    given: typed,
    expected,
    ...said,
  };
}

export function sectionLinks(language: Language, current?: SectionName) {
  return sectionNames.map((name) => ({
    to: sectionPath(name),
    text: settingsWord(`screen:${name}`, language) ?? name,
    isCurrent: name === current,
  }));
}

export function sectionOverview(language: Language) {
  return Object.entries(sectionGroups).map(([group, names]) => ({
    title: settingsWord(`group:${group}`, language) ?? group,
    sections: names.map((name) => ({
      to: sectionPath(name),
      text: settingsWord(`screen:${name}`, language) ?? name,
      hint: settingsWord(`screen:${name}:hint`, language) ?? '',
    })),
  }));
}
