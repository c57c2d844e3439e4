-- 'articles:news', 'articles:page', 'articles:service': the shell of every page depends on the articles of fixed
-- pages, but not on the news. The tag 'articles' stays, because the version before this one knows no other.
call announce_table('article', 'articles', 'category', variadic '{}');
