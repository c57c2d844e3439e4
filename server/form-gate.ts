import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import { type Language, languages } from '#domain/language.ts';
import { largestVisitorPicture } from '#images/visitor-picture.ts';
import { href } from '#site/paths.ts';
import { plainPage } from './plain-page.ts';

const inParts = 'multipart/form-data';

/** What forms send. */
const types = ['application/x-www-form-urlencoded', inParts];

/** The longest remark fits many times, in every script. */
export const mostTextBytes = 128 * 1024;

/** The pages whose form takes a picture. */
const withPicture = new Set<string>(languages.map((language) => href(language, 'writeTestimonial')));

/** A picture that is too large by no more than this is still read, so that the page can say so with all that was typed. */
const mostBytesWithPicture = 2 * largestVisitorPicture;

const pictureTooLarge: Record<Language, [title: string, hint: string]> = {
  nl: ['Deze foto is te groot', 'Ga terug, kies een foto tot 8 MB en verstuur het formulier opnieuw.'],
  fr: [
    'Cette photo est trop lourde',
    'Revenez en arrière, choisissez une photo de 8 Mo au plus et renvoyez le formulaire.',
  ],
  de: [
    'Dieses Foto ist zu groß',
    'Gehen Sie zurück, wählen Sie ein Foto bis 8 MB und senden Sie das Formular noch einmal.',
  ],
  en: ['This picture is too large', 'Go back, choose a picture of up to 8 MB and send the form again.'],
};

/** Lets only forms through to the pages, and none that is larger than people write: 415 and 413. */
export function formGate() {
  const typeGate = createMiddleware(async (context, next) => {
    if (context.req.method === 'POST' && !types.includes(typeOf(context))) {
      return context.text('A form is expected here.', 415, { 'Accept-Post': types.join(', ') });
    }
    return next();
  });
  // A body that is sent piece by piece is broken off where it becomes too long.
  const texts = bodyLimit({ maxSize: mostTextBytes, onError: (context) => plainPage(context, 413) });
  const picture = bodyLimit({
    maxSize: mostBytesWithPicture,
    onError: (context) => plainPage(context, 413, { wording: pictureTooLarge }),
  });
  return every(typeGate, (context, next) => (takesPicture(context) ? picture : texts)(context, next));
}

function typeOf(context: Context): string {
  return context.req.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** With JavaScript a form is sent to the address of the data of its page. */
function takesPicture(context: Context): boolean {
  return typeOf(context) === inParts && withPicture.has(context.req.path.replace(/_\.data$/, ''));
}
