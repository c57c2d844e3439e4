import { ModuleTitle, type ShownTitle } from '#app/modules/module-title.tsx';
import type { ContactOffice } from './contact.server.ts';
import { Office } from './office.tsx';

export function Offices({ title, offices }: { title: ShownTitle; offices: ContactOffice[] }) {
  return (
    <div className="grid gap-14 desktop:gap-18">
      <ModuleTitle {...title} />
      {offices.map((office) => (
        <Office key={office.id} office={office} heading={title.text ? 'h3' : 'h2'} />
      ))}
    </div>
  );
}
