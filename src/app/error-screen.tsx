import { Form, isRouteErrorResponse } from 'react-router';
import type { SimilarInstead } from '#app/property/similar-instead.ts';
import { Button, ButtonAnchor } from '#interface/button.tsx';
import { HouseRow } from '#interface/house-row.tsx';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { type GonePage, gonePage } from './page/gone-page.ts';
import { SimilarProjects } from './property/similar-projects.tsx';
import { SimilarProperties } from './property/similar-properties.tsx';
import { useRequestId } from './shell/request-id.ts';
import { useShell } from './shell/use-shell.ts';

export function ErrorScreen({ error }: { error: unknown }) {
  const t = useTexts();
  const requestId = useRequestId();
  const expected = isRouteErrorResponse(error) && error.status < 500;
  const gone: (GonePage & SimilarInstead) | undefined = gonePage(error);
  const title = expected ? (gone?.title ?? t('PAGE_NOT_FOUND')) : t('SERVER_ERROR');
  const hint = expected ? (gone?.hint ?? t('PAGE_NOT_FOUND_HINT')) : t('SERVER_ERROR_HINT');
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="column pt-12 desktop:pt-24">
        <h1 className="d1 max-w-[14ch]">{title}</h1>
        <p className="lede mt-6 max-w-[28em] text-ink-2">{hint}</p>
        {!expected && (
          <ButtonAnchor href="" kind="quiet" className="mt-6">
            {t('TRY_AGAIN')}
          </ButtonAnchor>
        )}
        {!expected && (
          // Only the server knows the number: the browser keeps the server's text.
          <p className="tiny mt-3 text-ink-3" suppressHydrationWarning>
            {requestId}
          </p>
        )}
        <SearchAgain />
        {gone?.similar && <SimilarProperties cards={gone.similar} />}
        {gone?.similarProjects && <SimilarProjects cards={gone.similarProjects} />}
      </div>
      <HouseRow row={expected ? 'missing' : 'all'} className="mt-16 desktop:mt-29" />
    </>
  );
}

function SearchAgain() {
  const t = useTexts();
  const shell = useShell();
  const lists = shell?.lists ?? [];
  if (!shell || !lists[0]) return null;
  return (
    <>
      <Form action={lists[0].href} role="search" className="mt-9 flex max-w-[620px] flex-wrap gap-3">
        {lists.length > 1 && <input type="hidden" name="purpose" value="any" />}
        <input
          type="search"
          name="zone"
          maxLength={100}
          aria-label={t('SEARCH_HINT')}
          placeholder={t('SEARCH_HINT')}
          className="field min-w-56 flex-1"
        />
        <Button type="submit">
          <Icon name="search" />
          {t('SEARCH')}
        </Button>
      </Form>
      <p className="mt-7 flex flex-wrap gap-x-7 gap-y-3">
        <Link to={shell.home} className="text-link">
          {t('TO_HOME')}
        </Link>
        {lists.map((list) => (
          <Link key={list.href} to={list.href} className="text-link">
            {list.label}
          </Link>
        ))}
      </p>
    </>
  );
}
