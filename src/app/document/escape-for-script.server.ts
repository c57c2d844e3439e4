// Characters that would end a script or one of its lines are written as escapes, as in React Router.
const UNSAFE = /[&><\u2028\u2029]/g;

/** Inside the strings of JSON the escapes mean the same, so that it can stand in a <script>. */
export function escapeForScript(json: string): string {
  return json.replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
