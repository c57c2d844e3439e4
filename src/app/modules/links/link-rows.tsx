import { focusLook } from '#app/modules/background/focus.ts';
import { ModuleTitle, type ShownTitle } from '#app/modules/module-title.tsx';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { Picture, type ShownPicture } from '#interface/picture.tsx';
import type { Focus } from '#site/settings/settings.ts';

type Row = { title: string; sentence: string; href: string; external: boolean };

export function LinkRows({
  title,
  picture,
  focus = 'middle',
  rows,
}: {
  title: ShownTitle;
  picture: ShownPicture | null;
  focus?: Focus;
  rows: Row[];
}) {
  return (
    <section className="grid gap-x-18 gap-y-8 across:grid-cols-[5fr_6fr] wide:gap-x-30">
      {picture && (
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 1440px) 954px, (min-width: 961px) 60vw, 100vw"
          className={`aspect-[5/4] w-full tablet:aspect-auto tablet:h-[380px] across:h-full across:min-h-[560px] ${focusLook[focus]}`}
        />
      )}
      <div>
        <ModuleTitle {...title} />
        <ul className="mt-9 border-t border-line">
          {rows.map(({ title, sentence, href, external }) => (
            <li key={title} className="border-b border-line">
              <Link
                to={href}
                reloadDocument={external}
                className="group flex items-center gap-11 py-5.5 pr-2 tablet:py-7.5"
              >
                <span className="flex-1">
                  <span className="d4 block">{title}</span>
                  <span className="mt-2 block max-w-[25em] text-pretty text-ink-3">{sentence}</span>
                </span>
                <Icon
                  name="arrow-right"
                  size={24}
                  className="shrink-0 text-action transition-transform duration-150 group-hover:translate-x-1"
                />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
