const longest = 500;

/** The address of a receiver of messages as it is kept: https, without user or port. Undefined for anything else. */
export function readWebhookAddress(text: string): string | undefined {
  const url = URL.parse(text.trim());
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return undefined;
  url.hash = '';
  return url.href.length > longest || !url.hostname.includes('.') ? undefined : url.href;
}
