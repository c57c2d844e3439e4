alter table document
  -- Of a PDF, as it says of itself: whoever downloads it can read them, so the agency is told.
  add column file_title text,
  add column file_author text;
