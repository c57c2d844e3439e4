/**
 * A part of a path that may be an e-mail address, or a token that a mail program has torn from the query of a link:
 * long, and made of capitals, small letters and digits, or of hexadecimal digits alone.
 */
const secrets = [
  /@|%40/,
  /^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=\D*\d)[\w.~=%-]{24,}$/,
  /(?<![0-9a-f])[0-9a-f]{32}/,
];

/** The path for the log, without its personal parts. */
export function loggedPath(path: string): string {
  // Names of files contain a hash of their content, and nothing personal.
  if (path.startsWith('/assets/')) return path;
  return path
    .replace(/^(\/office\/people\/)[^/]+/, '$1…')
    .replace(/^(\/hooks\/[^/]+\/).+/, '$1…')
    .split('/')
    .map((part) => (secrets.some((secret) => secret.test(part)) ? '…' : part))
    .join('/');
}
