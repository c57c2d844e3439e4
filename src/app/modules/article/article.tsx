import { ArticleText } from '#app/article/article-text.tsx';
import { type ArticlePicture, LeadPicture, UprightPicture } from '#app/article/lead-picture.tsx';
import { ModuleTitle, type ShownTitle } from '#app/modules/module-title.tsx';
import type { ShownBody, ShownText } from '#app/page/present-text.server.ts';
import type { AgencyContact } from '#app/people/people.server.ts';
import { TalkToUs } from '#app/people/talk-to-us.tsx';
import { Lede } from '#interface/page-top.tsx';
import { TextColumns } from '#interface/text-columns.tsx';

/** If the article leads the page, its title and first sentence already stand above it as those of the page. */
export function ArticleModule({
  title,
  intro,
  picture,
  body,
  contact,
  leads,
  isLast,
}: {
  title: ShownTitle;
  intro: ShownText;
  picture: ArticlePicture | null;
  body: ShownBody;
  contact: AgencyContact | null;
  leads: boolean;
  isLast: boolean;
}) {
  const text = (
    <>
      <UprightPicture picture={picture} priority={leads} />
      <ArticleText body={body} />
    </>
  );
  return (
    <article>
      {!leads && (
        <>
          <ModuleTitle {...title} />
          <Lede {...intro} />
        </>
      )}
      <LeadPicture picture={picture} priority={leads} />
      {contact ? (
        <TextColumns aside={<TalkToUs {...contact} />} besideOnly={!isLast}>
          {text}
        </TextColumns>
      ) : (
        <div className="mt-9">{text}</div>
      )}
    </article>
  );
}
