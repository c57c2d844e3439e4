import { Link } from 'react-router';
import { useTexts } from '#texts/use-texts.ts';
import { Icon } from '../../interface/icon.tsx';
import { Picture, type ShownPicture } from '../../interface/picture.tsx';

type Row = { title: string; sentence: string; href: string };

/** What the agency does, as rows beside one tall interior. */
export function Services({ picture, rows }: { picture: ShownPicture | null; rows: Row[] }) {
  const t = useTexts();
  return (
    <section className="column section grid gap-x-6 gap-y-8 desktop:grid-cols-12">
      {picture && (
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 1440px) 954px, (min-width: 961px) 60vw, 100vw"
          className="aspect-[3/2] w-full desktop:col-span-5 desktop:aspect-[530/708]"
        />
      )}
      <div className="desktop:col-span-6 desktop:col-start-7">
        <h2 className="d2">{t('OUR_SERVICES')}</h2>
        <ul className="mt-7 border-t border-line">
          {rows.map(({ title, sentence, href }) => (
            <li key={title} className="border-b border-line">
              <Link to={href} className="group flex items-center gap-8 py-7 desktop:py-9">
                <span className="flex-1">
                  <span className="d4 block">{title}</span>
                  <span className="facts mt-2 block max-w-[30em] font-normal text-ink-2">{sentence}</span>
                </span>
                <Icon
                  name="arrow-right"
                  className="shrink-0 text-brick transition-transform duration-150 group-hover:translate-x-1"
                />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
