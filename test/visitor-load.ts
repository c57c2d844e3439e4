import { randomInt, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { href } from '#site/paths/paths.ts';
import { solvedCaptcha } from './captcha.ts';

/** The answers that visitors got. */
type Ledger = {
  /** The e-mail address of every visitor whose form was answered with thanks. */
  forms: Set<string>;
  /** The same for visitors who sent a picture too. */
  uploads: Set<string>;
  reads: number;
  /** Answers with 503, and broken connections. */
  busy: number;
  cutOff: number;
  /** All other answers. */
  unexpected: string[];
};

/**
 * Visitors who send forms, send pictures and read, all at once, each time at any of the addresses, until `stop`. A
 * visitor who gets no answer or 503 sends the same again, as a browser does, at another address. `paths`: the pages
 * that they read.
 */
export function startVisitors({
  addresses,
  paths,
  captchaSecret,
}: {
  addresses: readonly string[];
  paths: readonly string[];
  captchaSecret: Parameters<typeof solvedCaptcha>[0];
}): { ledger: Ledger; stop: () => Promise<void> } {
  const ledger: Ledger = {
    forms: new Set(),
    uploads: new Set(),
    reads: 0,
    busy: 0,
    cutOff: 0,
    unexpected: [],
  };
  let isOver = false;
  const any = <Each>(all: readonly Each[]) => all[randomInt(all.length)] as Each;

  async function ask(path: string, init: RequestInit = {}): Promise<number | undefined> {
    const address = any(addresses);
    const client = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    try {
      const answer = await fetch(address + path, {
        ...init,
        redirect: 'manual',
        headers: { Origin: address, 'X-Forwarded-For': client, ...init.headers },
      });
      await answer.arrayBuffer();
      if (answer.status === 503) ledger.busy++;
      else if (![200, 206, 303].includes(answer.status)) ledger.unexpected.push(`${answer.status} ${path}`);
      return answer.status;
    } catch {
      ledger.cutOff++;
      // Gives other visitors their turn if this one loops without answers.
      await new Promise(setImmediate);
      return undefined;
    }
  }

  /** Each try has a new captcha, which can be used once, and the same key, which identifies the form. */
  async function sendUntilThanked(
    path: string,
    form: string,
    body: (captcha: Record<string, string>) => BodyInit,
  ) {
    while (!isOver) {
      const status = await ask(path, { method: 'POST', body: body(solvedCaptcha(captchaSecret, form)) });
      if (status === 303) return true;
      if (status !== undefined && status !== 503) return false;
    }
    return false;
  }

  async function sendForms(): Promise<void> {
    while (!isOver) {
      const email = `${randomUUID()}@voorbeeld.be`;
      const person = { title: 'mr', first_name: 'Jan', last_name: 'Peeters', email, phone: '0470123456' };
      const fields = { ...person, remark: 'Is dit nog vrij?', privacy: 'yes', idempotency_key: randomUUID() };
      const body = (captcha: Record<string, string>) => new URLSearchParams({ ...fields, ...captcha });
      if (await sendUntilThanked('/nl/contact/', 'contact', body)) ledger.forms.add(email);
    }
  }

  async function sendPictures(): Promise<void> {
    while (!isOver) {
      const email = `${randomUUID()}@voorbeeld.be`;
      const picture = await photograph();
      const fields = {
        author: 'Familie Maes',
        comment: email,
        email,
        privacy: 'yes',
        idempotency_key: randomUUID(),
      };
      const body = (captcha: Record<string, string>) => {
        const form = new FormData();
        for (const [name, value] of Object.entries({ ...fields, ...captcha })) form.append(name, value);
        form.append('picture', new File([picture], 'foto.jpg'));
        return form;
      };
      if (await sendUntilThanked(href('nl', 'writeTestimonial'), 'testimonial', body))
        ledger.uploads.add(email);
    }
  }

  async function read(): Promise<void> {
    while (!isOver) {
      const path = any(paths);
      const headers: Record<string, string> = path.startsWith('/films/') ? { Range: 'bytes=100-299' } : {};
      const status = await ask(path, { headers });
      if (status === 200 || status === 206) ledger.reads++;
    }
  }

  const visitors = [sendForms(), sendForms(), sendPictures(), sendPictures(), read(), read()];
  return {
    ledger,
    stop: async () => {
      isOver = true;
      await Promise.all(visitors);
    },
  };
}

/** No two photographs are alike, so that each is stored separately. */
async function photograph(): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const bytes = await sharp({ create: { width: 320, height: 240, channels: 3, background, noise } })
    .jpeg()
    .toBuffer();
  return new Uint8Array(bytes);
}
