import { Fragment, type ReactNode } from 'react';
import type { MailContext } from '#mail/rendering/template.ts';
import type { CleanNode } from '#site/articles/clean-text.ts';
import { Box } from './box.tsx';
import { Paragraph, Subtitle, TextLink } from './words.tsx';

/** A text of the agency. Its relative links lead to the site, since a mail has no address of its own. */
export function RichText({ body, context }: { body: CleanNode; context: MailContext }) {
  return drawAll(body.content, context);
}

function drawAll(nodes: readonly CleanNode[] = [], context: MailContext): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a mail is written once
  return nodes.map((node, index) => <Fragment key={index}>{draw(node, context)}</Fragment>);
}

function draw(node: CleanNode, context: MailContext): ReactNode {
  const { look } = context;
  const { colors, textFont } = look;
  const { type, content } = node;
  if (type === 'text') return drawWords(node, context);
  if (type === 'hardBreak') return <br />;
  const inside = drawAll(content, context);
  if (type === 'heading') return <Subtitle look={look}>{inside}</Subtitle>;
  if (type === 'paragraph') return <Paragraph look={look}>{inside}</Paragraph>;
  if (type === 'blockquote')
    return <Box style={{ borderLeft: `2px solid ${colors.line}`, paddingLeft: 18 }}>{inside}</Box>;
  const list = {
    margin: '0 0 16px',
    paddingLeft: 22,
    fontFamily: textFont,
    fontSize: 16,
    lineHeight: 1.6,
    color: colors['ink-2'],
  };
  const rows = (content ?? []).map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a mail is written once
    <li key={index}>{row.content?.map((each) => drawRow(each, context))}</li>
  ));
  return type === 'orderedList' ? <ol style={list}>{rows}</ol> : <ul style={list}>{rows}</ul>;
}

/** A paragraph in a list has no space around it. */
function drawRow(node: CleanNode, context: MailContext): ReactNode {
  return node.type === 'paragraph' ? drawAll(node.content, context) : draw(node, context);
}

function drawWords({ text = '', marks = [] }: CleanNode, context: MailContext): ReactNode {
  return marks.reduce<ReactNode>((inside, mark) => drawMark(mark, inside, context), text);
}

function drawMark(
  { type, attrs }: NonNullable<CleanNode['marks']>[number],
  inside: ReactNode,
  { look, publicUrl }: MailContext,
): ReactNode {
  if (type === 'bold') return <strong>{inside}</strong>;
  if (type === 'italic') return <em>{inside}</em>;
  if (!attrs) return inside;
  const href = attrs.href.startsWith('/') ? publicUrl + attrs.href : attrs.href;
  return (
    <TextLink look={look} href={href}>
      {inside}
    </TextLink>
  );
}
