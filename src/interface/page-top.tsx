import type { ReactNode } from 'react';
import { useTexts } from '#texts/use-texts.ts';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';

export function PageTop({
  crumbs,
  title,
  children,
}: {
  crumbs: Crumb[];
  title: { text: string; lang?: string };
  children?: ReactNode;
}) {
  const t = useTexts();
  return (
    <div className="pt-5 tablet:pt-6">
      <Breadcrumb label={t('BREADCRUMB')} crumbs={crumbs} />
      <h1 lang={title.lang} className="d2 mt-5.5 max-w-[26ch] tablet:mt-9">
        {title.text}
      </h1>
      {children}
    </div>
  );
}

/** The sentence under the title. */
export function Lede({ text, lang }: { text: string; lang?: string }) {
  if (text === '') return null;
  return (
    <p lang={lang} className="lede mt-5 max-w-[28em] text-ink-2">
      {text}
    </p>
  );
}
