import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test } from './strict-page.ts';

const file = join(import.meta.dirname, 'appearance', 'drawn-by.txt');

/** What to say if a picture differs and another browser, system or set of fonts drew it than the present ones. */
export async function ifDrawnElsewhere(page: Page): Promise<string | undefined> {
  const [then, now] = [readFileSync(file, 'utf8').trim(), await drawnBy(page)];
  if (then === now) return undefined;
  return `The picture may differ because of the machine alone. It was drawn by ${then}; here draws ${now}. CONTRIBUTING.md (Pictures) says how to compare on such a machine.`;
}

/** Called after pictures were accepted. */
export async function keepDrawnBy(page: Page): Promise<void> {
  if (['all', 'changed'].includes(test.info().config.updateSnapshots))
    writeFileSync(file, `${await drawnBy(page)}\n`);
}

/** Fonts are told by the widths of one word: maps and mails use those of the system. */
async function drawnBy(page: Page): Promise<string> {
  const fonts = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    return ['serif', 'sans-serif', 'system-ui', 'Georgia', 'Arial'].map((name) => {
      if (context) context.font = `100px ${name}`;
      return `${name} ${context?.measureText('Makelaar').width.toFixed()}`;
    });
  });
  const version = page.context().browser()?.version();
  return `Chromium ${version}, ${process.platform} ${process.arch}, ${fonts.join(', ')}`;
}
