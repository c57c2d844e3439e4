import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import type { ShownLayouts } from './map-layout.server.ts';

const icons = { list: 'list', split: 'columns-2', map: 'map' } as const;

/** The list, the list beside the map, or the map alone: each has an address of its own. */
export function LayoutSwitch({ shown }: { shown: ShownLayouts }) {
  return (
    <nav aria-label={shown.label} className="views no-print">
      {shown.views.map(({ view, label, href, isCurrent }) => (
        <Link
          key={view}
          to={href}
          preventScrollReset
          title={label}
          aria-current={isCurrent ? 'true' : undefined}
        >
          <Icon name={icons[view]} />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}

/** A phone has room for only one of the two: the link leads to the map, or back to the list. */
export function PhoneLayoutLink({ shown }: { shown: ShownLayouts }) {
  const isList = shown.views[0]?.isCurrent;
  const other = shown.views.find(({ view }) => view === (isList ? 'map' : 'list'));
  return (
    other && (
      <Link to={other.href} preventScrollReset>
        <Icon name={icons[other.view]} />
        {other.label}
      </Link>
    )
  );
}
