import type { Environment } from '#environment';

/**
 * The text at /metrics of the process that serves the site. Undefined if none answers: it does not run, or it listens
 * at an address that is not this machine's and there is no token.
 */
export async function readMetrics({
  host,
  port,
  metricsToken,
}: Pick<Environment, 'host' | 'port' | 'metricsToken'>): Promise<string | undefined> {
  const isEvery = host === '0.0.0.0' || host === '::';
  const name = isEvery ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  const headers: HeadersInit = metricsToken === undefined ? {} : { Authorization: `Bearer ${metricsToken}` };
  const answer = await fetch(`http://${name}:${port}/metrics`, {
    headers,
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}
