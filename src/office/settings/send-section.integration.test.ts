import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { decode } from '#test/form-fields.ts';
import { full } from '#test/full-settings.ts';
import { put, read, settingsForms } from '#test/settings-forms.ts';
import { officeHost, officeSite } from '#test/staff.ts';

const site = await createTestApp(officeSite);
const { cookie, stored, current, open, post, change } = await settingsForms(site);
const { database } = site;

describe('the columns of the footer', () => {
  const path = '/office/settings/footer/';

  it('are made with links and a text, and rows within rows are ordered', async () => {
    let page = await read(await post(path, (await open(path)).fields, 'add footer.columns'));
    expect(page.fields).toContainEqual(['footer.columns.4.title.public', 'yes']);
    page = await read(await post(path, page.fields, 'add footer.columns.4.links'));
    // A list with a new row is unfolded.
    expect(page.text).toMatch(/<details open="">(?:(?!<details)[\s\S])*footer\.columns\.4\.span/);
    page = await read(await post(path, page.fields, 'add footer.columns.4.links'));
    let { fields } = page;
    for (const [name, value] of [
      ['title.text.nl', 'Over ons'],
      ['fullText.text.nl', 'Een **goed** kantoor.'],
      ['links.0.address', 'https://www.biv.be/'],
      ['links.0.label.nl', 'BIV'],
      ['links.1.page', 'contact'],
    ] as const)
      fields = put(fields, `footer.columns.4.${name}`, value);
    fields = (await read(await post(path, fields, 'up footer.columns.4.links 1'))).fields;
    fields = (await read(await post(path, fields, 'up footer.columns 4'))).fields;
    expect((await change(path, fields)).status).toBe(303);
    const { columns } = (await current()).footer;
    const bold = { type: 'text', text: 'goed', marks: [{ type: 'bold' }] };
    expect(columns[3]).toEqual({
      span: 2,
      title: { public: true, text: { nl: 'Over ons' } },
      fullText: {
        public: true,
        text: {
          nl: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [{ type: 'text', text: 'Een ' }, bold, { type: 'text', text: ' kantoor.' }],
              },
            ],
          },
        },
      },
      images: [],
      links: [{ page: 'contact' }, { address: 'https://www.biv.be/', label: { nl: 'BIV' } }],
    });
    expect(columns.toSpliced(3, 1)).toEqual(full.footer.columns);
  });

  it('keep a text that cannot be typed', async () => {
    const nl = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: '- geen rij' }] }],
    };
    const columns = [{ ...full.footer.columns[0], fullText: { public: true, text: { nl } } }];
    const document = { ...full, footer: { ...full.footer, columns } };
    await database
      .updateTable('setting')
      .set({ document: JSON.stringify(document) })
      .execute();
    const page = await open(path);
    expect(page.fields).toContainEqual(['footer.columns.0.fullText.text.nl.locked', 'yes']);
    expect((await change(path, put(page.fields, 'footer.columns.0.span', '6'))).status).toBe(303);
    expect((await current()).footer.columns[0]).toMatchObject({ span: 6, fullText: { text: { nl } } });
  });
});

