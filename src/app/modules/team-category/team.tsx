import { type AllLink, ModuleHead } from '#app/modules/module-head.tsx';
import type { ShownTitle } from '#app/modules/module-title.tsx';
import type { ShownOffice } from '#app/people/people.server.ts';
import { PeopleList } from '#app/people/people-list.tsx';

export function Team({ title, offices, all }: { title: ShownTitle; offices: ShownOffice[]; all: AllLink }) {
  return (
    <section>
      <ModuleHead title={title} all={all} />
      {offices.map((office) => (
        <div
          key={office.id}
          className="mt-9 grid gap-x-6 gap-y-6 border-t border-ink pt-6 desktop:mt-11 across:grid-cols-12"
        >
          <div className="across:col-span-4">
            <h3 className="d4">{office.title}</h3>
            <p className="mt-2 text-ink-3">
              {office.street}, {office.place}
            </p>
          </div>
          <div className="across:col-span-8">
            <PeopleList people={office.people} />
          </div>
        </div>
      ))}
    </section>
  );
}
