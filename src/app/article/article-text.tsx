import { RichText } from '#app/interface/rich-text.tsx';
import type { ShownBody } from './present-text.server.ts';

/** The text of an article; it says so when it is not in the language of the page. */
export function ArticleText({ body: { body, lang, notice } }: { body: ShownBody }) {
  return (
    <>
      {notice && <p className="small mb-4 text-ink-3">{notice}</p>}
      <div lang={lang}>
        <RichText body={body} />
      </div>
    </>
  );
}
