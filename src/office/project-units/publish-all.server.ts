import { type PublishedUnits, publishUnits } from '#commands/project/publish-units.ts';
import { storedFacts } from '#database/property/stored-facts.ts';
import { problemOfText } from '#domain/property/change/value-problem.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { dayOf } from '#domain/time/dates.ts';
import { lackingWords } from '#office/properties/lacking-words.server.ts';
import { fieldProblem } from '#office/property-editor/field-problem.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import type { UnitsAnswer } from './shown-unit.ts';
import type { Told } from './units-told.server.ts';

/** More would push the grid out of sight. */
const MOST_TOLD = 12;

type Refused = Extract<PublishedUnits, { outcome: 'refused' }>['refused'];

/** Publishes all waiting changes together, or tells for each unit why it holds up the others. */
export async function publishAll(
  office: OfficeContext,
  { projectId, ids, despite }: { projectId: number; ids: readonly number[] | undefined; despite: string },
): Promise<Told | UnitsAnswer> {
  const t = officeTextsFor(office.language);
  // Text that PostgreSQL cannot store.
  if (problemOfText(despite)) return { problem: { of: 'despite', text: t('PROBLEM_NOT_STORABLE') } };
  const published = await publishUnits(staffBy(office), {
    projectId,
    ...(ids && { ids }),
    despite: despite || undefined,
  });
  if (published.outcome === 'published') return { done: 'published', count: published.units };
  if (published.outcome === 'nothing to publish') return { done: 'nothing' };
  return presentRefused(office, published.refused);
}

async function presentRefused(office: OfficeContext, refused: Refused): Promise<UnitsAnswer> {
  const stored = await storedFacts(
    office.database,
    refused.map(({ id }) => id),
  );
  const units = refused.slice(0, MOST_TOLD).map(({ id, name, why }) => ({
    id,
    name,
    why: whyWords(why, stored.get(id)?.facts ?? ({} as PropertyFacts), office),
  }));
  return {
    refused: {
      units,
      more: refused.length - units.length,
      canDespite: refused.every(({ why }) => why.outcome === 'refused'),
    },
  };
}

function whyWords(
  why: Refused[number]['why'],
  facts: PropertyFacts,
  { language, now }: OfficeContext,
): string {
  const t = officeTextsFor(language);
  const label = (key: string) => fieldTexts(language).label(key.split('.')[0] as FieldKey);
  switch (why.outcome) {
    case 'unreadable':
      return t('UNITS_REFUSED_UNREAD', { fields: why.edits.map(({ key }) => label(key)).join(', ') });
    case 'conflict':
      return t('UNITS_REFUSED_STALE', { fields: why.edits.map(({ key }) => label(key)).join(', ') });
    case 'problems':
      return why.problems
        .map(({ field, problem }) => `${label(field)}: ${fieldProblem(problem, language)}`)
        .join(' ');
    case 'refused':
    case 'never':
      return lackingWords(facts, why.missing, { language, today: dayOf(now) });
    default:
      return '';
  }
}
