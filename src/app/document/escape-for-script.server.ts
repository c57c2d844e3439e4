// What would end a script, or a line of it, is written as an escape (as React Router does).
const UNSAFE = /[&><\u2028\u2029]/g;

/** Takes JSON; gives it so that it can stand inside of a <script>: within its strings it means the same. */
export function escapeForScript(json: string): string {
  return json.replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
