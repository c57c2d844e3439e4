import { useEffect, useRef } from 'react';
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router';
import { FilmOnDemand } from '#app/film/film-on-demand.tsx';
import { headElements } from '#app/page/head.ts';
import { requestContext } from '#app/request-context.ts';
import type { ShellHandle } from '#app/shell/shell-wishes.ts';
import { ButtonLink } from '#interface/button.tsx';
import { matchPath } from '#site/paths/paths.ts';
import { useTexts } from '#texts/use-texts.ts';
import type { Route } from './+types/route.ts';
import './gallery.css';
import { GalleryBar } from './gallery-bar.tsx';
import { LargePictures } from './large-pictures.tsx';
import { PhotoGrid, PlanGrid } from './picture-grids.tsx';
import { loadProjectGallery } from './project-gallery.server.ts';
import { loadPropertyGallery } from './property-gallery.server.ts';
import { useOpened } from './use-opened.ts';
import { useSeen } from './use-seen.ts';

export function loader({ context: contexts, params: { id = '' }, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const load = matchPath(url.pathname)?.name === 'projectGallery' ? loadProjectGallery : loadPropertyGallery;
  return load(context, id, url.pathname);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export const handle: ShellHandle = { fillsWindow: true };

// The hash of the address says which picture is large.
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function Gallery({ loaderData: gallery }: Route.ComponentProps) {
  const t = useTexts();
  const page = useRef<HTMLDivElement>(null);
  const seen = useSeen(page);
  const { opened, open, step, close } = useOpened(gallery);
  const { search } = useLocation();
  const back = gallery.back.href + (gallery.head.preview ? search : '');
  const leave = useLeave(back);
  useEscape(opened === undefined, leave);
  const { photos, plans, films, appointment } = gallery;
  const number = seen?.startsWith('photo-') ? Number(seen.slice('photo-'.length)) : undefined;
  return (
    <div ref={page} className="gallery">
      <h1 className="sr-only">{gallery.heading}</h1>
      <GalleryBar
        gallery={gallery}
        current={number || !seen ? 'photos' : seen}
        back={{ label: gallery.back.label, icon: 'x', href: back, onClick: leave }}
      />
      <div className="gallery-column">
        {photos.length > 0 && (
          <section id="photos" aria-label={gallery.tabs[0]?.label}>
            <PhotoGrid gallery={gallery} onOpen={(index) => open('photo', index)} />
          </section>
        )}
        {plans.length > 0 && (
          <section id="plans" data-seen className="gallery-section">
            <h2 className="d3">{t('PLANS')}</h2>
            <PlanGrid gallery={gallery} onOpen={(index) => open('plan', index)} />
          </section>
        )}
        {films.map((film) => (
          <section key={film.kind} id={film.kind} data-seen className="gallery-section">
            <h2 className="d3">{film.title}</h2>
            <FilmOnDemand film={film} sizes="(min-width: 1440px) 1280px, 100vw" className="gallery-film" />
          </section>
        ))}
        {appointment && (
          <section className="gallery-section gallery-appointment">
            <h2 className="d4">{appointment.title}</h2>
            <p>{appointment.hint}</p>
          </section>
        )}
      </div>
      {appointment && (
        <div className="gallery-foot no-print">
          <p>{photos[(number ?? 0) - 1]?.position}</p>
          <ButtonLink to={appointment.href} rel="nofollow" className="w-auto">
            {t('REQUEST_APPOINTMENT')}
          </ButtonLink>
        </div>
      )}
      {opened && (
        <LargePictures
          key={opened.kind}
          gallery={gallery}
          opened={opened}
          onStep={(index) => step(opened.kind, index)}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Goes back to the same place on the page of the property or project if the visitor came from there. */
function useLeave(path: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => void (state?.fromSubject ? navigate(-1) : navigate(path));
}

function useEscape(isOn: boolean, leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    if (!isOn) return;
    const listen = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
