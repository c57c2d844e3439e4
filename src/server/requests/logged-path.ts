/**
 * A part of a path that may be an e-mail address, or a token that a mail program has torn from the query of a link: long,
 * and of capitals, small letters and digits, or of hexadecimal digits alone.
 */
const secrets = [
  /@|%40/,
  /^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=\D*\d)[\w.~=%-]{24,}$/,
  /(?<![0-9a-f])[0-9a-f]{32}/,
];

/** Without what is personal: it stands in the log. */
export function loggedPath(path: string): string {
  // Names of files have parts of their contents in them, and nobody else's.
  if (path.startsWith('/assets/')) return path;
  return path
    .replace(/^(\/office\/people\/)[^/]+/, '$1…')
    .replace(/^(\/hooks\/[^/]+\/).+/, '$1…')
    .split('/')
    .map((part) => (secrets.some((secret) => secret.test(part)) ? '…' : part))
    .join('/');
}
