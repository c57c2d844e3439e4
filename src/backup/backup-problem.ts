/** Why no backup can be made, or this one not be gone back to. The message is a sentence for whoever asked for it. */
export class BackupProblem extends Error {
  override name = 'BackupProblem';
}
