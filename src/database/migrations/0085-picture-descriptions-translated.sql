-- What a picture of an article shows is a text too: a changed one leaves its translations behind.
create or replace trigger keep_text_states after update or delete on article for each row
  execute function keep_text_states('article', 'id', 'title', 'intro', 'body', 'picture_alt');
