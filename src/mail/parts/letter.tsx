import type { MailContext, WrittenMail } from '#mail/rendering/template.ts';
import { Actions } from './action.tsx';
import { Greeting, Signature } from './agent.tsx';
import { Paragraph, Title } from './words.tsx';

type Target = { path: string; label: string };

/** A mail about somebody's account: a greeting, some paragraphs, and what to do. */
export function letter(
  context: MailContext,
  {
    subject,
    why,
    name,
    said,
    main,
    others,
  }: { subject: string; why: string; name: string; said: string[]; main?: Target; others?: Target[] },
): WrittenMail {
  const { look } = context;
  return {
    subject,
    why,
    body: (
      <>
        <Title look={look}>{subject}</Title>
        <Greeting context={context} firstName={name} />
        {said.map((text) => (
          <Paragraph key={text} look={look}>
            {text}
          </Paragraph>
        ))}
        {(main || others) && <Actions context={context} main={main} others={others} />}
        <Signature context={context} />
      </>
    ),
  };
}
