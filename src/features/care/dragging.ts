import type { PointerEvent } from 'react';

/** So far, in px, a pointer moves before it drags: less is a click. */
const BEGINS_AFTER = 6;

const placeUnder = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]') ?? undefined;

/**
 * Drags a copy of an element along with the mouse or a pen, past React, so that no move draws the board anew; answers on which
 * place it was dropped. A finger scrolls instead.
 */
export function dragged(event: PointerEvent<HTMLElement>, dropped: (place: string) => void): void {
  const inControl = event.target instanceof Element && event.target.closest('a, button');
  if (event.button !== 0 || event.pointerType === 'touch' || inControl) return;
  const card = event.currentTarget;
  const [fromX, fromY] = [event.clientX, event.clientY];
  let copy: HTMLElement | undefined;
  let over: HTMLElement | undefined;
  let frame: number | undefined;
  let [x, y] = [fromX, fromY];
  const ended = new AbortController();

  const lift = () => {
    const { left, top, width } = card.getBoundingClientRect();
    const lifted = card.cloneNode(true) as HTMLElement;
    for (const named of lifted.querySelectorAll('[id]')) named.removeAttribute('id');
    lifted.setAttribute('aria-hidden', 'true');
    lifted.inert = true;
    Object.assign(lifted.style, {
      position: 'fixed',
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      pointerEvents: 'none',
      zIndex: '1000',
      willChange: 'transform',
    });
    document.body.append(lifted);
    card.dataset.dragged = 'true';
    return lifted;
  };
  const aim = (place: HTMLElement | undefined) => {
    if (place === over) return;
    delete over?.dataset.aimed;
    over = place;
    if (over) over.dataset.aimed = 'true';
  };
  const follow = () => {
    frame = undefined;
    if (!copy) return;
    copy.style.transform = `translate(${x - fromX}px, ${y - fromY}px)`;
    aim(placeUnder(x, y));
  };
  const end = () => {
    ended.abort();
    if (frame !== undefined) cancelAnimationFrame(frame);
    aim(undefined);
    copy?.remove();
    delete card.dataset.dragged;
  };
  const listen = { signal: ended.signal };
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (!copy && Math.hypot(clientX - fromX, clientY - fromY) < BEGINS_AFTER) return;
      copy ??= lift();
      [x, y] = [clientX, clientY];
      // Of several moves within a frame the last one counts.
      frame ??= requestAnimationFrame(follow);
    },
    listen,
  );
  addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      const place = copy && placeUnder(clientX, clientY)?.dataset.place;
      end();
      if (place !== undefined) dropped(place);
    },
    listen,
  );
  addEventListener('pointercancel', end, listen);
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), listen);
  // The text of a card is not selected by dragging it.
  addEventListener('selectstart', (selecting) => selecting.preventDefault(), listen);
}
