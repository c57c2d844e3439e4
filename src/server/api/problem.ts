import type { Context } from 'hono';

const titles = {
  400: 'The request has a wrong parameter',
  404: 'There is nothing at this address',
  405: 'Only GET and HEAD are answered',
  410: 'It is no longer on the site',
  429: 'Too many requests',
} as const;

export type WrongParameter = { parameter: string; detail: string };

/** An error for programs (RFC 9457). */
export function problem(
  context: Context,
  status: keyof typeof titles,
  said: { detail?: string; errors?: WrongParameter[] } = {},
  headers: Record<string, string> = {},
): Response {
  return context.body(
    JSON.stringify({ type: 'about:blank', title: titles[status], status, ...said }),
    status,
    {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  );
}
