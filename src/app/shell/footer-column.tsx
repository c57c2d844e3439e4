import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { LogoPicture } from '#interface/logo-picture.tsx';
import { RichText } from '#interface/rich-text.tsx';
import { spanLook } from '#interface/span-look.ts';
import type { ShownFooterColumn } from './footer.server.ts';
import { Logo } from './logo.tsx';
import type { ShellData } from './shell.server.ts';
import type { ShellLink } from './shell-links.server.ts';

const text =
  'max-w-[64ch] text-night-link [&_a]:text-white [&_a]:underline [&_a]:underline-offset-4 [&_li]:ml-5 [&_ol]:list-decimal [&_p+p]:mt-3 [&_strong]:text-white [&_ul]:list-disc';

/** On a phone two columns of links stand side by side, and every other column by itself. */
export function FooterColumn({ column, shell }: { column: ShownFooterColumn; shell: ShellData }) {
  const { span, mark, office, title, introText, fullText, images, links } = column;
  const onlyLinks = !mark && !office && !introText.text && !fullText && images.length === 0;
  const Element = onlyLinks ? 'nav' : 'div';
  return (
    <Element
      aria-label={onlyLinks && title ? title : undefined}
      className={`flex flex-col gap-3 ${onlyLinks ? '' : 'max-tablet:col-span-full'} ${spanLook(span)}`}
    >
      {mark && (
        <div>
          <Logo shell={shell} onDark />
          <p lang={mark.lang} className="mt-4 max-w-[16.25rem] text-night-link">
            {mark.text}
          </p>
        </div>
      )}
      {title && <h2 className="small font-semibold">{title}</h2>}
      {introText.text && (
        <p lang={introText.lang} className="text-night-link">
          {introText.text}
        </p>
      )}
      {office && <Office office={office} />}
      {office && shell.newsletter && <NewsletterField {...shell.newsletter} />}
      {fullText && (
        <div lang={fullText.lang}>
          <RichText body={fullText.body} look={text} />
        </div>
      )}
      {links.length > 0 && (
        <ul>
          {links.map((item) => (
            <li key={item.href}>
              <FooterLink item={item} />
            </li>
          ))}
        </ul>
      )}
      {images.length > 0 && (
        <ul className="flex flex-wrap items-center gap-4">
          {images.map(({ picture, alt, link }) => {
            const image = <LogoPicture picture={picture} alt={alt} className="h-10 max-w-44" />;
            return <li key={picture.id}>{link ? <a href={link}>{image}</a> : image}</li>;
          })}
        </ul>
      )}
    </Element>
  );
}

function FooterLink({ item }: { item: ShellLink }) {
  return item.external ? (
    <a href={item.href} className="footer-link">
      {item.label}
    </a>
  ) : (
    <Link to={item.href} className="footer-link">
      {item.label}
    </Link>
  );
}

function Office({ office }: { office: NonNullable<ShownFooterColumn['office']> }) {
  return (
    <div>
      <p className="text-night-link">{office.address}</p>
      <p className="text-night-link">{office.hours}</p>
      <p className="mt-2">
        <a href={office.phone.href} className="footer-link">
          {office.phone.text}
        </a>
      </p>
      <p>
        <a href={`mailto:${office.email}`} className="footer-link">
          {office.email}
        </a>
      </p>
    </div>
  );
}

/** Leads to the newsletter's page with the address filled in. */
function NewsletterField({ action, label, submit }: NonNullable<ShellData['newsletter']>) {
  return (
    <form method="post" action={action} className="mt-3 flex border border-night-2/60">
      <input type="hidden" name="begin" value="yes" />
      <input
        type="email"
        name="email"
        required
        autoComplete="email"
        aria-label={label}
        placeholder={label}
        className="h-12 min-w-0 flex-1 bg-transparent px-4 text-white placeholder:text-night-link"
      />
      <button
        type="submit"
        aria-label={submit}
        className="grid w-14 place-items-center border-l border-night-2/60 hover:bg-night-line"
      >
        <Icon name="arrow-right" />
      </button>
    </form>
  );
}
