import type { ReactElement } from 'react';
import type { AgencyContact } from '#app/people/people.server.ts';
import { TalkToUs } from '#app/people/talk-to-us.tsx';
import { spanLook } from '#interface/span-look.ts';
import { ArticleModule } from './article/article.tsx';
import { News } from './article-category/news.tsx';
import { Backdrop } from './background/backdrop.tsx';
import { Banner } from './banner/banner.tsx';
import { ContactFormLater } from './contact/contact-form-later.tsx';
import { Offices } from './contact/offices.tsx';
import { LinkRows } from './links/link-rows.tsx';
import type { LoadedModule } from './load-modules.server.ts';
import { columnsInRow, isAcrossWindow, moduleRows } from './module-rows.ts';
import { RecentProjects } from './project-list/recent-projects.tsx';
import { RecentProperties } from './property-list/recent-properties.tsx';
import { SearchStrip } from './search/search-strip.tsx';
import { Figures } from './stats/figures.tsx';
import { Team } from './team-category/team.tsx';
import { Quote } from './testimonials/quote.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';
import { TextWithPicture } from './text-with-picture/text-with-picture.tsx';
import { Valuation } from './valuation/valuation.tsx';

/** `lead`: the modules are the whole page; else they stand below the screen's own content. */
export function Modules({ modules, lead = false }: { modules: LoadedModule[]; lead?: boolean }) {
  const rows = moduleRows(modules);
  const contact = contactBeforeEnd(rows);
  return rows.map((row, index) => {
    const isLast = index === rows.length - 1;
    return (
      <div
        key={row[0]?.position}
        className={lead && index >= rowsInSight ? 'drawn-later pictures-later' : 'contents'}
      >
        <Row row={row} leads={lead && index === 0} isLast={isLast} />
        {isLast && contact && (
          // A page that ends in a band has no space before the footer.
          <div className="no-print column section desktop:hidden [.band+&]:pb-16">
            <TalkToUs {...contact} />
          </div>
        )}
      </div>
    );
  });
}

/** Of the last article with a contact beside it, if more follows: on a narrow screen it would stand between the two. */
function contactBeforeEnd(rows: LoadedModule[][]): AgencyContact | null {
  const index = rows.findLastIndex((row) => row.some(hasContact));
  if (index === rows.length - 1) return null;
  return rows[index]?.find(hasContact)?.data.contact ?? null;
}

function hasContact(module: LoadedModule): module is LoadedModule & { type: 'article' } {
  return module.type === 'article' && module.data.contact !== null;
}

// A banner and the search below it fill the first screen.
const rowsInSight = 2;

const bandSpace = 'py-16 tablet:py-20 desktop:py-26';

function Row({ row, leads, isLast }: { row: LoadedModule[]; leads: boolean; isLast: boolean }) {
  const [first] = row;
  if (!first) return null;
  if (isAcrossWindow(first.type)) {
    return (
      <div className={`band ${first.type === 'valuation' ? 'section' : ''}`}>
        <Module module={first} leads={leads} />
      </div>
    );
  }
  // Below the title of the page a module stands closer; an article has the distance of its picture.
  const space = !leads ? 'section' : first.type === 'article' ? '' : 'block-space';
  if (first.columns === columnsInRow) {
    const module = <Module module={first} leads={leads} isLast={isLast} />;
    return first.background ? (
      <Backdrop background={first.background} className={`band ${space} ${bandSpace}`} inside="column module">
        {module}
      </Backdrop>
    ) : (
      <div className={`column module ${space}`}>{module}</div>
    );
  }
  return (
    <div className={`column ${space}`}>
      <div className="grid gap-x-6 gap-y-16 desktop:grid-cols-12">
        {row.map((module) => (
          <Cell key={module.position} module={module} leads={leads && module === first} />
        ))}
      </div>
    </div>
  );
}

function Cell({ module, leads }: { module: LoadedModule; leads: boolean }) {
  const span = spanLook(module.columns);
  const inside = <Module module={module} leads={leads} />;
  return module.background ? (
    <Backdrop background={module.background} className={`p-5 tablet:p-9 ${span}`} inside="module">
      {inside}
    </Backdrop>
  ) : (
    <div className={`module ${span}`}>{inside}</div>
  );
}

// Without the return type a forgotten kind would compile, and show nothing.
function Module({ module: { type, data }, leads, isLast = false }: ModuleProps): ReactElement {
  switch (type) {
    case 'banner':
      return <Banner {...data} leads={leads} />;
    case 'search':
      return <SearchStrip {...data} />;
    case 'propertyList':
      return <RecentProperties {...data} />;
    case 'projectList':
      return <RecentProjects {...data} />;
    case 'article':
      return <ArticleModule {...data} leads={leads} isLast={isLast} />;
    case 'articleCategory':
      return <News {...data} />;
    case 'teamCategory':
      return <Team {...data} />;
    case 'testimonials':
      return data.view === 'quote' ? <Quote {...data} /> : <Testimonials {...data} />;
    case 'stats':
      return <Figures {...data} />;
    case 'contact':
      return data.view === 'form' ? <ContactFormLater {...data} /> : <Offices {...data} />;
    case 'textWithPicture':
      return <TextWithPicture {...data} />;
    case 'links':
      return <LinkRows {...data} />;
    case 'valuation':
      return <Valuation {...data} />;
  }
}

type ModuleProps = { module: LoadedModule; leads: boolean; isLast?: boolean };
