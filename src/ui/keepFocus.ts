import { canTakeFocus, tabStops } from './tabStops';

/** In what is left of it the focus goes on: a dialog, what a button opened in a page, the page, or what stands around; not a toast or a menu. */
const REGION = 'dialog, [role=dialog], [data-opened], main, #root';
/** Until then a part that knows better where to go has done so. */
const LEFT_TO_OTHERS_MS = 50;

/** Where a piece was taken away: in what, and between which neighbours. */
interface Gap {
  parent: Node;
  before: Node | null;
  after: Node | null;
}

const isBehind = (one: Node, mark: Node) =>
  (mark.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 && !mark.contains(one);

/** Whether something stands in the gap or behind it; a neighbour may have gone as well. */
function isPast(one: Node, { before, after }: Gap): boolean {
  if (before?.isConnected) return isBehind(one, before);
  if (before && after?.isConnected) return after.contains(one) || isBehind(one, after);
  return true;
}

/** What is next to a gap: what came in its place or follows it, else what comes before, as near around it as there is something. */
function besideGap(gap: Gap, region: Element): HTMLElement | undefined {
  for (let around: Node | null = gap.parent; around && region.contains(around); around = around.parentNode) {
    const found = tabStops(around as Element);
    const next = found.find((one) => isPast(one, gap)) ?? found.at(-1);
    if (next) return next;
  }
  return undefined;
}

/** What had the focus last in a region; `gap` is where it was, once it is gone. */
interface Held {
  element: Element;
  region: Element | null;
  gap?: Gap;
}

/** Keeps where it was, if it was taken away with these pieces; answers whether it was. */
function takenAway(one: Held, { target, previousSibling, nextSibling, removedNodes }: MutationRecord): boolean {
  const gone: Node = one.gap?.parent ?? one.element;
  if (![...removedNodes].some((node) => node.contains(gone))) return false;
  one.gap = { parent: target, before: previousSibling, after: nextSibling };
  return true;
}

/** Where somebody goes on who was there: with it, or with what stands beside where it was. */
function goingOn({ element, region, gap }: Held): HTMLElement | undefined {
  if (canTakeFocus(element)) return element;
  return gap && region?.isConnected ? besideGap(gap, region) : undefined;
}

/**
 * Who works by the keyboard goes on where what had the focus was taken away: with what stands beside it, or, where all around it
 * is gone, with what had the focus before, or stands beside that: a dialog may have taken the button away that opened it. Nobody is
 * sent anywhere by what a pointer does.
 */
export function keepFocus(page: Document): void {
  /** Of each region, the newest at the end. */
  let held: readonly Held[] = [];
  let byPointer = false;
  /** Whether it was sent on since a key was pressed, which is maybe still held down. */
  let wasSent = false;
  let waiting: number | undefined;

  const restore = () => {
    if (held.length === 0 || page.activeElement !== page.body) return;
    wasSent = true;
    // What was disabled for a moment has it again.
    const next = held.reduceRight<HTMLElement | undefined>((found, one) => found ?? goingOn(one), undefined);
    (next ?? page.querySelector('main'))?.focus({ preventScroll: true });
  };

  const look = (records: readonly MutationRecord[]) => {
    const last = held.at(-1);
    if (!last || byPointer) return;
    let isLost = false;
    for (const record of records) {
      if (record.type === 'attributes') {
        const { element } = last;
        if (record.target !== element || !element.matches(':disabled')) continue;
        last.gap = { parent: element.parentNode ?? page.body, before: element, after: null };
        isLost = true;
      } else for (const one of held) if (takenAway(one, record) && one === last) isLost = true;
    }
    // What is there again, as a row that found another place, is no gap.
    for (const one of held) if (one.gap && one.element.isConnected && !one.element.matches(':disabled')) delete one.gap;
    if (!isLost) return;
    clearTimeout(waiting);
    waiting = window.setTimeout(restore, LEFT_TO_OTHERS_MS);
  };

  page.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    const region = target.closest(REGION);
    held = [...held.filter((one) => one.region?.isConnected && one.region !== region), { element: target, region }];
  });
  const press = (event: KeyboardEvent) => {
    byPointer = false;
    // A key that is held down meant what has gone, not what the focus was sent to.
    if (wasSent && event.repeat) event.preventDefault();
    else wasSent = false;
  };
  page.addEventListener('keydown', press, { capture: true });
  page.addEventListener('pointerdown', () => (byPointer = true), { capture: true });
  new MutationObserver(look).observe(page, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
}
