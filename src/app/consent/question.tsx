import type { RefObject } from 'react';
import { useLayoutFlags } from '#app/page/layout-flags.tsx';
import type { ChoosableCategory } from '#domain/consent/consent.ts';
import { Link } from '#interface/link.tsx';
import type { PageTextKey } from '#texts/pages/texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { choose } from './choice.ts';
import { ChoiceButton } from './choice-button.tsx';

const purposes = {
  analytical: 'COOKIE_FOR_ANALYTICAL',
  marketing: 'COOKIE_FOR_MARKETING',
  socialMedia: 'COOKIE_FOR_SOCIAL_MEDIA',
  unclassified: 'COOKIE_UNCLASSIFIED',
} as const satisfies Record<ChoosableCategory, PageTextKey>;

/** The first layer: refusing is as easy as agreeing. */
export function Question({
  titleRef,
  asked,
  cookiePolicy,
  onSettings,
  onLeave,
}: {
  titleRef: RefObject<HTMLHeadingElement | null>;
  asked: readonly ChoosableCategory[];
  cookiePolicy: string | null;
  onSettings: () => void;
  onLeave: () => void;
}) {
  const t = useTexts();
  const { language } = useLayoutFlags();
  const names = asked.map((category) => t(purposes[category]));
  const link = 'small py-1 font-medium underline decoration-line-2 underline-offset-6 hover:decoration-ink';
  return (
    <>
      <h2 ref={titleRef} id="consent-title" tabIndex={-1} className="d3 outline-none">
        {t('COOKIE_TITLE')}
      </h2>
      <p id="consent-text" className="mt-3.5 text-ink-2">
        {t('COOKIE_TEXT', { purposes: new Intl.ListFormat(language).format(names) })}
      </p>
      <div className="mt-6 grid grid-cols-2 gap-2.5 tablet:gap-3">
        <ChoiceButton onClick={() => choose([], asked)}>{t('COOKIE_DECLINE')}</ChoiceButton>
        <ChoiceButton onClick={() => choose(asked, asked)}>{t('COOKIE_AGREE_ALL')}</ChoiceButton>
      </div>
      <div className="mt-4 flex flex-wrap justify-between gap-x-6">
        <button type="button" onClick={onSettings} className={link}>
          {t('COOKIE_CHANGE_SETTINGS')}
        </button>
        {cookiePolicy && (
          <Link to={cookiePolicy} onClick={onLeave} className={link}>
            {t('COOKIE_POLICY')}
          </Link>
        )}
      </div>
    </>
  );
}
