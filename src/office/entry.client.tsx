import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLanguage } from '#domain/language.ts';
import { followFromStaleTab } from '#interface/stale-tab.ts';
import { loadOfficeTexts } from '#texts/office/texts.ts';
import { OfficeTextsContext } from '#texts/office/use-office-texts.ts';

const { lang } = document.documentElement;
const texts = await loadOfficeTexts(isLanguage(lang) ? lang : 'nl');

const instrumentations = [followFromStaleTab()];

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <OfficeTextsContext value={texts}>
        <HydratedRouter instrumentations={instrumentations} />
      </OfficeTextsContext>
    </StrictMode>,
  );
});
