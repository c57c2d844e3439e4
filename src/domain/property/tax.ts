import type { OptionValue } from './option-sets.ts';

/** How a sale is taxed: duty on all of it, VAT on all of it, or VAT on the building and duty on the ground. */
export type Tax = 'duty' | 'vat' | 'vat_and_duty';

type TaxFacts = {
  taxRegime?: OptionValue<'taxRegime'> | null | undefined;
  isNewBuild?: boolean | null | undefined;
  projectId?: number | null | undefined;
};

/** What the agency says counts first; else VAT applies to new build and to units of a project, except their ground. */
export function taxOf({ taxRegime, isNewBuild, projectId }: TaxFacts): Tax {
  if (taxRegime === 'vat') return 'vat';
  if (taxRegime === 'registration_duties') return 'duty';
  return taxRegime || isNewBuild || projectId ? 'vat_and_duty' : 'duty';
}

/** True if VAT is assumed although nobody has said so. */
export function isTaxGuessed(property: TaxFacts & { purpose?: 'sale' | 'rent' | null | undefined }): boolean {
  return property.purpose === 'sale' && !property.taxRegime && taxOf(property) !== 'duty';
}
