import { randomUUID } from 'node:crypto';
import { arrive, forgiveRefusals, officeUrl } from './office.ts';
import { mailTo } from './received-mails.ts';
import { expect, hydrated, test } from './strict-page.ts';

test.skip(process.env.SITE_DATA_DIR === undefined, 'makes a newsletter and staff of its own');
test.use({ baseURL: officeUrl(), locale: 'nl-BE' });

test('an editor writes a newsletter in two languages, reads the test in the mail and takes a plan back', async ({
  page,
  problems,
}) => {
  const subject = `Herfst ${randomUUID().slice(0, 8)}`;
  const email = await arrive(page, 'editor', 'nl');
  await page.goto('/office/content/newsletter/');
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Inschrijvingen' })).toHaveCount(0);
  await page.getByLabel('Onderwerp').fill(subject);
  await page.getByRole('button', { name: 'Beginnen' }).click();
  await expect(page).toHaveURL(/newsletter\/\d+\//);

  await page.getByLabel('Tekst (Nederlands)').fill('Dag **allemaal**');
  await page.getByLabel('Onderwerp (Français)').fill('L’automne');
  await page.getByLabel('Tekst (Français)').fill('Bonjour à tous');
  await page.getByRole('button', { name: 'Bewaren en bekijken' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Bewaard.');
  const mail = page.frameLocator('iframe');
  await expect(mail.locator('strong', { hasText: 'allemaal' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Voorbeeld' }).getByText('Français').click();
  await expect(mail.getByText('Bonjour à tous')).toBeVisible();
  await page.getByRole('navigation', { name: 'Voorbeeld' }).getByText('Nederlands').click();
  await expect(mail.locator('strong', { hasText: 'allemaal' })).toBeVisible();

  await page.getByRole('button', { name: 'Test naar mezelf' }).click();
  await expect(page.getByText('De test is onderweg')).toBeVisible();
  expect((await mailTo(email, subject)).html).toContain('<strong>allemaal</strong>');

  await page.getByLabel('Dag (niet verplicht)').fill('2090-01-02');
  await page.getByLabel('Uur (niet verplicht)').fill('08:00');
  await page.getByRole('button', { name: 'Inplannen' }).click();
  await page.getByRole('button', { name: 'Terugnemen' }).click();
  await page.getByRole('button', { name: 'Ontwerp verwijderen' }).click();
  await expect(page).toHaveURL('/office/content/newsletter/?told=removed');
  await expect(page.getByText(subject)).toHaveCount(0);
  // The mail shows the mark of the site.
  forgiveRefusals(problems);
});
