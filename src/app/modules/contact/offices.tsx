import { ModuleTitle, type ShownTitle } from '#app/modules/module-title.tsx';
import { Office } from '#app/people/office.tsx';
import type { ShownOffice } from '#app/people/people.server.ts';

export function Offices({ title, offices }: { title: ShownTitle; offices: ShownOffice[] }) {
  return (
    <div className="grid gap-14 desktop:gap-18">
      <ModuleTitle {...title} />
      {offices.map((office) => (
        <Office key={office.id} office={office} heading={title.text ? 'h3' : 'h2'} />
      ))}
    </div>
  );
}
