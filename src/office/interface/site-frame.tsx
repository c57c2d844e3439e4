import { useId } from 'react';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/**
 * A page of the visitors' site, with a link that lets the keyboard skip it. `width`: as on a telephone, as wide as there
 * is room, or half as large.
 */
export function SiteFrame({
  src,
  title,
  width,
}: {
  src: string;
  title: string;
  width: 'phone' | 'tablet' | 'wide';
}) {
  const t = useOfficeTexts();
  const end = useId();
  return (
    <>
      <a href={`#${end}`} className="door-link sr-only focus:not-sr-only">
        {t('FRAME_SKIP')}
      </a>
      <div className={`site-frame site-frame-${width}`}>
        <iframe src={src} title={title} loading="lazy" />
      </div>
      <span id={end} tabIndex={-1} />
    </>
  );
}
