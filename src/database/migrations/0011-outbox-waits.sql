-- Whose fault it was that a mail could not be sent yet. While one waits for the server nothing else is sent, so that
-- all comes in order once the server is back; one that only its recipient's server puts off waits by itself.
alter table mail_message add column waits_for text check (waits_for in ('server', 'recipient'));
