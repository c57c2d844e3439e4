import { expect } from 'vitest';
import type { TestApp } from './app.ts';

const stack = /\bat .+\.[jt]sx?:\d+|node_modules|node:internal|TypeError|syntax error|public_property/;

/** Fails if no visitor may see the answer: a 500, or a page with a stack. */
export async function properAnswer({ request }: TestApp, path: string, init?: RequestInit) {
  const response = await request(path, init);
  const body = await response.text();
  expect(response.status, path).toBeLessThan(500);
  expect(stack.exec(body)?.[0], path).toBeUndefined();
  return { status: response.status, body, headers: response.headers };
}
