import { headElements } from '#app/page/head.ts';
import { AddressLine } from '#app/property/address-line.tsx';
import { EnergyScale } from '#app/property/energy-scale.tsx';
import { GalleryLink } from '#app/property/gallery-link.tsx';
import { KeyFacts } from '#app/property/key-facts.tsx';
import { Ribbon } from '#app/property/ribbon.tsx';
import { SimilarProjects } from '#app/property/similar-projects.tsx';
import { requestContext } from '#app/request-context.ts';
import { PrintHead } from '#app/shell/print-head.tsx';
import { Documents } from '#app/visitor/property/documents.tsx';
import { LegalSection } from '#app/visitor/property/legal-section.tsx';
import { Location } from '#app/visitor/property/location.tsx';
import { Plans } from '#app/visitor/property/plans.tsx';
import { Icon } from '#interface/icon.tsx';
import { Picture } from '#interface/picture.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { Route } from './+types/route.ts';
import { loadProject } from './project.server.ts';
import { ProjectActions } from './project-actions.tsx';
import { Units } from './units.tsx';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadProject(context.get(requestContext), params.id, url.pathname);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Project({ loaderData: project }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <>
      <PrintHead words={project.onPaper} />
      <div className="relative">
        {project.photo && (
          <Picture
            picture={project.photo}
            alt={project.title}
            sizes="100vw"
            priority
            className={`note-in-column h-[300px] w-full tablet:h-[440px] desktop:h-[560px] [&_img]:object-[50%_60%] ${project.ribbon ? 'brightness-[0.92] saturate-[0.35]' : ''}`}
          />
        )}
        {project.photoCount > 0 && (
          <div className="column no-print absolute inset-x-0 bottom-4 flex justify-end">
            <GalleryLink
              to={`${project.gallery}#photos`}
              className="small flex min-h-11 items-center gap-2 bg-paper px-4 font-medium hover:bg-tint"
            >
              <Icon name="images" />
              {t('PHOTOS', { count: project.photoCount })}
            </GalleryLink>
          </div>
        )}
        {project.ribbon && (
          <div className={`column h-9 ${project.photo ? 'absolute inset-x-0 bottom-0' : 'mt-5 tablet:mt-9'}`}>
            <div className="relative h-full">
              <Ribbon ribbon={project.ribbon} className="h-9! text-[0.875rem]!" />
            </div>
          </div>
        )}
      </div>
      <div className="column with-side-column">
        <div>
          <h1 className="d2 mt-6 tablet:mt-11">
            {/* On a phone the name has a line of its own. */}
            <span className="max-tablet:block">{project.heading.name}</span> {project.heading.words}
          </h1>
          <p className="mt-4 text-[1.125rem] font-medium">
            <AddressLine address={project.address} />
          </p>
          <KeyFacts facts={project.facts} energy={project.energy} columns={2} />
          <p lang={project.lede.lang} className="lede mt-10 max-w-[26em] text-ink-2">
            {project.lede.text}
          </p>
        </div>
        <div className="mt-9 desktop:row-span-2 desktop:mt-11">
          <ProjectActions project={project} />
        </div>
        <div
          lang={project.description.lang}
          className="reading mt-9 flex flex-col gap-[1em] text-ink-2 desktop:mt-6"
        >
          {project.description.text
            .split(/\n\s*\n/)
            .filter(Boolean)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </div>
      </div>
      <div className="column">
        {project.units.length > 0 && <Units units={project.units} priceSuffix={project.priceSuffix} />}
        <div className="max-w-[760px]">
          <Plans plans={project.plans} title={project.title} gallery={project.gallery} />
          {(project.scale || project.energyNote) && (
            <section className="mt-20">
              <h2 className="d3">{t('ENERGY_SECTION')}</h2>
              {project.scale && (
                <div className="mt-9">
                  <EnergyScale scale={project.scale} />
                </div>
              )}
              <p className="small mt-4 text-ink-3">{project.energyNote}</p>
            </section>
          )}
          {project.legal && <LegalSection legal={project.legal} />}
          <Documents documents={project.documents} />
        </div>
        {project.location && <Location location={project.location} />}
        <SimilarProjects cards={project.similar} />
        {project.similar.length === 0 && <div className="h-16 desktop:h-26" />}
      </div>
    </>
  );
}
