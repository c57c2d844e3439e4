import { z } from 'zod';
import { requirableAnswers } from '#domain/lead/person-questions.ts';
import { titles } from '#domain/person/title.ts';
import { rule } from '#site/site-problem.ts';

/** What forms ask of a person. If the law of a region allows less, its list counts instead. */
export const personQuestionsSchema = z
  .strictObject({
    /** Offered in this order; none: nobody is asked for a title. */
    titles: z
      .array(z.enum(titles))
      .refine((list) => new Set(list).size === list.length, 'names a title twice')
      .default(['mr', 'ms', 'miss', 'none']),
    /** Which of these answers a form insists on. */
    required: z.array(z.enum(requirableAnswers)).default(['title', 'first_name', 'last_name', 'phone']),
  })
  // Nobody may have to give a title for which there is no need: Court of Justice, C-394/23, 9-1-2025 (GDPR 5(1)c).
  .refine(
    ({ titles: offered, required }) =>
      !required.includes('title') || offered.length === 0 || offered.includes('none'),
    rule('TITLE_NEEDED', "requires a title, so 'titles' must offer 'none'"),
  )
  .prefault({});
