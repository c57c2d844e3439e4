import type { OptionValue } from './option-sets.ts';

/** What a sale is taxed with: duty on all of it, VAT on all of it, or VAT on what is built and duty on the ground. */
export type Tax = 'duty' | 'vat' | 'vat_and_duty';

type TaxFacts = {
  taxRegime?: OptionValue<'taxRegime'> | null | undefined;
  isNewBuild?: boolean | null | undefined;
  projectId?: number | null | undefined;
};

/** The agency's word goes first; else a property that is new or of a project is under VAT, except for its ground. */
export function taxOf({ taxRegime, isNewBuild, projectId }: TaxFacts): Tax {
  if (taxRegime === 'vat') return 'vat';
  if (taxRegime === 'registration_duties') return 'duty';
  return taxRegime || isNewBuild || projectId ? 'vat_and_duty' : 'duty';
}

/** Whether it is taken for VAT though nobody has said so. */
export function isTaxGuessed(property: TaxFacts & { purpose?: 'sale' | 'rent' | null | undefined }): boolean {
  return property.purpose === 'sale' && !property.taxRegime && taxOf(property) !== 'duty';
}
