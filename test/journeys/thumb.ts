import type { Locator, Page } from '@playwright/test';

/** Counts the actions of a thumb: each press of a button or link, each field that it goes to. */
export class Thumb {
  taps = 0;

  async press(where: Locator): Promise<void> {
    this.taps += 1;
    await where.click();
  }

  async type(where: Locator, text: string): Promise<void> {
    this.taps += 1;
    await where.fill(text);
  }

  async typeAll(page: Page, fields: Record<string, string>): Promise<void> {
    for (const [name, text] of Object.entries(fields))
      await this.type(page.locator(`main [name="${name}"]`), text);
  }

  /** Opening the list is a tap of its own. */
  async choose(where: Locator, label: string): Promise<void> {
    this.taps += 2;
    await where.selectOption({ label });
  }

  /** Opening the telephone's picker is a tap of its own. */
  async pick(where: Locator, files: string[]): Promise<void> {
    this.taps += 2;
    await where.setInputFiles(files);
  }
}
