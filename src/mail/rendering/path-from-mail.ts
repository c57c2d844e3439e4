/** Marks the path, so that visits that follow it are counted as coming from a mail. */
export function pathFromMail(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}utm_medium=email`;
}
