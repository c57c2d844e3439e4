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

/** What a form of the settings says of itself beside its fields. */
export type SectionSaid = {
  problems?: FormAnswer['problems'];
  /** What applying it would change; empty: nothing. `seen`: stands for just this change. */
  changes?: { differences: ShownDifference[]; seen: string };
  /** What others changed meanwhile. */
  conflict?: { since: ShownDifference[] };
};

/** `typed`: what stands in the form, where it was sent; else it shows what is stored. */
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
    /** The lists whose rows the last button arranged. */
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
