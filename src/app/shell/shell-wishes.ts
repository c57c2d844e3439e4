import type { PageHead } from '#app/page/head.server.ts';

/** In the handle of a route: how the shell around its page differs. */
export type ShellHandle = {
  /** The home page has no button for a free valuation. */
  isHome?: boolean;
  /** The page draws a row of houses itself, standing on the footer. */
  ownHouses?: boolean;
  /** The page brings its own header and footer, and no analytics run on it. */
  ownShell?: boolean;
  /** The page fills the window: no header and no footer around it. */
  fillsWindow?: boolean;
  /** The page is for one person alone: its address may hold a token, which no other service is told. */
  isPersonal?: boolean;
};

/** In the data of a page: how the shell around it differs. */
export type ShellWishes = Pick<ShellHandle, 'ownHouses'> & {
  /** The header lies on the photograph that leads the page. */
  headerOnPicture?: boolean;
  /** The path of the page in each language. */
  alternates?: Partial<Record<string, string>>;
  head?: Pick<PageHead, 'preview'>;
};
