import type { ShownBody } from '#app/page/present-text.server.ts';
import { RichText } from '#interface/rich-text.tsx';

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
