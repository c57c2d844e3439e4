import { ownKeys } from '#site/settings/storage-keys.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, hydrated, test } from './strict-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a valuation is asked in steps that fit the screen and keep what was answered', async ({
  page,
  context,
  problems,
}) => {
  const header = 64;
  const next = page.getByRole('button', { name: 'Volgende' });
  const fits = async (step: number) => {
    const group = page.getByRole('group', { name: `Stap ${step} van 4` });
    await expect(group).toBeVisible();
    const height = (await group.boundingBox())?.height ?? Number.POSITIVE_INFINITY;
    expect(height).toBeLessThanOrEqual(844 - header);
    if (step === 2 || step === 3) await expect(next).toBeInViewport({ ratio: 1 });
    return group;
  };
  await page.goto('/nl/gratis-schatting/');
  await hydrated(page);
  await fits(1);

  await next.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('link', { name: 'Kies of u wilt verkopen of verhuren' }).click();
  await expect(page.getByRole('radio', { name: 'Verkopen' })).toBeFocused();
  await page.getByRole('radio', { name: 'Verkopen' }).check();
  await page.getByLabel('Straat en nummer').fill('Kouter 12');
  await page.getByLabel('Postcode').fill('9000');
  await page.getByLabel('Gemeente').fill('Gent');
  await page.getByLabel('Gemeente').press('Enter');
  await expect(await fits(2)).toBeFocused();
  await expectAccessible(page);
  await page.getByText('Bedrijfspand', { exact: true }).click();
  await page.getByText('Huis', { exact: true }).click();
  await page.getByRole('radio', { name: '2', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('1946–1970').click();
  await page.getByLabel('Wat is vernieuwd').fill('Het dak');
  const expectChosen = async () => {
    for (const [group, choice] of [
      ['Type', 'Huis'],
      ['Slaapkamers', '3'],
      ['Bouwjaar', '1946–1970'],
    ] as const) {
      const radio = page
        .getByRole('group', { name: group })
        .getByRole('radio', { name: choice, exact: true });
      await expect(radio).toBeChecked();
    }
    await expect(page.getByLabel('Wat is vernieuwd')).toHaveValue('Het dak');
  };
  await expectChosen();
  await expectAccessible(page);

  // The form can be continued without a connection.
  await context.setOffline(true);
  await next.click();
  await fits(3);
  await context.setOffline(false);
  await page.goBack();
  await fits(2);
  await expectChosen();
  await page.reload();
  await hydrated(page);
  await fits(2);
  await expectChosen();
  await next.click();
  await fits(3);
  await page.getByLabel('Geen aanspreking').check();
  await page.getByLabel('Voornaam').fill('Annelies');
  await page.getByLabel('Naam', { exact: true }).fill('Peeters');
  await page.getByLabel('E-mail', { exact: true }).fill('annelies@voorbeeld.be');
  await page.getByLabel('Telefoon').fill('0470 12 34 56');
  await next.click();
  await fits(4);
  await page.getByRole('button', { name: 'Schatting aanvragen' }).click();
  await expect(page.getByRole('alert')).toContainText('privacybeleid');
  await page.getByLabel('Ik heb het privacybeleid gelezen').check();
  await page.getByRole('button', { name: 'Schatting aanvragen' }).click();
  await expect(page).toHaveURL(/\/nl\/bedankt\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedankt, Annelies.');
  await expect(page.locator('main')).toContainText('uw aanvraag voor een schatting');
  await expect
    .poll(() => page.evaluate((key) => sessionStorage.getItem(key), ownKeys.answers.key))
    .toBeNull();
  expect(
    problems.splice(0).filter((problem) => !/422|INTERNET_DISCONNECTED|step\.json/.test(problem)),
  ).toEqual([]);
});

for (const [path, next] of [
  ['/fr/estimation-gratuite/', 'Suivant'],
  ['/de/kostenlose-bewertung/', 'Weiter'],
  ['/en/free-valuation/', 'Next'],
] as const) {
  test(`the choices about a home fit the screen: ${path}`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.locator('[name=goal]').first().check();
    await page.locator('[name=street]').fill('Kouter 12');
    await page.locator('[name=postal_code]').fill('9000');
    await page.locator('[name=city]').fill('Gent');
    await page.locator('[name=city]').press('Enter');
    await expect(page.locator('[name=remark]')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-field=type]')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: next })).toBeInViewport({ ratio: 1 });
  });
}
