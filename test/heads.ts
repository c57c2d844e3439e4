import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/**
 * Gives a function for the elements of <head> that search engines and shared links use, in their order. Pages of owners
 * are read with the cookie of one.
 */
export function readsHeads({ request }: Pick<TestApp, 'request'>, cookie = '') {
  return async function headOf(path: string): Promise<string[]> {
    const asVisitor = await request(path);
    const isOwners = asVisitor.headers.get('Location')?.includes('/login/');
    const response = isOwners ? await request(path, { headers: { Cookie: cookie } }) : asVisitor;
    expect(response.status, path).toBe(200);
    const head = /<head>(.*)<\/head>/s.exec(await response.text())?.[1] ?? '';
    const elements =
      head.replaceAll('&amp;', '&').match(/<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>/g) ?? [];
    return elements.filter(
      (each) => !/rel="(later|preload|stylesheet|icon)"|charSet|viewport|theme-color/.test(each),
    );
  };
}

export const valuesIn = (elements: string[], pattern: RegExp) =>
  elements.flatMap((each) => pattern.exec(each)?.[1] ?? []);
