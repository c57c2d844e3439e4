import type { CommandSurroundings } from '#command-line/command.ts';
import { type ApproveWithdrawal, approvalNeeded, type Withdrawal } from '#import/core/withdrawal.ts';

type Circumstances = Pick<CommandSurroundings, 'ask'> & {
  source: string;
  /** --yes-withdraw. */
  allowed: number | undefined;
  /** True if the last line of the file has no line end. */
  mayBeCut: () => boolean;
};

/**
 * Approves by the flag, or by a yes at a terminal. If the last line has no line end, only a yes counts: the flag may
 * stand in a cron job, written for an earlier, complete file.
 */
export function approveWithdrawal(circumstances: Circumstances): ApproveWithdrawal {
  return async (withdrawal) => {
    const { ask, allowed, source } = circumstances;
    const { missing } = withdrawal;
    const mayBeCut = circumstances.mayBeCut();
    const needed = approvalNeeded(withdrawal);
    if (needed === 'none' && !mayBeCut) return undefined;
    const what = sentence(withdrawal, source, mayBeCut);
    if (allowed !== undefined && missing > allowed)
      return `${what}, but --yes-withdraw allows only ${allowed}`;
    if (mayBeCut && !ask)
      return `${what}. No flag allows that. If the file is complete, add the line end, or confirm it at a terminal`;
    if (allowed !== undefined && !mayBeCut) return undefined;
    if (ask && (needed !== 'number' || allowed !== undefined)) {
      const answer = await ask(`${capitalised(what)}. Withdraw ${missing === 1 ? 'it' : 'them'}? [y/N] `);
      return /^\s*(y|yes|j|ja|o|oui)\s*$/iu.test(answer) ? undefined : 'you did not agree';
    }
    return `${what}. If that is right, add --yes-withdraw=${missing}`;
  };
}

function sentence({ missing, published }: Withdrawal, source: string, mayBeCut: boolean): string {
  const cut = mayBeCut ? ', and the last line of the file has no line end, so the file may be cut short' : '';
  return `${missing} of the ${published} properties of the source ${source} would be withdrawn${cut}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