it('takes a logo with the form, chooses it, and shows what changes', async () => {
  const path = '/office/settings/header/';
  const { fields, text } = await open(path);
  expect(text).toMatch(
    /<legend[^>]*>Logo<!-- -->(?:(?!<legend)[\s\S])*Geen: uw naam(?:(?!<legend)[\s\S])*Foto kiezen/,
  );
  const form = new FormData();
  for (const [name, value] of put(fields, 'do', 'check')) form.append(name, value);
  const bytes = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#b3402a' } })
    .png()
    .toBuffer();
  form.append(
    'header.logo.pictureId.file',
    new Blob([new Uint8Array(bytes)], { type: 'image/png' }),
    'logo.png',
  );
  const checked = await site.request(
    path,
    { method: 'POST', headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' }, body: form },
    officeHost,
  );
  const page = await read(checked);
  expect(checked.status).toBe(200);
  const id = page.fields.find(([name]) => name === 'header.logo.pictureId')?.[1] ?? '';
  expect(id).toMatch(/^[0-9a-f]{20}$/);
  expect((await post(path, page.fields, 'apply')).status).toBe(303);
  expect((await current()).header.logo.pictureId).toBe(id);
  const without = await open(path);
  expect((await change(path, put(without.fields, 'header.logo.pictureId', ''))).status).toBe(303);
  expect((await current()).header.logo.pictureId).toBeNull();
});

it('shows in words what would change, and writes nothing until that was seen', async () => {
  const path = '/office/settings/list/';
  const before = await stored();
  const typed = put((await open(path)).fields, 'list.pageSize', '24');
  const unseen = await post(path, typed, 'apply');
  const page = await read(unseen);
  expect(unseen.status).toBe(200);
  expect(page.text).toContain('Lijsten van panden, Panden op een pagina');
  expect(await stored()).toBe(before);
  // A value typed after the differences were shown is shown first too.
  expect((await post(path, put(page.fields, 'list.pageSize', '36'), 'apply')).status).toBe(200);
  expect(await stored()).toBe(before);
  expect((await post(path, page.fields, 'apply')).status).toBe(303);
  expect((await current()).list.pageSize).toBe(24);
});

it.each([
  ['list', 'list.pageSize', '0', 'Panden op een pagina: minstens 1'],
  ['list', 'list.pageSize', 'veel', 'Panden op een pagina'],
  ['agency', 'agency.email', 'geen adres', 'Dit klopt niet: Gegevens van het kantoor, E-mailadres'],
  ['agency', 'agency.name', '', 'Vul dit in: Gegevens van het kantoor, Naam van het kantoor'],
  ['visits', 'visits.dayParts.0.to', '09:00', 'Het einduur komt na het beginuur'],
  ['personQuestions', 'personQuestions.titles', 'mr', 'zonder aanspreking'],
  ['languages', 'languages.0.inUse', 'no', 'De eerste taal moet in gebruik zijn'],
  ['purchaseCosts', 'purchaseCosts.duties.0.percent', '130', 'Recht, in %: hoogstens 100'],
  ['purchaseCosts', 'purchaseCosts.duties.0.minimumCents', 'veel', 'Minstens, in euro'],
  [
    'purchaseCosts',
    'purchaseCosts.notary.0.scales.other.brackets.1.upToCents',
    '1',
    'elke gaat hoger dan de vorige',
  ],
  ['footer', 'footer.columns.0.span', '13', 'Breedte, in twaalfden: hoogstens 12'],
  ['footer', 'footer.columns.1.links.0.address', 'https://www.biv.be/', 'één ervan'],
  ['displayConditions', 'displayConditions.1.logic', 'empty', 'nummer'],
])('refuses in %s what is wrong in %s', async (name, field, typed, said) => {
  const before = await stored();
  const path = `/office/settings/${name}/`;
  const response = await post(path, put((await open(path)).fields, field, typed), 'check');
  const { text, fields } = await read(response);
  expect(response.status).toBe(422);
  expect(decode(text).toLowerCase()).toContain(said.toLowerCase());
  if (typed && typed !== 'no') expect(fields).toContainEqual([field, typed]);
  expect(await stored()).toBe(before);
});

it('tells who changed the same meanwhile, and keeps what was typed; other sections are in nobody’s way', async () => {
  const path = '/office/settings/list/';
  const mine = put((await open(path)).fields, 'list.pageSize', '24');
  const seen = await read(await post(path, mine, 'check'));
  const other = await open('/office/settings/mail/');
  expect((await change('/office/settings/mail/', put(other.fields, 'mail.mostPerMinute', '9'))).status).toBe(
    303,
  );
  const theirs = await open(path);
  expect((await change(path, put(theirs.fields, 'list.goneShownDays', '7'))).status).toBe(303);

  const late = await post(path, seen.fields, 'apply');
  const conflict = await read(late);
  expect(late.status).toBe(409);
  expect(conflict.text).toContain('Verkocht of verhuurd blijft zichtbaar');
  expect(conflict.fields).toContainEqual(['list.pageSize', '24']);
  expect((await current()).list).toMatchObject({ pageSize: full.list.pageSize, goneShownDays: 7 });

  const again = put(conflict.fields, 'list.goneShownDays', '7');
  expect((await change(path, again)).status).toBe(303);
  expect(await current()).toMatchObject({
    list: { pageSize: 24, goneShownDays: 7 },
    mail: { mostPerMinute: 9 },
  });
});
