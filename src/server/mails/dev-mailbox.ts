import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html, raw } from 'hono/html';
import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { findSentMail, listSentMails, type SentMail } from '#database/mail/sent-mails.ts';
import { isLoopback } from '#domain/address/loopback.ts';
import { formatDay, formatTime } from '#domain/time/dates.ts';
import type { Environment } from '#environment';
import { hashSource } from '#server/gates/content-security-policy.ts';
import { mailPolicy } from '#server/gates/mail-policy.ts';

const ADDRESS = /^\/dev\/mail\/(?:([0-9a-f-]{36})\/(html\/)?)?$/;

const proxyHeaders = ['Forwarded', 'X-Forwarded-For', 'X-Real-IP', 'Via'];

const style = `body{margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;background:#fbf8f3;color:#1d1b18}
a{color:#a5432d}h1{font-weight:400}table{border-collapse:collapse;width:100%}th,td{padding:8px 16px 8px 0;border-top:1px solid #ded6c9;text-align:left;vertical-align:top}
td:first-child{white-space:nowrap}iframe{width:100%;height:70vh;border:1px solid #ded6c9;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere}`;

const pagePolicy = `default-src 'none'; style-src ${hashSource(style)}; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/**
 * Shows at /dev/mail/ the mails that would have been sent, if the environment says so (a demo on one's own machine,
 * without SMTP_URL). Only a person at that machine sees them, whatever the request claims; for everybody else these
 * addresses do not exist. A request through a proxy does not count as made at the machine.
 */
export function devMailbox({
  database,
  environment,
}: {
  database: Kysely<Database>;
  environment: Pick<Environment, 'devMailbox' | 'publicUrl'>;
}) {
  return createMiddleware<{ Bindings: HttpBindings | undefined }>(async (context, next) => {
    const path = environment.devMailbox && ADDRESS.exec(context.req.path);
    if (!path || !isAtThisMachine(context) || context.req.method !== 'GET') return next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Robots-Tag', 'noindex');
    const [, id, part] = path;
    const mail = id === undefined ? undefined : await findSentMail(database, id);
    if (id !== undefined && !mail) return next();
    context.header('Content-Security-Policy', part ? mailPolicy(environment.publicUrl) : pagePolicy);
    if (!mail) return context.html(page('Mails', list(await listSentMails(database, 200))));
    if (!part) return context.html(page(mail.subject, single(mail)));
    return context.html(mail.html.replace('<head>', '<head><base target="_top">'));
  });
}

function isAtThisMachine({ env, req }: Context<{ Bindings: HttpBindings | undefined }>): boolean {
  // nginx speaks HTTP/1.0 unless it is configured otherwise; no browser does.
  if (env?.incoming?.httpVersion === '1.0') return false;
  if (proxyHeaders.some((name) => req.header(name) !== undefined)) return false;
  return isLoopback(env?.incoming?.socket.remoteAddress ?? '');
}

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${raw(style)}</style></head><body>${body}</body></html>`;
}

function list(mails: SentMail[]) {
  return html`<h1>Mails</h1><p>None of these was sent: set SMTP_URL to send mails.</p><table><tr><th>When</th><th>To</th><th>Subject</th><th>Template</th></tr>${mails.map(
    (mail) =>
      html`<tr><td>${when(mail)}</td><td>${mail.recipient}</td><td><a href="/dev/mail/${mail.id}/">${mail.subject}</a></td><td>${mail.template}, ${mail.language}</td></tr>`,
  )}</table>`;
}

function single(mail: SentMail) {
  return html`<p><a href="/dev/mail/">All mails</a></p><h1>${mail.subject}</h1><table>
<tr><th>When</th><td>${when(mail)}</td></tr><tr><th>To</th><td>${mail.recipient}</td></tr><tr><th>Replies to</th><td>${mail.replyTo ?? ''}</td></tr></table>
<p><iframe src="/dev/mail/${mail.id}/html/" title="The mail" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe></p><h2>As plain text</h2><pre>${mail.plain}</pre>`;
}

function when({ sentAt }: SentMail): string {
  return `${formatDay(sentAt, 'en')}, ${formatTime(sentAt)}`;
}
