import { problem } from '#domain/problem/problem.ts';
export type UrlRules = {
  /** Names, or `*.whise.eu` for all below a name. */
  hosts: readonly string[];
  allowHttp?: boolean;
  /** Allowed beside 443, and 80 if http is allowed. */
  ports?: readonly number[];
};

/** Reads an address by the rules of a source, or gives a refusal that repeats only its host. */
export function readAllowedUrl(text: string, rules: UrlRules): URL | { refusal: string } {
  const url = URL.parse(text);
  if (!url) return { refusal: problem('ADDRESS_NONE') };
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && rules.allowHttp))
    return { refusal: problem(rules.allowHttp ? 'ADDRESS_ONLY_HTTP' : 'ADDRESS_ONLY_HTTPS') };
  if (url.username || url.password) return { refusal: problem('ADDRESS_CREDENTIALS') };
  const usual = url.protocol === 'https:' ? 443 : 80;
  const port = url.port ? Number(url.port) : usual;
  if (port !== usual && !rules.ports?.includes(port)) return { refusal: problem('ADDRESS_PORT', { port }) };
  if (!rules.hosts.some((host) => matchesHost(url.hostname, host)))
    return { refusal: problem('HOST_OTHER', { host: url.hostname }) };
  return url;
}

function matchesHost(hostname: string, pattern: string): boolean {
  const allowed = pattern.toLowerCase();
  return allowed.startsWith('*.') ? hostname.endsWith(allowed.slice(1)) : hostname === allowed;
}

/** For logs and errors: passwords stand in queries (`json=` of Omnicasa) and before the host. */
export function urlWithoutSecrets(text: string): string {
  const url = URL.parse(text);
  if (!url?.host) return '(no web address)';
  return `${url.protocol}//${url.host}${url.pathname}${url.search && '?…'}`;
}
