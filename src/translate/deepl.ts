import { z } from 'zod';
import type { Language } from '#domain/language.ts';
import type { TranslateSettings } from '#environment';
import { askService } from './ask-service.ts';
import type { Asking, Translated } from './translator.ts';

const answer = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** As a target language, English needs its variant. */
const targets: Record<Language, string> = { nl: 'NL', fr: 'FR', de: 'DE', en: 'EN-GB' };

/** https://developers.deepl.com/api-reference/translate */
export async function askDeepl(
  { url, key = '' }: TranslateSettings,
  { pieces, from, to }: Asking,
  waitMs: number,
): Promise<Translated> {
  const body = {
    text: pieces,
    source_lang: from.toUpperCase(),
    target_lang: targets[to],
    tag_handling: 'html',
    // 'more' is refused for a language without formality, such as English.
    formality: 'prefer_more',
  };
  const headers = { Authorization: `DeepL-Auth-Key ${key}` };
  const asked = await askService(`${url}/v2/translate`, { body, headers, waitMs });
  if ('problem' in asked) return asked;
  const { data } = answer.safeParse(asked.json);
  return data ? { texts: data.translations.map(({ text }) => text) } : { problem: 'away' };
}
