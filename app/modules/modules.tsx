import { Banner } from './banner.tsx';
import { Figures } from './figures.tsx';
import { LinkRows } from './link-rows.tsx';
import type { LoadedModule } from './load-modules.server.ts';
import { News } from './news.tsx';
import { Quote } from './quote.tsx';
import { RecentProperties } from './recent-properties.tsx';
import { SearchStrip } from './search-strip.tsx';
import { Valuation } from './valuation.tsx';

/** The modules of a page, one after the other. */
export function Modules({ modules }: { modules: LoadedModule[] }) {
  return modules.map((module) => <Module key={module.position} module={module} />);
}

function Module({ module: { type, data } }: { module: LoadedModule }) {
  switch (type) {
    case 'banner':
      return <Banner {...data} />;
    case 'search':
      return <SearchStrip {...data} />;
    case 'propertyList':
      return <RecentProperties {...data} />;
    case 'stats':
      return <Figures {...data} />;
    case 'links':
      return <LinkRows {...data} />;
    case 'testimonials':
      return <Quote {...data} />;
    case 'articleCategory':
      return <News {...data} />;
    case 'valuation':
      return <Valuation {...data} />;
  }
}
