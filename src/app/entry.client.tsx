import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLanguage } from '#domain/language.ts';
import { loadPicturesForPaper } from '#interface/pictures-on-paper.ts';
import { followFromStaleTab } from '#interface/stale-tab.ts';
import { loadTexts } from '#texts/pages/texts.ts';
import { TextsContext } from '#texts/use-texts.ts';
import { hasContactForm, loadContactForm } from './modules/contact/contact-form-later.tsx';
import { hasModulesBelow, loadModulesBelow } from './modules/modules-below.tsx';
import { rememberLanguage } from './remember-language.ts';

const language = document.documentElement.lang;
const [texts] = await Promise.all([
  loadTexts(isLanguage(language) ? language : 'nl'),
  hasModulesBelow() && loadModulesBelow(),
  hasContactForm() && loadContactForm(),
]);

// The address decides the language of a page. The choice is remembered for addresses without a language.
rememberLanguage(language);
loadPicturesForPaper();

// Listeners of the window are called in the order in which they were added: this reserves the place before React Router
// for the code that lets Back close a layer (interface/back-closes.ts).
window.onpopstate = () => {};

const instrumentations = [followFromStaleTab()];

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextsContext value={texts}>
        <HydratedRouter instrumentations={instrumentations} />
      </TextsContext>
    </StrictMode>,
  );
});
