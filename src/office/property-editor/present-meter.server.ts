import type { PropertyToEdit } from '#database/property/property-to-edit.ts';
import type { Language } from '#domain/language.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import { mentionsFor } from '#domain/property/legal-completeness.ts';
import { type Finding, publicationCheck } from '#domain/property/publication-check.ts';
import { regionOfProperty } from '#domain/property/region-of-property.ts';
import { dayOf } from '#domain/time/dates.ts';
import type { Settings } from '#site/settings/settings.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';

const words = {
  title: 'CHECK_TITLE',
  photo: 'CHECK_PHOTO',
  price: 'CHECK_PRICE',
  place: 'CHECK_PLACE',
  position: 'CHECK_POSITION',
  agent: 'CHECK_AGENT',
  plan: 'CHECK_PLAN',
  far: 'CHECK_FAR',
  video: 'CHECK_VIDEO',
  areas: 'CHECK_AREAS',
  'price-per-m2': 'CHECK_PRICE_PER_M2',
  description: 'CHECK_DESCRIPTION',
} as const;

/** The findings against publishing the edited property, each with a link to its field. */
export function presentMeter(
  found: PropertyToEdit,
  { language, settings, now }: { language: Language; settings: Settings; now: Date },
) {
  const { checked, exemptions } = found;
  const today = dayOf(now);
  const { defaultLanguage } = settings;
  const languages = settings.languages.filter(({ inUse }) => inUse).map(({ code }) => code);
  const findings = publicationCheck(checked, { defaultLanguage, languages, today });
  const asked = mentionsFor(checked.property).filter(
    ({ level, law }) => level === 'block' && law.since <= today,
  );
  const blocking = findings.filter(({ severity }) => severity === 'law');
  const label = labelOf(checked.property, language);
  const present = (finding: Finding) => presentFinding(finding, { language, label });
  return {
    of: asked.length,
    done: asked.length - blocking.length,
    law: blocking.map(present),
    site: findings.filter(({ severity }) => severity === 'site').map(present),
    advice: findings.filter(({ severity }) => severity === 'advice').map(present),
    exempt: exemptions.map(({ key, reason }) => ({ key, label: label(key), reason })),
    lackingKeys: new Set(blocking.flatMap(({ at }) => (typeof at === 'string' ? [] : at))),
  };
}

export type ShownFinding = {
  id: string;
  text: string;
  /** The id of the element that mends it, on this page or another. */
  to: string;
  /** The law with its article, and a link to its text. */
  law?: { text: string; url: string };
  /** Which field can be declared not applicable. */
  exemptKey?: FieldKey;
};

function presentFinding(
  { id, at, mention, language: missing, severity }: Finding,
  { language, label }: { language: Language; label: (key: FieldKey) => string },
): ShownFinding {
  const t = officeTextsFor(language);
  const [first] = typeof at === 'string' ? [] : at;
  const to = typeof at === 'string' ? 'photos' : fieldId(first, missing);
  if (mention) {
    const keys = typeof at === 'string' ? [] : at;
    const names = [...new Set(keys.map(label))].join(', ');
    return {
      id,
      to,
      text: names || mention.what,
      law: { text: `${mention.law.name}, ${mention.law.article}`, url: mention.law.url },
      ...(severity === 'law' && !mention.isAbsolute && mention.shows?.[0] && { exemptKey: mention.shows[0] }),
    };
  }
  const key = id in words ? words[id as keyof typeof words] : 'CHECK_TITLE';
  const text = missing
    ? t('CHECK_LANGUAGE', { field: first ? label(first) : '', language: ownLanguageNames[missing] })
    : t(key);
  return { id: missing ? `${id}.${missing}` : id, to, text };
}

/** The id of the element of a field. */
export function fieldId(key: FieldKey | undefined, language?: Language): string {
  return `field-${key ?? ''}${language ? `.${language}` : key === 'title' ? '.nl' : ''}`;
}

function labelOf(property: PropertyToEdit['checked']['property'], language: Language) {
  const own = fieldTexts(language);
  const context = { region: regionOfProperty(property), purpose: property.purpose };
  return (key: FieldKey) => own.label(key, context);
}
