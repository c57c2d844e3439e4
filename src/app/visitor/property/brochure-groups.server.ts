import type { BrochureGroup } from '#app/print/brochure.server.ts';
import { requiredMentions } from '#domain/property/required-mentions.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import type { Texts } from '#texts/server/texts.ts';
import type { presentOffered } from './offered.server.ts';

type Row = { key: string; label: string; value: string; lang?: string };

/** If there is no room on paper, the last ones are left out first. */
const order = ['financial', 'surfaces', 'building', 'technical', 'outside', 'layout'];

function byImportance<Group extends { key: string }>(groups: readonly Group[]): Group[] {
  return groups.toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
}

/** What says so on paper: certificates, attests and reports. */
const attested = new Set([
  'floodReportDate',
  'hasAsBuiltAttest',
  'asbestosResult',
  'asbestosDate',
  'asbestosCode',
  'soilAttest',
  'soilAttestDate',
  'hasRentalPermit',
]);

/** The fact sheet, then what the page says of water and planning, then certificates and attests, with that of energy. */
export function brochureGroups(
  t: Texts,
  facts: PropertyFacts,
  { groups, energy, legal }: Pick<ReturnType<typeof presentOffered>, 'groups' | 'energy' | 'legal'>,
): BrochureGroup[] {
  const required = new Set<string>(requiredMentions(facts));
  const onPaper = ({ key, label, value, lang }: Row) => ({
    label,
    value: value.replace(/^https?:\/\/(www\.)?/, ''),
    ...(lang && { lang }),
    isRequired: required.has(key),
  });
  const ofLegal = legal?.rows ?? [];
  const scores = (legal?.scores ?? []).map(({ key, label, score, meaning }) => ({
    ...onPaper({ key, label, value: `${score.toUpperCase()}, ${meaning}` }),
    isRequired: true,
    isFlooded: score === 'd',
  }));
  return [
    ...byImportance(groups).map(({ title, rows }) => ({ title, rows: rows.map(onPaper) })),
    {
      title: t('BROCHURE_WATER_AND_PLANNING'),
      rows: [...scores, ...ofLegal.filter(({ key }) => !attested.has(key)).map(onPaper)],
    },
    {
      title: t('BROCHURE_ATTESTS'),
      rows: [...(energy?.rows ?? []), ...ofLegal.filter(({ key }) => attested.has(key))].map(onPaper),
    },
  ].filter(({ rows }) => rows.length > 0);
}
