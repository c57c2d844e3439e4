import { ButtonLink } from '#app/interface/button.tsx';
import type { HomeLists } from './home-lists.server.ts';

/** Leads from where there are no homes to the lists of homes. */
export function ListLinks({ lists }: { lists: HomeLists }) {
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
