/**
 * A reason not to start that the person at the keyboard can mend. The message is a sentence for them; it is shown
 * without a stack.
 */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
