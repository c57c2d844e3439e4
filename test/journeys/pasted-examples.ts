import type { Random } from '#test/random.ts';

type Example = { pasted: string; kept: string };

/** Word 365's clipboard: conditional comments, elements of its own, lists as paragraphs with their bullet. */
export const ofWord: Example = {
  pasted: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Users/an/filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} @page WordSection1 {size:595.3pt 841.9pt;} --></style>
</head><body lang=NL-BE style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->
<h1 style='mso-margin-top-alt:auto'><span style='font-size:20.0pt;color:#2F5496'>Een huis kopen<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'><b style='mso-bidi-font-weight:normal'>Eerst</b> het <i>budget</i>,
zegt <a href="https://www.notaris.be/kopen" style='color:blue'>de notaris</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>Een attest</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>Een plan</p>
<p class=MsoNormal><v:shape id="a" style='width:10pt' onclick="window.hasRun=1"><v:imagedata src="file:///C:/a.png"/></v:shape></p>
<!--EndFragment--></body></html>`,
  kept: '<h2>Een huis kopen</h2><p><strong>Eerst</strong> het <em>budget</em>, zegt <a href="https://www.notaris.be/kopen">de notaris</a>.</p><ul><li><p>Een attest</p></li><li><p>Een plan</p></li></ul><p></p>',
};

/** All of it is in a <b> that is not bold, and bold text is a style. */
export const ofGoogleDocs: Example = {
  pasted: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-3f0c"><h2 dir="ltr"
style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-weight:400;">Wat kost het?</span></h2><p
dir="ltr"><span style="font-weight:700;">Twee procent</span><span style="font-style:italic;font-weight:400;"> voor een
enige woning</span></p><ol style="margin-top:0;"><li dir="ltr" aria-level="1"><p dir="ltr"
role="presentation"><span style="font-weight:400;">Het ereloon</span></p></li></ol></b>`,
  kept: '<h2>Wat kost het?</h2><p><strong>Twee procent</strong><em> voor een enige woning</em></p><ol><li><p>Het ereloon</p></li></ol>',
};

/** Contains what an attacker would put into a page for people who copy from it. */
export const ofPage: Example = {
  pasted: `<article class="post" onmouseover="window.hasRun=1"><h2 id="kust" style="background:url(https://elders.example/a.gif)">De kust in de winter</h2>
<script>window.hasRun=1</script><style>body{display:none}</style><link rel="stylesheet" href="https://elders.example/a.css">
<p>Rustig<img src="https://elders.example/spoor.gif" onerror="window.hasRun=1"> en <a href="javascript:window.hasRun=1" onclick="window.hasRun=1">betaalbaar</a>,
<a href="/nl/contact/" target="_blank" onclick="window.hasRun=1">vraag het ons</a>.</p>
<blockquote><p>&lt;script&gt; is hier een woord</p></blockquote>
<iframe src="https://elders.example/" srcdoc="<script>parent.hasRun=1</script>"></iframe>
<svg onload="window.hasRun=1"><animate onbegin="window.hasRun=1" attributeName="x" dur="1s"/></svg>
<h4>Badplaatsen</h4><table><tr><td>Knokke</td><td>De Haan</td></tr></table>
<form action="https://elders.example/"><input name="a" autofocus onfocus="window.hasRun=1"><button>Stuur</button></form>
<details open ontoggle="window.hasRun=1"><summary>Meer</summary>Een strandcabine</details></article>`,
  kept: '<h2>De kust in de winter</h2><p>Rustig en betaalbaar, <a href="/nl/contact/">vraag het ons</a>.</p><blockquote><p>&lt;script&gt; is hier een woord</p></blockquote><h3>Badplaatsen</h3><p>Knokke</p><p>De Haan</p><p>Meer</p><p>Een strandcabine</p>',
};

const names = [
  ...[
    'p',
    'h1',
    'h2',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'b',
    'i',
    'a',
    'br',
    'div',
    'span',
    'table',
    'tr',
    'td',
  ],
  ...[
    'script',
    'style',
    'iframe',
    'img',
    'svg',
    'math',
    'mtext',
    'template',
    'noscript',
    'object',
    'embed',
    'form',
  ],
  ...[
    'input',
    'textarea',
    'title',
    'video',
    'audio',
    'source',
    'details',
    'marquee',
    'base',
    'link',
    'meta',
    'o:p',
  ],
  ...['foreignObject', 'annotation-xml', 'select', 'option', 'plaintext', 'xmp', 'frameset', 'portal', 'a-b'],
];
const attributes = [
  ...[
    'onclick=window.hasRun=1',
    'onerror="window.hasRun=1"',
    "onload='window.hasRun=1'",
    'OnFocus=window.hasRun=1',
  ],
  ...[
    'autofocus',
    'src=x',
    'src="https://elders.example/x.gif"',
    'href="javascript:window.hasRun=1"',
    'href=/nl/',
  ],
  ...[
    'href=" java&#10;script:window.hasRun=1"',
    'href="//elders.example"',
    'href="https://www.notaris.be/"',
    'id=root',
  ],
  ...[
    'style="font-weight:bold;background:url(https://elders.example/y.gif)"',
    'style=font-style:italic',
    'class=x',
  ],
  ...[
    'srcdoc="<script>parent.hasRun=1</script>"',
    'data-pm-slice="1 1 []"',
    'style="mso-list:l0 level1"',
    'dir=rtl',
  ],
  ...[
    '/onmouseover=window.hasRun=1',
    'http-equiv=refresh content="0;url=https://elders.example"',
    'is="a-b"',
    '"',
    '=',
  ],
];
const words = [
  ...[
    'woorden',
    ' ',
    '&lt;img src=x onerror=window.hasRun=1&gt;',
    '&nbsp;',
    '\u0000',
    '<',
    '>',
    '"',
    "'",
    '<!--',
    '-->',
  ],
  ...[
    '<![CDATA[',
    ']]>',
    '</',
    '<!doctype html>',
    '<?php',
    '--!>',
    '<p title="',
    '</script>',
    '</style>',
    '€ 1',
  ],
];

/** HTML of anything in anything, closed or not. */
export function hostileHtml(random: Random): string {
  const pieces = Array.from({ length: random.whole(1, 25) }, () => {
    const name = random.oneOf(names);
    if (random.is(0.35)) return random.oneOf(words);
    if (random.is(0.3)) return `</${name}>`;
    const given = Array.from({ length: random.whole(0, 3) }, () => random.oneOf(attributes));
    return `<${[name, ...given].join(random.oneOf([' ', '\n', '\t', '/']))}>`;
  });
  return pieces.join('');
}
