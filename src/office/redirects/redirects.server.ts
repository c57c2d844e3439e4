import { data, redirect } from 'react-router';
import { changeRedirects, type RedirectFault, type RedirectLine } from '#commands/site/import-redirects.ts';
import { pagesDocument } from '#commands/site/pages-document.ts';
import { listRedirects } from '#database/site/redirects.ts';
import { redirectKey, redirectTarget } from '#domain/address/redirect.ts';
import { formatDay } from '#domain/time/dates.ts';
import { pagingOf } from '#interface/paging.ts';
import { readForm, textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { findOwnPage } from '#site/pages/find-page.ts';
import type { Page } from '#site/pages/page-schema.ts';
import { matchPath } from '#site/paths/paths.ts';
import type { OfficeTextKey, OfficeTexts } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

const ON_PAGE = 50;
const PATH = '/office/content/redirects/';

/** `?q=` searches, `?change=` puts one into the form, `?test=` tests where a path leads. */
export async function loadRedirects({ database, language, publicUrl }: OfficeContext, url: URL) {
  const t = officeTextsFor(language);
  const asked = (name: string) => (url.searchParams.get(name) ?? '').trim().slice(0, 500);
  const all = await listRedirects(database);
  const q = asked('q');
  const found = all.filter(({ from, to }) => `${from} ${to}`.toLowerCase().includes(q.toLowerCase()));
  const pages = Math.max(1, Math.ceil(found.length / ON_PAGE));
  const page = Math.min(pages, /^[1-9]\d{0,4}$/.test(asked('page')) ? Number(asked('page')) : 1);
  const note = t('REDIRECTS_NOTE', { count: found.length });
  const address = (number: number) => `?${new URLSearchParams({ ...(q && { q }), page: String(number) })}`;
  const changed = all.find(({ from }) => from === asked('change'));
  const test = asked('test');
  return {
    told: asked('told') === 'done' ? t('REDIRECTS_DONE') : '',
    note: t('REDIRECTS_NOTE', { count: all.length }),
    q,
    test: test ? { path: test, answer: await whereLeads(database, all, { test, publicUrl, t }) } : undefined,
    given: { from: changed?.from ?? '', to: changed?.to ?? '' },
    isChange: changed !== undefined,
    isEmpty: all.length === 0,
    rows: found.slice((page - 1) * ON_PAGE, page * ON_PAGE).map(({ from, to, hits, lastHitOn }) => ({
      from,
      to,
      hits: String(hits),
      last: lastHitOn ? formatDay(lastHitOn, language) : t('REDIRECTS_NEVER'),
    })),
    paging: found.length > ON_PAGE ? pagingOf(page, pages, note, address) : undefined,
  };
}

/** What a visitor gets at that path: a page, a redirect, or nothing. */
async function whereLeads(
  database: OfficeContext['database'],
  redirects: readonly { from: string; to: string }[],
  { test, publicUrl, t }: { test: string; publicUrl: string; t: OfficeTexts },
): Promise<string> {
  const path = redirectTarget(test.replaceAll(' ', '%20'), publicUrl)?.split(/[?#]/, 1)[0];
  const key = path?.startsWith('/') ? redirectKey(path) : undefined;
  if (!key) return t('REDIRECTS_TEST_WRONG');
  const found = redirects.find(({ from }) => from === key);
  if (found) return t('REDIRECTS_TEST_LEADS', { path: key, to: found.to });
  const pages = pagesDocument.complete(await pagesDocument.find(database)) as Page[];
  const whole = `${key === '/' ? '' : key}/`;
  const isPage = key === '/' || matchPath(whole) !== undefined || findOwnPage(pages, whole) !== undefined;
  return t(isPage ? 'REDIRECTS_TEST_PAGE' : 'REDIRECTS_TEST_NOTHING', { path: key });
}

export async function actOnRedirects(office: OfficeContext, request: Request) {
  const t = officeTextsFor(office.language);
  const form = await readForm(request);
  switch (textOf(form, 'do')) {
    case 'save':
      return saveOne(office, form, t);
    case 'remove':
      await change(office, [{ line: 1, from: textOf(form, 'from'), to: '' }], false);
      return redirect(`${PATH}?told=done`, 303);
    case 'check':
    case 'apply':
      return importLines(office, form, t);
    default:
      throw new Response('There is no such button.', { status: 400 });
  }
}

async function saveOne(office: OfficeContext, form: FormData, t: OfficeTexts) {
  const [from, to, former] = ['from', 'to', 'former'].map((name) => textOf(form, name).trim());
  if (!from || !to) return refuseForm(form, [{ field: from ? 'to' : 'from', text: t('REDIRECTS_EMPTY') }]);
  const lines = [{ line: 1, from, to }];
  // The old address was mistyped before: its former redirect is removed.
  if (former && former !== from) lines.push({ line: 2, from: former, to: '' });
  const { faults } = await change(office, lines, false);
  if (faults.length > 0)
    return refuseForm(
      form,
      faults.map((fault) => ({
        field: ['no-target', 'leads-nowhere'].includes(fault.reason) ? 'to' : 'from',
        text: inWords(fault, t),
      })),
    );
  return redirect(`${PATH}?told=done`, 303);
}

/** Shows the changes that a list would make, then writes it. */
async function importLines(office: OfficeContext, form: FormData, t: OfficeTexts) {
  const text = textOf(form, 'lines').replaceAll('\r\n', '\n');
  const lines = readLines(text);
  if (lines.length === 0) return refuseForm(form, [{ field: 'lines', text: t('REDIRECTS_EMPTY') }]);
  const isRehearsal =
    textOf(form, 'do') !== 'apply' || textOf(form, 'seen').replaceAll('\r\n', '\n') !== text;
  const { faults, differences, isWritten } = await change(office, lines, isRehearsal);
  if (faults.length > 0)
    return refuseForm(
      form,
      faults.slice(0, 50).map((fault) => {
        const at = fault.line === undefined ? '' : `${t('REDIRECTS_LINE', { line: fault.line })}. `;
        return { field: 'lines', text: at + inWords(fault, t) };
      }),
    );
  if (isWritten) return redirect(`${PATH}?told=done`, 303);
  return data<FormAnswer & { differences: { path: string; field: string; before: string; after: string }[] }>(
    {
      problems: [],
      typed: { do: ['check'], lines: [text] },
      differences: differences.slice(0, 200).map(({ path, before, after }) => ({
        path,
        field: path,
        before: String(before ?? t('SETTINGS_NOTHING_THERE')),
        after: String(after ?? t('SETTINGS_NOTHING_THERE')),
      })),
    },
  );
}

function change(office: OfficeContext, lines: readonly RedirectLine[], isRehearsal: boolean) {
  return changeRedirects(staffBy(office), lines, { publicUrl: office.publicUrl, isRehearsal });
}

/** One '/old;/nl/' per line; a comma or a tab works too, as spreadsheets write them. */
function readLines(text: string): RedirectLine[] {
  return text.split('\n').flatMap((written, index) => {
    const [from = '', to = ''] = written.split(/[;\t,]/).map((part) => part.trim().replace(/^"|"$/g, ''));
    return from && !(index === 0 && from === 'from') ? [{ line: index + 1, from, to }] : [];
  });
}

const reasons: Record<RedirectFault['reason'], OfficeTextKey> = {
  'no-path': 'REDIRECTS_NO_PATH',
  twice: 'REDIRECTS_TWICE',
  'is-page': 'REDIRECTS_IS_PAGE',
  'no-target': 'REDIRECTS_NO_TARGET',
  loop: 'REDIRECTS_LOOP',
  'leads-nowhere': 'REDIRECTS_LEADS_NOWHERE',
};

function inWords({ reason, from, to = '' }: RedirectFault, t: OfficeTexts): string {
  return t(reasons[reason], { from, to });
}
