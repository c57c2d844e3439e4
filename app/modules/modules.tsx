import { spanLook } from '../interface/span-look.ts';
import { Article } from './article.tsx';
import { Backdrop } from './backdrop.tsx';
import { Banner } from './banner.tsx';
import { ContactFormLater } from './contact-form-later.tsx';
import { Figures } from './figures.tsx';
import { LinkRows } from './link-rows.tsx';
import type { LoadedModule } from './load-modules.server.ts';
import { columnsInRow, isAcrossWindow, moduleRows } from './module-rows.ts';
import { News } from './news.tsx';
import { Offices } from './offices.tsx';
import { Quote } from './quote.tsx';
import { RecentProjects } from './recent-projects.tsx';
import { RecentProperties } from './recent-properties.tsx';
import { SearchStrip } from './search-strip.tsx';
import { Team } from './team.tsx';
import { Testimonials } from './testimonials.tsx';
import { TextWithPicture } from './text-with-picture.tsx';
import { Valuation } from './valuation.tsx';

/** The modules of a page in their rows. `lead`: they are the page; else they stand below the screen's own content. */
export function Modules({ modules, lead = false }: { modules: LoadedModule[]; lead?: boolean }) {
  return moduleRows(modules).map((row, index) => (
    <div
      key={row[0]?.position}
      className={lead && index >= rowsInSight ? 'drawn-later pictures-later' : 'contents'}
    >
      <Row row={row} leads={lead && index === 0} />
    </div>
  ));
}

// A banner and the search below it fill the first screen.
const rowsInSight = 2;

const bandSpace = 'py-16 tablet:py-20 desktop:py-26';

function Row({ row, leads }: { row: LoadedModule[]; leads: boolean }) {
  const [first] = row;
  if (!first) return null;
  if (isAcrossWindow(first.type)) {
    return (
      <div className={`band ${first.type === 'valuation' ? 'section' : ''}`}>
        <Module module={first} leads={leads} />
      </div>
    );
  }
  // Under the title of its page a module stands closer; an article has the distance of its picture in itself.
  const space = !leads ? 'section' : first.type === 'article' ? '' : 'block-space';
  if (first.columns === columnsInRow) {
    const module = <Module module={first} leads={leads} />;
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

function Module({ module: { type, data }, leads }: { module: LoadedModule; leads: boolean }) {
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
      return <Article {...data} leads={leads} />;
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
