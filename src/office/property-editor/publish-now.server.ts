import { publishEdits } from '#commands/property/publish-edits.ts';
import { publishProperty } from '#commands/property/publish-property.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import { keysOfMention, type Mention } from '#domain/property/legal-completeness/mention.ts';

import { regionOfProperty } from '#domain/property/region-of-property.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { dayOf } from '#domain/time/dates.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { fieldProblem } from './field-problem.server.ts';
import { findEdited } from './load-editor.server.ts';

/** Publishes the waiting changes, and the property if it is not published; else gives a sentence why it cannot. */
export async function publishNow(
  office: OfficeContext,
  propertyId: number,
  despite: string | undefined,
): Promise<string | undefined> {
  const { language } = office;
  const by = staffBy(office);
  const t = officeTextsFor(language);
  const { checked } = await findEdited(office, String(propertyId));
  const label = labelFor(office, checked.property);
  const edits = await publishEdits(by, { propertyId, despite });
  switch (edits.outcome) {
    case 'unreadable':
      return t('EDITOR_UNREADABLE', { fields: edits.edits.map(({ key }) => labelAt(key, label)).join(', ') });
    case 'conflict':
      return t('EDITOR_STALE', { fields: edits.edits.map(({ key }) => labelAt(key, label)).join(', ') });
    case 'problems':
      return edits.problems
        .map(({ field, problem }) => `${label(field as FieldKey)}: ${fieldProblem(problem, language)}`)
        .join('. ');
    case 'refused':
    case 'never':
      return lacking(office, propertyId, edits.missing);
  }
  const { publication } = await findEdited(office, String(propertyId));
  if (publication === 'published') return undefined;
  const published = await publishProperty(by, { id: propertyId, despite });
  if (published.outcome === 'refused' || published.outcome === 'never')
    return lacking(
      office,
      propertyId,
      published.missing.filter(({ level }) => level === 'block'),
    );
  return undefined;
}

function labelAt(key: string, label: (key: FieldKey) => string): string {
  return label(key.split('.')[0] as FieldKey);
}

/** The label in the meter and the form: an EPC is a 'CPE' in Luxembourg. */
function labelFor({ language }: OfficeContext, property: PropertyFacts): (key: FieldKey) => string {
  const context = { region: regionOfProperty(property), purpose: property.purpose };
  return (key) => fieldTexts(language).label(key, context);
}

async function lacking(office: OfficeContext, propertyId: number, missing: readonly Mention[]) {
  const { checked } = await findEdited(office, String(propertyId));
  const label = labelFor(office, checked.property);
  const names = missing.flatMap((mention) =>
    keysOfMention(mention, checked.property, dayOf(office.now)).map(label),
  );
  return officeTextsFor(office.language)('EDITOR_LACKS', { fields: [...new Set(names)].join(', ') });
}
