import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLanguage } from '#domain/language.ts';
import { loadTexts } from '#texts/client.ts';
import { TextsContext } from '#texts/use-texts.ts';

const language = document.documentElement.lang;
const texts = await loadTexts(isLanguage(language) ? language : 'nl');

// The address decides the language of a page; what a visitor chose is remembered for addresses that name none.
void import('./remember-language.ts').then(({ rememberLanguage }) =>
  rememberLanguage(document.documentElement.lang),
);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextsContext value={texts}>
        <HydratedRouter />
      </TextsContext>
    </StrictMode>,
  );
});
