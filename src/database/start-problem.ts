/** A reason not to start that the user can remove. The message is a sentence for the user, shown without a stack. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
