import type { Language } from '#domain/language.ts';
import { videoLink } from '#domain/media/video-link.ts';
import { squareKm } from '#domain/place/distance.ts';
import { isEmpty } from '#domain/text/empty.ts';
import type { FieldKey } from './fields.ts';
import { type Exempt, lackingMentions } from './legal-completeness/exempt.ts';
import { keysOfMention, type Mention } from './legal-completeness/mention.ts';
import { isPlaceholderPrice } from './price.ts';
import { pricePerM2 } from './price-per-m2.ts';
import type { PropertyFacts } from './values.ts';

/**
 * law: it may not be published like this; site: the page would look broken; advice: somebody should look. A mention of
 * the law that does not block is advice. `language`: the one that is missing.
 */
export type Finding = {
  /** The id of the mention ('F11'), or a name. */
  id: string;
  severity: 'law' | 'site' | 'advice';
  /** Where to correct it: attributes, or the photographs and plans. */
  at: readonly FieldKey[] | 'photos' | 'plans';
  /** Has the article of the law and what it asks for. */
  mention?: Mention;
  language?: Language;
};

export type CheckedProperty = {
  property: PropertyFacts;
  exempt: Exempt;
  photos: number;
  plans: number;
  /** The position of its place; undefined: no place is known. */
  place: { latitude: number; longitude: number } | undefined;
  /** The price of an m² of other properties of its kind; undefined: there are too few. */
  usualPerM2Cents?: number | undefined;
};

export type CheckedSite = { defaultLanguage: Language; languages: readonly Language[]; today: string };

/** A position farther than this from its place probably belongs to something else. */
const farKm = 3;

/** If an m² is this many times dearer or cheaper than in the others, a figure is probably mistyped. */
const unusualTimes = 3;

const translated: readonly ('title' | 'description')[] = ['title', 'description'];

/** What speaks against publishing, the gravest first. */
export function publicationCheck(checked: CheckedProperty, site: CheckedSite): Finding[] {
  const findings = [
    ...legalFindings(checked, site),
    ...siteFindings(checked, site),
    ...advices(checked, site),
  ];
  const order = ['law', 'site', 'advice'];
  return findings.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}

function legalFindings({ property, exempt }: CheckedProperty, { today }: CheckedSite): Finding[] {
  return lackingMentions(property, exempt, today).map((mention) => ({
    id: mention.id,
    severity: mention.level === 'block' ? 'law' : 'advice',
    at: keysOfMention(mention, property, today),
    mention,
  }));
}

function siteFindings({ property, photos, place }: CheckedProperty, site: CheckedSite): Finding[] {
  const { title, purpose, priceCents, publishPrice, latitude, longitude, agentId } = property;
  return found('site', [
    ['title', ['title'], isEmpty(title?.[site.defaultLanguage])],
    ['photo', 'photos', photos === 0],
    // 'On demand' is a choice as well.
    [
      'price',
      ['priceCents', 'publishPrice'],
      (!priceCents || isPlaceholderPrice(purpose, priceCents)) && publishPrice !== false,
    ],
    ['place', ['postalCode', 'city'], !place],
    ['position', ['latitude', 'longitude'], isEmpty(latitude) || isEmpty(longitude)],
    ['agent', ['agentId'], !agentId],
  ]);
}

function advices(checked: CheckedProperty, { languages, defaultLanguage }: CheckedSite): Finding[] {
  const { property, plans } = checked;
  const { livingAreaM2, totalAreaM2, videoUrl } = property;
  const missing = translated.flatMap((key) =>
    languages
      .filter((language) => language !== defaultLanguage || key !== 'title')
      .filter((language) => isEmpty(property[key]?.[language]))
      .map((language): Finding => ({ id: key, severity: 'advice', at: [key], language })),
  );
  return [
    ...missing,
    ...found('advice', [
      ['plan', 'plans', plans === 0],
      ['far', ['latitude', 'longitude'], isFar(checked)],
      ['video', ['videoUrl'], Boolean(videoUrl && !videoLink(videoUrl))],
      [
        'areas',
        ['livingAreaM2', 'totalAreaM2'],
        (livingAreaM2 ?? 0) > (totalAreaM2 || Number.POSITIVE_INFINITY),
      ],
      ['price-per-m2', ['priceCents'], isUnusual(checked)],
    ]),
  ];
}

function found(
  severity: Finding['severity'],
  rules: readonly (readonly [id: string, at: Finding['at'], isFound: boolean])[],
): Finding[] {
  return rules.filter(([, , isFound]) => isFound).map(([id, at]) => ({ id, severity, at }));
}

function isFar({ property: { latitude, longitude }, place }: CheckedProperty): boolean {
  return Boolean(place && latitude && longitude && squareKm({ latitude, longitude }, place) > farKm ** 2);
}

function isUnusual({ property, usualPerM2Cents: usual }: CheckedProperty): boolean {
  const cents = pricePerM2(property)?.cents;
  return Boolean(cents && usual && (cents > usual * unusualTimes || cents * unusualTimes < usual));
}
