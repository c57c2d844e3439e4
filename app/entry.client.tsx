import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { isLanguage } from '#domain/language.ts';
import { loadTexts } from '#texts/client.ts';

const language = document.documentElement.lang;
const texts = await loadTexts(isLanguage(language) ? language : 'nl');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});
