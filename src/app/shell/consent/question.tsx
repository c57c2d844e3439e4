import type { RefObject } from 'react';
import { Link } from '#app/interface/link.tsx';
import { choosableCategories } from '#domain/consent/consent.ts';
import { useTexts } from '#texts/use-texts.ts';
import { choose } from './choice.ts';
import { ChoiceButton } from './choice-button.tsx';

/** The first layer: refusing is as easy as agreeing. */
export function Question({
  titleRef,
  cookiePolicy,
  onSettings,
  onLeave,
}: {
  titleRef: RefObject<HTMLHeadingElement | null>;
  cookiePolicy: string | null;
  onSettings: () => void;
  onLeave: () => void;
}) {
  const t = useTexts();
  const link = 'small py-1 font-medium underline decoration-line-2 underline-offset-6 hover:decoration-ink';
  return (
    <>
      <h2 ref={titleRef} id="consent-title" tabIndex={-1} className="d3 outline-none">
        {t('COOKIE_TITLE')}
      </h2>
      <p id="consent-text" className="mt-3.5 text-ink-2">
        {t('COOKIE_TEXT')}
      </p>
      <div className="mt-6 grid grid-cols-2 gap-2.5 tablet:gap-3">
        <ChoiceButton onClick={() => choose([])}>{t('COOKIE_DECLINE')}</ChoiceButton>
        <ChoiceButton onClick={() => choose(choosableCategories)}>{t('COOKIE_AGREE_ALL')}</ChoiceButton>
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
