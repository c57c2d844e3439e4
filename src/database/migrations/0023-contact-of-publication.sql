-- Whom an owner can ask about an advertisement, and what it is headed; empty: the agent, and the property itself.
alter table publication add column contact text, add column subject text;
