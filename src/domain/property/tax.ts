import type { OptionValue } from './option-sets.ts';

/** What a sale is taxed with: duty on all of it, VAT on all of it, or VAT on what is built and duty on the ground. */
export type Tax = 'duty' | 'vat' | 'vat_and_duty';

/** The agency's word goes first; else a property that is new or of a project is under VAT, except for its ground. */
export function taxOf({
  taxRegime,
  isNewBuild,
  projectId,
}: {
  taxRegime?: OptionValue<'taxRegime'> | null | undefined;
  isNewBuild?: boolean | null | undefined;
  projectId?: number | null | undefined;
}): Tax {
  if (taxRegime === 'vat') return 'vat';
  if (taxRegime === 'registration_duties') return 'duty';
  return taxRegime || isNewBuild || projectId ? 'vat_and_duty' : 'duty';
}
