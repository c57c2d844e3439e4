-- A project's own site is a link and a redirect: never an address without a scheme, which leads to another host, and
-- never one that runs something. What was written past the forms is not shown as a link.
update project set external_url = null where external_url !~* '^https?://[a-z0-9]';
alter table project add constraint project_external_url_check check (external_url ~* '^https?://[a-z0-9]');
