import { ButtonLink } from '#interface/button.tsx';
import type { PropertyLists } from './property-lists.server.ts';

export function ListLinks({ lists }: { lists: PropertyLists }) {
  return (
    <div className="no-print mt-7 flex flex-wrap gap-3">
      {lists.map(
        ({ label, href }, index) =>
          href && (
            <ButtonLink key={href} to={href} kind={index === 0 ? 'primary' : 'quiet'}>
              {label}
            </ButtonLink>
          ),
      )}
    </div>
  );
}
