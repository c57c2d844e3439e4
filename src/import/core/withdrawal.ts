/** How much of a source would be withdrawn. */
export type Withdrawal = { missing: number; published: number };

/** Why it must not be, or nothing where it may. */
export type ApproveWithdrawal = (withdrawal: Withdrawal) => Promise<string | undefined>;

/**
 * What a withdrawal needs: nothing below a tenth of the source, which a busy week sells; somebody who says yes up to
 * half of it; above that their number, because then the file was most likely cut short.
 */
export function approvalNeeded({ missing, published }: Withdrawal): 'none' | 'yes' | 'number' {
  if (missing * 2 > published) return 'number';
  return missing * 10 >= published ? 'yes' : 'none';
}
