/** How much of a source would be withdrawn. */
export type Withdrawal = { missing: number; published: number };

/** Gives the reason against a withdrawal, or undefined if it may go ahead. */
export type ApproveWithdrawal = (withdrawal: Withdrawal) => Promise<string | undefined>;

/**
 * The approval that a withdrawal needs: none below a tenth of the source, which a busy week sells; a yes up to half of
 * it; above that the exact number, because the file was most likely cut short.
 */
export function approvalNeeded({ missing, published }: Withdrawal): 'none' | 'yes' | 'number' {
  if (missing * 2 > published) return 'number';
  return missing * 10 >= published ? 'yes' : 'none';
}
