/** What is asked of a part of the page, or of all of it. */
type Asked = {
  /** 'top' or 'bottom': at the top of the page nothing can be scrolled from below a bar there, at the bottom from below one there. */
  end?: string | undefined;
  /** Only texts and controls in here, and no bar may cover them. */
  within?: string;
};

/**
 * The faults of the page as it is in the window: texts and controls that lie below others or below a fixed part, texts
 * over texts, and parts of a bar that touch. It runs in the page. A bar across the window may cover what can be
 * scrolled from below it.
 */
export function findOverlaps({ end, within }: Asked): string[] {
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe';
  const faults = new Set<string>();
  const root = document.documentElement;
  const window_ = new DOMRect(0, 0, root.clientWidth, innerHeight);
  const clips = new Map<Element, DOMRect>();

  const shown = [...document.querySelectorAll<HTMLElement>(`body ${within ?? '*'}`)].flatMap((each) =>
    within ? [each, ...each.querySelectorAll<HTMLElement>('*')] : [each],
  );
  const isModal = (element: Element) => element.closest('dialog, [popover]') !== null && !within;
  const parts = shown
    .filter((each) => !isModal(each))
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((each) => getComputedStyle(each).pointerEvents !== 'none')
    .flatMap((element) => [
      ...(element.matches(controls)
        ? [{ element, isText: false, name: nameOf(element), boxes: seen(element, element) }]
        : []),
      ...[...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .filter(() => !element.matches('option, textarea, script, style'))
        .map((node) => ({
          element,
          isText: true,
          name: words(node.textContent),
          boxes: seen(textRange(node), element),
        })),
    ]);

  for (const { element, isText, name, boxes } of parts)
    for (const box of boxes) {
      const over = pointsIn(box, isText ? 0 : 0.2)
        .map(([x, y]) => cover(x, y, element))
        .find((each) => each !== undefined);
      if (over) faults.add(`${name} lies below ${nameOf(over)}`);
    }
  const texts = parts.filter(({ isText }) => isText);
  for (const [at, one] of texts.entries())
    for (const other of texts.slice(at + 1))
      if (one.name !== other.name && one.boxes.some((box) => other.boxes.some((each) => isOver(box, each))))
        if (barAround(one.element) === barAround(other.element))
          faults.add(`${one.name} lies over ${other.name}`);
  for (const bar of shown.filter((each) => getComputedStyle(each).position === 'fixed'))
    for (const [at, one] of inside(bar).entries())
      for (const other of inside(bar).slice(at + 1)) {
        const gapPx = gapBetween(one.boxes, other.boxes);
        if (gapPx < 6) faults.add(`${one.name} is ${Math.round(gapPx)} px from ${other.name}`);
      }
  return [...faults];

  /** The controls of a bar, and its texts outside them. */
  function inside(bar: Element) {
    return parts
      .filter(({ element }) => bar.contains(element))
      .filter(({ element, isText }) => !isText || element.closest(controls) === null);
  }
  function gapBetween(some: DOMRect[], others: DOMRect[]): number {
    const gaps = some.flatMap((one) =>
      others
        .filter((other) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4)
        .map((other) => Math.max(one.left, other.left) - Math.min(one.right, other.right)),
    );
    return Math.min(Infinity, ...gaps);
  }
  function textRange(node: Node): Range {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range;
  }
  function intersect(a: DOMRect, b: DOMRect): DOMRect {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    return new DOMRect(
      left,
      top,
      Math.max(0, Math.min(a.right, b.right) - left),
      Math.max(0, Math.min(a.bottom, b.bottom) - top),
    );
  }
  /** The part of the window in which an element can be seen. */
  function clipOf(element: Element | null): DOMRect {
    if (!element || element === document.body || element === root) return window_;
    const known = clips.get(element);
    if (known) return known;
    const { position, overflow, clipPath, clip } = getComputedStyle(element);
    const around = position === 'fixed' ? window_ : clipOf(element.parentElement);
    const isCut = overflow !== 'visible' || clipPath !== 'none' || clip !== 'auto';
    const own = clipPath.includes('50%') ? new DOMRect() : isCut ? element.getBoundingClientRect() : around;
    const box = intersect(around, own);
    clips.set(element, box);
    return box;
  }
  function seen(what: Range | Element, within: Element): DOMRect[] {
    const around = what.getBoundingClientRect();
    if (around.bottom < 0 || around.top > innerHeight || around.width === 0) return [];
    const clip = clipOf(within);
    return [...what.getClientRects()]
      .map((box) => intersect(box, clip))
      .filter(({ width, height }) => width > 3 && height > 3);
  }
  /** The middle, the middles of the edges and two corners; these not where a round control has none. */
  function pointsIn({ left, right, top, bottom, width, height }: DOMRect, part: number): [number, number][] {
    const [x, y] = [left + width / 2, top + height / 2];
    const [edgeX, edgeY] = [Math.min(2, width / 3), Math.min(5, height / 4)];
    const [inX, inY] = [Math.max(edgeX, width * part), Math.max(edgeY, height * part)];
    return [
      [x, y],
      [left + edgeX, y],
      [right - edgeX, y],
      [x, top + edgeY],
      [x, bottom - edgeY],
      [left + inX, top + inY],
      [right - inX, bottom - inY],
    ];
  }
  /** What hides this point of an element. */
  function cover(x: number, y: number, element: Element): Element | undefined {
    for (const top of document.elementsFromPoint(x, y)) {
      if (top.contains(element) || element.contains(top)) return;
      if (!paints(top, x, y) || top.closest('label')?.contains(element)) continue;
      const bar = barAround(top);
      if (!within && bar && endOf(bar) !== end && !barAround(element)) return;
      // A button in a field, or on a picture that is a link.
      if (!bar && isWithin(top, element)) return;
      return top;
    }
    return;
  }
  function paints(element: Element, x: number, y: number): boolean {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    // A link that covers its card by a pseudo-element.
    if (x < left || x > right || y < top || y > bottom) return false;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    if (opacity === '0') return false;
    const isClear = backgroundImage === 'none' && /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
    return !isClear || element.matches(`${controls}, img, video, canvas`);
  }
  function isWithin(inner: Element, outer: Element): boolean {
    const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
    return (
      outer.matches(controls) &&
      a.left >= b.left - 1 &&
      a.right <= b.right + 1 &&
      a.top >= b.top - 1 &&
      a.bottom <= b.bottom + 1
    );
  }
  /** The part across the window that an element belongs to, if it is fixed or sticks; not one that is pushed away. */
  function barAround(element: Element): Element | undefined {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { position, top } = getComputedStyle(each);
      const sticks = Math.abs(each.getBoundingClientRect().top - Number.parseFloat(top)) < 1;
      if ((position === 'fixed' || (position === 'sticky' && sticks)) && each.clientWidth > innerWidth * 0.6)
        return each;
    }
    return;
  }
  function endOf(bar: Element): 'top' | 'bottom' {
    const { top, bottom } = bar.getBoundingClientRect();
    return top + bottom < innerHeight ? 'top' : 'bottom';
  }
  function isOver(a: DOMRect, b: DOMRect): boolean {
    const both = intersect(a, b);
    return both.width > 3 && both.height > Math.min(a.height, b.height) * 0.5;
  }
  function words(text: string | null): string {
    return `'${(text ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)}'`;
  }
  function nameOf(element: Element): string {
    const said = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;
    return `<${element.localName}> ${words(said || element.className.toString())}`;
  }
}
