import type { Selectable } from 'kysely';
import type { Merged } from '#commands/property/merge/merge-property.ts';
import type { Property } from '#database/generated.ts';
import { problem } from '#domain/problem/problem.ts';
import type { PropertyChange } from '#domain/property/change/property-change.ts';
import { isForeignLabel, writeEnergyLabel } from '#domain/property/energy-label.ts';
import { formatEuro, isPlaceholderPrice } from '#domain/property/price.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import { isTaxGuessed } from '#domain/property/tax.ts';

/** Warns of values that contradict each other, and leaves out a placeholder price: the stored one stays. */
export function checkWhole(
  { draft, warnings }: Merged,
  { values }: PropertyChange,
  existing: Selectable<Property> | undefined,
): void {
  const facts = propertyFacts(draft);
  const { region, type, purpose, priceCents, energyLabel } = facts;
  if (isPlaceholderPrice(purpose, priceCents)) {
    const before = existing?.price_cents ?? null;
    draft.price_cents = isPlaceholderPrice(purpose, before) ? null : before;
    warnings.push({
      field: 'priceCents',
      reason: problem('PRICE_OF_NONE', { value: formatEuro(priceCents) }),
    });
  }
  if (values.energyLabel && energyLabel && region && isForeignLabel(region, type, energyLabel))
    warnings.push({
      field: 'energyLabel',
      reason: problem('LABEL_OF_ANOTHER_REGION', { value: writeEnergyLabel(energyLabel) }),
    });
  if (isTaxGuessed(facts)) warnings.push({ field: 'taxRegime', reason: problem('TAX_GUESSED') });
}
