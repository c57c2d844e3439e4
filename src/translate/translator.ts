import type { Language } from '#domain/language.ts';
import type { TranslateSettings } from '#environment';
import { askDeepl } from './deepl.ts';
import { askLibreTranslate } from './libretranslate.ts';

/**
 * 'too many': asked too often just now. 'used up': the contract allows no more this month. 'refused': the key is wrong.
 * 'away': no answer in time, or none that can be read.
 */
export type TranslateProblem = 'too many' | 'used up' | 'refused' | 'away';

export type Translated = { texts: string[] } | { problem: TranslateProblem };

/** `pieces`: of HTML, each translated by itself. */
export type Asking = { pieces: readonly string[]; from: Language; to: Language };

export type Translator = {
  /** The name by which people know the service. */
  name: string;
  charactersPerDay: number;
  translate(asking: Asking): Promise<Translated>;
};

const services = {
  deepl: { name: 'DeepL', ask: askDeepl },
  libretranslate: { name: 'LibreTranslate', ask: askLibreTranslate },
};

/** The limits of a request; DeepL takes 50 texts and 128 KiB. */
const most = { pieces: 50, characters: 20_000 };

export function createTranslator(settings: TranslateSettings, waitMs = 15_000): Translator {
  const { name, ask } = services[settings.service];
  return {
    name,
    charactersPerDay: settings.charactersPerDay,
    async translate({ pieces, from, to }) {
      const texts: string[] = [];
      for (const group of inGroups(pieces)) {
        const answer = await ask(settings, { pieces: group, from, to }, waitMs);
        if ('problem' in answer) return answer;
        if (answer.texts.length !== group.length) return { problem: 'away' };
        texts.push(...answer.texts);
      }
      return { texts };
    },
  };
}

function inGroups(pieces: readonly string[]): string[][] {
  const groups: string[][] = [];
  let characters = 0;
  for (const piece of pieces) {
    const last = groups.at(-1);
    characters += piece.length;
    if (last && last.length < most.pieces && characters <= most.characters) last.push(piece);
    else {
      groups.push([piece]);
      characters = piece.length;
    }
  }
  return groups;
}
