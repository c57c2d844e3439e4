import type { FormEvent, RefObject } from 'react';
import type { ChoosableCategory } from '#domain/consent/consent.ts';
import type { AskedConsent } from '#site/settings/asked-consent.ts';
import type { PageTextKey } from '#texts/pages/texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { choose } from './choice.ts';
import { ChoiceButton } from './choice-button.tsx';
import { socialMediaHints } from './social-media-hints.ts';

const rows: readonly { category: 'necessary' | ChoosableCategory; name: PageTextKey; hint: PageTextKey }[] = [
  { category: 'necessary', name: 'COOKIE_NECESSARY', hint: 'COOKIE_NECESSARY_HINT' },
  { category: 'analytical', name: 'COOKIE_ANALYTICAL', hint: 'COOKIE_ANALYTICAL_HINT' },
  { category: 'marketing', name: 'COOKIE_MARKETING', hint: 'COOKIE_MARKETING_HINT' },
  { category: 'socialMedia', name: 'COOKIE_SOCIAL_MEDIA', hint: 'COOKIE_SOCIAL_MEDIA_HINT' },
  { category: 'unclassified', name: 'COOKIE_UNCLASSIFIED', hint: 'COOKIE_UNCLASSIFIED_HINT' },
];

/** The second layer: each switch is off until the visitor turns it on. */
export function ConsentSettings({
  titleRef,
  asked,
  agreed,
}: {
  titleRef: RefObject<HTMLHeadingElement | null>;
  asked: AskedConsent;
  agreed: readonly ChoosableCategory[];
}) {
  const t = useTexts();
  const { categories, socialMedia } = asked;
  const isAsked = (category: 'necessary' | ChoosableCategory) =>
    category === 'necessary' || categories.includes(category);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const on = new FormData(event.currentTarget).getAll('category');
    choose(
      categories.filter((category) => on.includes(category)),
      categories,
    );
  };
  return (
    <form onSubmit={save}>
      <h2 ref={titleRef} id="consent-title" tabIndex={-1} className="d4 pb-4.5 outline-none">
        {t('COOKIE_SETTINGS')}
      </h2>
      {rows
        .filter(({ category }) => isAsked(category))
        .map(({ category, name, hint }) => (
          <label
            key={category}
            className="flex items-center justify-between gap-4 border-t border-line pb-3.25 pt-3.5 last-of-type:border-b"
          >
            <span>
              <span id={`consent-${category}`} className="block font-semibold">
                {t(name)}
              </span>
              <span id={`consent-${category}-hint`} className="small mt-0.5 block text-ink-3">
                {category === 'socialMedia'
                  ? socialMedia.map((use) => t(socialMediaHints[use])).join(' ')
                  : t(hint)}
              </span>
            </span>
            <input
              type="checkbox"
              // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox itself says whether it is on.
              role="switch"
              name="category"
              value={category}
              disabled={category === 'necessary'}
              defaultChecked={category === 'necessary' || agreed.includes(category)}
              aria-labelledby={`consent-${category}`}
              aria-describedby={`consent-${category}-hint`}
              className="switch"
            />
          </label>
        ))}
      <div className="mt-5 grid gap-2.5 tablet:grid-cols-3">
        <ChoiceButton small onClick={() => choose([], categories)}>
          {t('COOKIE_DECLINE')}
        </ChoiceButton>
        <ChoiceButton small onClick={() => choose(categories, categories)}>
          {t('COOKIE_AGREE_ALL')}
        </ChoiceButton>
        {/* The last: on a phone the finger that opened the settings lies here, and may tap twice. */}
        <ChoiceButton small type="submit">
          {t('COOKIE_AGREE_PARTLY')}
        </ChoiceButton>
      </div>
    </form>
  );
}
