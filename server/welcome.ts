/** Tells the person at the terminal where the site is. */
export function welcome(publicUrl: string): string {
  return `\nGevel is at ${publicUrl}\n`;
}
