import type { Said } from '../said.ts';

/** An article as its author writes it down; `body` in the notation of site/demo/rich-text.ts. */
export type DemoArticle = {
  category: 'news' | 'service' | 'page';
  key?: string;
  title: Said;
  intro: Said;
  body: Said;
  /** A file of site/demo/pictures, without extension. */
  picture?: string;
  publishedOn?: string;
};
