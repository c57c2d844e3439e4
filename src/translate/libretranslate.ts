import { z } from 'zod';
import type { TranslateSettings } from '#environment';
import { askService } from './ask-service.ts';
import type { Asking, Translated } from './translator.ts';

const answer = z.object({ translatedText: z.array(z.string()) });

/** https://docs.libretranslate.com: the answer to a list of texts is a list. */
export async function askLibreTranslate(
  { url, key }: TranslateSettings,
  { pieces, from, to }: Asking,
  waitMs: number,
): Promise<Translated> {
  const body = { q: pieces, source: from, target: to, format: 'html', ...(key && { api_key: key }) };
  const asked = await askService(`${url}/translate`, { body, waitMs });
  if ('problem' in asked) return asked;
  const { data } = answer.safeParse(asked.json);
  return data ? { texts: data.translatedText } : { problem: 'away' };
}
