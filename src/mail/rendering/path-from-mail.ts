/** Takes a path of the site; gives it as a mail leads there, so that whoever follows it is counted as come by mail. */
export function pathFromMail(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}utm_medium=email`;
}
