/** Marks the path, so that views that follow it are counted as coming from a mail. */
export function pathFromMail(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}utm_medium=email`;
}
